import { expect } from 'vitest';
import type { Claims, Statements } from '../../../../testing/rules-pages.ts';
import { diceOf, workersOwned } from '../../rules/state.ts';
import { ARRANGEMENTS, LIMIT, LOCATION_IDS } from '../../rules/tables.ts';
import { scenario } from '../scenario.ts';

const start: Claims = {
  'for the whole game, so these are never free': () => {
    const game = scenario(2, { energy: 0, money: 9 }).play();
    for (const place of ARRANGEMENTS.two.neutral) {
      expect(game.refusal(`location:${place}`)).toMatchObject({ key: 'refused.lacks', with: { good: 'energy' } });
    }
  },
};

const turn: Claims = {
  'If you generated last turn you must work': () => {
    const game = scenario(3, { generatedLast: true }).play();
    expect(game.refusal('button:generate')).toMatchObject({ key: 'refused.generated-last' });
  },
  'unless there is no location where you can': () => {
    const game = scenario(3, { energy: 0, generatedLast: true });
    const open = LOCATION_IDS.filter((id) => game.state.board[id].stacks.length === 0);
    for (const id of open) game.state.board[id].stacks.push({ seat: 'neutral', energy: 0 });
    expect(game.play().keys).toContain('event.generates');
  },
  'If you cannot work you must generate.': () => {
    expect(scenario(3, { workers: 0, energy: 0 }).play().keys).toContain('event.generates');
  },
};

const stacks: Claims = {
  'as much energy as the tallest stack there is high, worker included': () => {
    const game = scenario(3, { energy: 3, stacks: { mine: [{ seat: 1, energy: 1 }] }, rival: { workers: 2 } });
    expect(game.play('location:mine').offers).toEqual(['energy:2', 'energy:3']);
  },
  'You may use more energy than you need; the next worker then needs more as well.': () => {
    const game = scenario(3, { energy: 2 }).play('location:mine', 'energy:2').next();
    expect(game.refusal('location:mine')).toMatchObject({ with: { need: 3 } });
  },
  'Your own earlier stacks count like anybody’s.': () => {
    const game = scenario(3, { energy: 0, workers: 2, stacks: { mine: [{ seat: 0, energy: 0 }] } }).play();
    expect(game.refusal('location:mine')).toMatchObject({ with: { good: 'energy', need: 1 } });
  },
  'You may work at a location only if you can do everything it asks.': () => {
    const { money, oil } = { money: 2, oil: 0 };
    const game = scenario(3, { money, oil }).play();
    expect(game.refusal('location:education')).toMatchObject({ with: { good: 'money' } });
    expect(game.refusal('location:chemistry')).toMatchObject({ with: { good: 'oil' } });
  },
  'First you take any pieces an impact left at the location, the unpleasant ones too. They may pay for what the location asks.':
    () => {
      const pieces = { 'commerce-market': { plastic: 1, pollution: 1 } };
      const game = scenario(3, { energy: 0, market: { commerce: ['bank'] }, pieces });
      game.play('location:commerce-market', 'space:air:2');
      expect(game.mat()).toMatchObject({ environment: { 'air:2': 'pollution' }, resources: { plastic: 0 } });
      expect(game.mat().structures).toHaveLength(1);
    },
  'You own at most': () => {
    expect(scenario(3, { money: 3, workers: LIMIT.workers }).play().refusal('location:education')).toMatchObject({
      key: 'refused.workforce',
    });
  },
  'Energy you gain beyond that is lost.': () => {
    const wish = { workers: 0, energy: LIMIT.energy, science: 1, structures: ['enrichment-plant'] } as const;
    const game = scenario(3, wish).activating('industry').play('structure:enrichment-plant');
    expect(game.mat()).toMatchObject({ reserve: { energy: 0 } });
  },
};

