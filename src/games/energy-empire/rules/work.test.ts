import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../testing/scenario.ts';
import { DRILLING, LOCATION_IDS, SPACES } from './tables.ts';

const at = (seat: number | 'neutral', energy: number) => ({ seat, energy });
const dirty = (except: readonly string[]) =>
  Object.fromEntries(SPACES.filter((space) => !except.includes(space)).map((space) => [space, 'pollution' as const]));

describe('Placing workers', () => {
  it('Rulebook: stacking at the Mine, one after the other', () => {
    const yellow: MatWish & TableWish = { workers: 2, energy: 4, rival: { workers: 3, energy: 2 } };
    const game = scenario(2, yellow).play('location:mine', 'energy:0');
    expect(game.mat(0)).toMatchObject({ workers: 1, energy: 4, resources: { steel: 1 } });
    game.next('location:mine');
    expect(game.offers).toEqual(['energy:1', 'energy:2']);
    game.play('energy:2');
    expect(game.mat(1)).toMatchObject({ energy: 0, resources: { steel: 1 } });
    game.next('location:mine');
    expect(game.offers).toEqual(['energy:3', 'energy:4']);
    game.play('energy:3');
    expect(game.mat(0).resources.steel).toBe(2);
    expect(game.state.board.mine.stacks).toEqual([at(0, 0), at(1, 2), at(0, 3)]);
  });

  it('17. A new stack must be strictly higher than every stack there: own, foreign and neutral', () => {
    const stacks = { mine: [at(0, 1)], finance: [at(1, 1)], trade: [at('neutral', 1)] };
    for (const place of ['mine', 'finance', 'trade']) {
      const close = scenario(2, { stacks, energy: 1, workers: 2, rival: { workers: 2 } }).play();
      expect(close.refusal(`location:${place}`)).toEqual({
        key: 'refused.lacks',
        with: { good: 'energy', need: 2, have: 1 },
      });
      const open = scenario(2, { stacks, energy: 2, workers: 2, rival: { workers: 2 } }).play();
      expect(open.offers).toContain(`location:${place}`);
    }
  });

  it('18. More energy than needed is allowed, on empty and on occupied locations', () => {
    expect(scenario(2, { energy: 3 }).play('location:mine').offers).toEqual([
      'energy:0',
      'energy:1',
      'energy:2',
      'energy:3',
    ]);
    const occupied = scenario(2, { energy: 3, stacks: { mine: [at(1, 0)] }, rival: { workers: 2 } });
    expect(occupied.play('location:mine').offers).toEqual(['energy:1', 'energy:2', 'energy:3']);
  });

  it('18. How much energy is one question, asked as an amount', () => {
    const { ask } = scenario(2, { energy: 3 }).play('location:mine');
    expect(ask?.options.map(({ amount }) => amount)).toEqual([0, 1, 2, 3]);
  });

  it('19. One worker per stack: a second visit is a new stack beside the first', () => {
    const game = scenario(2, { energy: 1, workers: 2, stacks: { mine: [at(0, 0)] } }).play('location:mine');
    expect(game.state.board.mine.stacks).toEqual([at(0, 0), at(0, 1)]);
    expect(game.mat().workers).toBe(1);
  });

  it('20. With two players a neutral worker makes every market cost at least 1 energy, for the whole game', () => {
    const poor = scenario(2, { energy: 0, money: 9 }).play();
    for (const type of ['government', 'industry', 'commerce']) {
      expect(poor.refusal(`location:${type}-market`)).toMatchObject({ with: { need: 1, have: 0 } });
    }
    const game = scenario(2, { energy: 1, money: 2, market: { commerce: ['bank'] } }).play('location:commerce-market');
    expect(game.state.board['commerce-market'].stacks).toEqual([at('neutral', 0), at(0, 1)]);
  });

  it('21. A location may be entered only if its whole action can be carried out', () => {
    const game = scenario(3, { energy: 0 }).play();
    expect(game.offers).toEqual([
      'location:scientific-research',
      'location:mine',
      'location:oil-drilling',
      'location:finance',
      'location:trade',
      'button:generate',
    ]);
    expect(game.refusal('location:education')).toEqual({
      key: 'refused.lacks',
      with: { good: 'money', need: 3, have: 0 },
    });
    expect(game.refusal('location:clean-up')).toMatchObject({ with: { good: 'science' } });
    expect(game.refusal('location:chemistry')).toMatchObject({ with: { good: 'oil' } });
    expect(game.refusal('location:power-plant')).toMatchObject({ key: 'refused.no-die' });
    expect(game.refusal('location:industry-market')).toMatchObject({
      key: 'refused.price',
      with: { resource: 'steel' },
    });
    const told = [...game.offers, ...(game.ask?.refused.map(({ ref }) => ref) ?? [])];
    expect(LOCATION_IDS.filter((id) => !told.includes(`location:${id}`))).toEqual([]);
  });

  it('22. Rulebook: Cheap Imports lets a player collect a Plastic at the Commerce market and pay with it', () => {
    const game = scenario(3, {
      energy: 0,
      market: { commerce: ['bank'] },
      pieces: { 'commerce-market': { plastic: 1 } },
    });
    game.play('location:commerce-market');
    expect(game.mat().structures).toEqual([{ card: 'bank', tokens: [] }]);
    expect(game.mat().resources.plastic).toBe(0);
    expect(game.state.board['commerce-market'].pieces.plastic).toBe(0);
  });

  it('22. Without those pieces the same market is closed', () => {
    const game = scenario(3, { energy: 0, market: { commerce: ['bank'] } }).play();
    expect(game.refusal('location:commerce-market')).toMatchObject({ key: 'refused.price' });
  });

  it('23. Pollution on a location goes to any unpolluted space, and the track does not move', () => {
    const game = scenario(3, { energy: 0, pieces: { mine: { pollution: 1 } } }).play('location:mine');
    expect(game.offers).toHaveLength(14);
    game.play('space:ocean:5');
    expect(game.mat()).toMatchObject({ environment: { 'ocean:5': 'pollution' }, resources: { steel: 1 } });
    expect(game.state.track).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('24. Pollution on Oil Drilling is placed before the well and must leave a drilling space', () => {
    const grid = { ...dirty(['forest:1', 'air:5', 'ocean:5']) };
    const game = scenario(3, { energy: 0, grid, pieces: { 'oil-drilling': { pollution: 1 } } });
    game.play('location:oil-drilling');
    expect(game.offers).toEqual(['space:air:5', 'space:ocean:5']);
    game.play('space:air:5');
    expect(game.mat().environment).toMatchObject({ 'air:5': 'pollution', 'forest:1': 'well' });
  });

  it('24. With room for the token only on the last drilling space, Oil Drilling is closed', () => {
    const game = scenario(3, {
      energy: 0,
      grid: dirty(['forest:1']),
      pieces: { 'oil-drilling': { pollution: 1 } },
    }).play();
    expect(game.refusal('location:oil-drilling')).toMatchObject({ key: 'refused.no-drilling-space' });
  });

  it('25. Clean Up with nothing to clean is allowed for 1 Science', () => {
    const game = scenario(3, { energy: 0, science: 1, grid: { 'air:1': 'clean' } }).play('location:clean-up');
    expect(game.mat().resources.science).toBe(0);
    expect(game.ask).toBeUndefined();
  });

  it('26. Trade without a swap is allowed', () => {
    const game = scenario(3, { energy: 0, steel: 1 }).play('location:trade', 'button:done');
    expect(game.mat().resources.steel).toBe(1);
    expect(scenario(3, { energy: 0 }).play('location:trade').ask).toBeUndefined();
  });

  it('27. Rulebook: $2 and 2 Science are traded for 2 Steel and 1 Plastic; Oil takes no part', () => {
    const game = scenario(3, { energy: 0, money: 2, science: 2, oil: 3 }).play('location:trade');
    expect(game.offers.some((ref) => ref.includes('oil'))).toBe(false);
    game.play('trade:money:steel', 'trade:science:steel', 'trade:science:plastic');
    expect(game.mat().resources).toEqual({ money: 0, steel: 2, plastic: 1, science: 0, oil: 3 });
  });

  it('27. Trade: any swap, also in a chain, as long as there is something to give', () => {
    const game = scenario(3, { energy: 0, steel: 1 }).play('location:trade', 'trade:steel:plastic');
    expect(game.offers).toEqual(['trade:plastic:money', 'trade:plastic:steel', 'trade:plastic:science', 'button:done']);
    game.play('trade:plastic:science', 'trade:science:money', 'trade:money:steel', 'button:done');
    expect(game.mat().resources).toEqual({ money: 0, steel: 1, plastic: 0, science: 0, oil: 0 });
  });

  it('27. Trade: a swap that gives what was received, or receives what was given, is open but hardly wanted', () => {
    const game = scenario(3, { energy: 0, steel: 2, plastic: 1 }).play('location:trade', 'trade:steel:plastic');
    const aside = game.ask?.options.filter(({ isAside }) => isAside).map(({ ref }) => ref);
    expect(aside).toEqual(['trade:plastic:money', 'trade:plastic:steel', 'trade:plastic:science']);
  });

  it('27. Trade in games of the first rules: what was received is not given again, what was given not received', () => {
    const game = scenario(3, { energy: 0, steel: 2, plastic: 1, rules: 1 });
    game.play('location:trade', 'trade:steel:plastic');
    expect(game.offers).toEqual(['trade:steel:money', 'trade:steel:plastic', 'trade:steel:science', 'button:done']);
  });

  it('28. Buy/Sell Oil is exactly one exchange of 3 Oil, closed without the money and without the Oil', () => {
    const closed = scenario(3, { energy: 0, oil: 2 }).play();
    expect(closed.refusal('location:buy-sell-oil')).toEqual({
      key: 'refused.lacks',
      with: { good: 'money', need: 1, have: 0 },
    });
    const both = scenario(3, { energy: 0, oil: 3, money: 1 }).play('location:buy-sell-oil');
    expect(both.offers).toEqual(['effect:0', 'effect:1']);
    both.play('effect:1');
    expect(both.mat().resources).toMatchObject({ oil: 0, money: 2 });
    expect(both.ask).toBeUndefined();
  });

  it('29. Education is closed with six workers', () => {
    const game = scenario(3, { money: 3, workers: 6 }).play();
    expect(game.refusal('location:education')).toMatchObject({ key: 'refused.workforce' });
  });

  it('30. The Power Plant sells one die of a kind in the supply, paid in full, and never a Petroleum die', () => {
    const game = scenario(3, { energy: 0, money: 2, steel: 2 });
    game.state.supply.dice.coal = 0;
    game.mat(2).dice.coal = 5;
    game.play('location:power-plant');
    expect(game.mat().dice['hydro-geo']).toBe(1);
    const choice = scenario(3, { energy: 0, money: 9, steel: 9, plastic: 9, science: 9 }).play('location:power-plant');
    expect(choice.offers).toEqual(['supply:solar-wind', 'supply:hydro-geo', 'supply:coal', 'supply:nuclear']);
  });

  it('31. Oil Drilling needs an unpolluted drilling space and one of the 12 wells', () => {
    const game = scenario(3, { energy: 0 }).play('location:oil-drilling');
    expect(game.offers).toEqual(DRILLING.map((space) => `space:${space}`));
    game.play('space:ocean:4');
    expect(game.mat()).toMatchObject({ resources: { oil: 3 }, environment: { 'ocean:4': 'well' } });
    expect(game.state.supply.wells).toBe(11);
  });

  it('31. Without a well in the supply Oil Drilling is closed', () => {
    const wells = Object.fromEntries(DRILLING.map((space) => [space, 'well' as const]));
    const game = scenario(4, { energy: 0, rival: { grid: wells } });
    for (const seat of [2, 3]) Object.assign(game.mat(seat).environment, wells);
    game.state.supply.wells = 0;
    game.play();
    expect(game.refusal('location:oil-drilling')).toMatchObject({ key: 'refused.no-wells' });
  });

  it('32. Chemistry and Education: pay, gain, then take the pollution from the track', () => {
    const chemist = scenario(3, { energy: 0, oil: 1 }).play('location:chemistry');
    expect(chemist.mat().resources).toMatchObject({ oil: 0, plastic: 2, science: 1 });
    expect(chemist.ask?.prompt.key).toBe('ask.pollute');
    chemist.play('space:air:2');
    expect(chemist.state.track[0]).toBe(4);
    const teacher = scenario(3, { energy: 0, money: 3, workers: 3 }).play('location:education');
    expect(teacher.mat()).toMatchObject({ workers: 3, resources: { money: 0 } });
    teacher.play('space:air:2');
    expect(teacher.state.track[0]).toBe(4);
  });
});