const structures: Claims = {
  'you may use structures of the same binder, in any order, and your nation once': () => {
    const wish = { workers: 0, energy: 4, money: 9, nation: 'united-states' } as const;
    const game = scenario(3, { ...wish, structures: ['supermarket', 'farm', 'iron-mine'] }).activating('commerce');
    expect(game.refusal('structure:iron-mine')).toMatchObject({ key: 'refused.type' });
    game.play('nation', 'structure:farm', 'structure:supermarket');
    expect(game.mat()).toMatchObject({ un: 1, energy: 0 });
    const again = scenario(3, { ...wish, structures: ['supermarket'] })
      .activating('commerce')
      .play('nation');
    expect(again.refusal('nation')).toMatchObject({ key: 'refused.plank-full' });
  },
  'and can be used once': () => {
    const game = scenario(3, { energy: 3, structures: ['supermarket', 'farm'] }).activating('commerce');
    expect(game.play('structure:supermarket', 'plank:0:1').refusal('structure:supermarket')).toMatchObject({
      key: 'refused.plank-full',
    });
  },
  'on different turns': () => {
    const game = scenario(3, { workers: 0, energy: 3, structures: ['lumber-mill', 'iron-mine'] });
    game.activating('industry').play('structure:lumber-mill');
    expect(game.refusal('structure:lumber-mill')).toMatchObject({ key: 'refused.once-a-turn' });
    expect(game.activating('industry').offers).toContain('structure:lumber-mill');
  },
  'You can use what you have just built in the same turn': () => {
    const game = scenario(3, { energy: 1, money: 2, market: { commerce: ['supermarket'] } });
    game.play('location:commerce-market', 'energy:0', 'space:forest:2');
    expect(game.offers).toContain('structure:supermarket');
  },
  'a worker or energy you have just gained can go into a slot': () => {
    const wish = { workers: 0, energy: 1, money: 3, structures: ['employment-agency', 'supermarket'] } as const;
    const game = scenario(3, wish).activating('commerce').play('structure:employment-agency', 'structure:supermarket');
    expect(game.mat().structures[1]?.tokens).toEqual(['worker']);
  },
  'Slots are cleared only when you generate.': () => {
    const game = scenario(1, { workers: 1, energy: 1, structures: ['supermarket'] });
    game.play('location:finance', 'energy:0', 'structure:supermarket');
    expect(game.mat().structures[0]?.tokens).toEqual(['energy']);
    expect(game.next().mat().structures[0]?.tokens).toEqual([]);
  },
  'You must pay everything to the left of a red arrow.': () => {
    const game = scenario(3, { energy: 2, money: 1, structures: ['bank', 'supermarket'] }).activating('commerce');
    expect(game.refusal('structure:bank')).toMatchObject({ key: 'refused.lacks', with: { good: 'money', have: 1 } });
  },
  'You may skip a peek at an impact and a cleanup; you must take everything else a card gives.': () => {
    const lodge = scenario(3, { workers: 0, energy: 2, structures: ['eco-lodge'] }).activating('commerce');
    lodge.play('structure:eco-lodge', 'button:decline');
    expect(lodge.mat()).toMatchObject({ resources: { money: 2 }, environment: { 'air:1': 'pollution' } });
    const bureau = scenario(3, { workers: 0, energy: 1, structures: ['weather-bureau'] }).activating('government');
    bureau.play('structure:weather-bureau', 'button:decline');
    expect(bureau.state.impacts.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
  },
};

const generate: Claims = {
  'workers or energy left on your mat you may take one open achievement': () => {
    expect(scenario(3, { workers: 1, energy: 1 }).play('button:generate').offers).toContain('button:decline');
    expect(scenario(3, { workers: 1, energy: 0 }).play('button:generate').mat().tiles).toEqual([]);
  },
  'Your workers come home from the board and from the slots; all your energy is lost.': () => {
    const game = scenario(3, {
      workers: 0,
      energy: 1,
      structures: ['supermarket'],
      stacks: { mine: [{ seat: 0, energy: 2 }] },
    });
    game.mat().structures[0]?.tokens.push('worker');
    game.mat().reserve.workers--;
    expect(game.play().mat()).toMatchObject({ workers: 2, energy: 0, reserve: { energy: LIMIT.energy } });
  },
  'barrels become Petroleum dice, for this roll only': () => {
    const game = scenario(3, { workers: 0, energy: 0, oil: LIMIT.refine + 1 }).play();
    expect(game.offers.at(-1)).toBe(`refine:${LIMIT.refine}`);
    game.rolling(1, 1).play('refine:2', 'button:roll', 'space:air:2');
    expect(game.mat().dice.petroleum).toBe(0);
  },
  'or leave some out': () => {
    const game = scenario(3, { workers: 0, energy: 0, dice: ['coal', 'solar-wind'] }).play('die:coal');
    expect(game.rolling(1).play('button:roll').mat().energy).toBe(1);
  },
  'If several tie, you choose.': () => {
    const game = scenario(3, { workers: 0, energy: 0, dice: ['coal', 'solar-wind'] });
    expect(game.rolling(4, 4).play('button:roll').ask).toMatchObject({ prompt: { key: 'ask.highest' } });
  },
  'a clean one takes a token off the track and nobody suffers': () => {
    const game = scenario(3, { workers: 0, energy: 0, dice: ['solar-wind'] }).play('button:roll');
    expect(game.state.track[0]).toBe(ARRANGEMENTS.three.stack - 1);
    expect(game.keys).toContain('event.clean-roll');
  },
  'If you roll no dice at all, that counts as clean too.': () => {
    expect(scenario(3, { workers: 0, energy: 0 }).play().keys).toContain('event.clean-roll');
  },
};

const rich = { energy: 0, money: 9, steel: 9, plastic: 9, science: 9 } as const;

const dice: Claims = {
  'alone only': () => {
    expect(scenario(1).state.supply.dice).toEqual(ARRANGEMENTS.solo.dice);
    expect(scenario(3).state.supply.dice).toEqual(ARRANGEMENTS.three.dice);
  },
  'If a kind runs out, nobody can buy it until one is returned.': () => {
    const game = scenario(3, { ...rich, rival: { dice: ['coal', 'coal', 'coal', 'coal', 'coal'] } });
    game.play('location:power-plant');
    expect(game.refusal('supply:coal')).toMatchObject({ key: 'refused.no-dice' });
  },
  'You own at most': () => {
    const game = scenario(3, { ...rich, dice: ['coal', 'coal', 'coal', 'nuclear', 'nuclear'] });
    game.play('location:power-plant', 'supply:solar-wind', 'die:coal');
    expect(diceOf(game.mat())).toHaveLength(LIMIT.dice);
  },
  'you must return another': () => {
    const game = scenario(3, { ...rich, dice: ['coal', 'coal', 'coal', 'nuclear', 'nuclear'] });
    expect(game.play('location:power-plant', 'supply:solar-wind').offers).toEqual(['die:coal', 'die:nuclear']);
  },
  'may be Hydro-geo, and it pollutes the Forest when you buy it': () => {
    const game = scenario(3, { ...rich, dice: ['hydro-geo'] }).play('location:power-plant', 'supply:hydro-geo');
    expect(game.offers.every((ref) => ref.startsWith('space:forest'))).toBe(true);
    expect(game.play('space:forest:2').mat().dice['hydro-geo']).toBe(1);
  },
  'You may discard dice and achievements at any time in your Work turn.': () => {
    const game = scenario(3, { energy: 1, tiles: ['wealth'], dice: ['coal'], structures: ['iron-mine'] });
    game.play('button:discard', 'die:coal', 'location:mine', 'energy:0', 'button:discard', 'button:discard-tile');
    expect(game.mat()).toMatchObject({ tiles: [], dice: { coal: 0 } });
    expect(workersOwned(game.mat())).toBe(3);
  },
};

export const turns: Statements = { start, turn, stacks, structures, generate, dice };
