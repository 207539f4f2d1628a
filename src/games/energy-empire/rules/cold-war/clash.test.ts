import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../../../../engine/game.ts';
import { Play } from '../../../../engine/play.ts';
import { rivalPlays, STARTED, stacksAt } from '../../testing/rival-scenario.ts';
import { scenario } from '../../testing/scenario.ts';
import { effectAt } from '../cards/locations.ts';
import { energyEmpire } from '../game.ts';
import { scores } from '../scoring.ts';
import { LATE_CLASH_IDS } from './cards/clash.ts';
import { rivalOf } from './rival.ts';

const SIX = ['baby-boom', 'killer-smog', 'science-year', 'earth-day', 'oil-embargo', 'toxic-dumping'] as const;

describe('The Rival', () => {
  it('132. Two workers a card, three Work turns, then a Generate turn', () => {
    const game = rivalPlays('rubble-clearance', { workers: 3, energy: 0 });
    const phases: string[] = [];
    for (let turn = 0; turn < 8; turn++) {
      rivalOf(game.state).isNext = true;
      const told = game.told.length;
      if (turn === 0) game.play();
      else game.next();
      phases.push(game.keys.slice(told).includes('event.rival-generates') ? 'generate' : 'work');
    }
    expect(phases.join(' ')).toBe('work work work generate work work work generate');
    expect(rivalOf(game.state)).toMatchObject({ workers: 6, energy: 10, tokens: expect.any(Number) });
  });

  it('133. Uses the least energy that gives the tallest stack, its own stacks included', () => {
    const stacks = { 'clean-up': [{ seat: 0, energy: 2 }] };
    const game = rivalPlays('rubble-clearance', { stacks });
    rivalOf(game.state).workers = 4;
    rivalOf(game.state).energy = 9;
    game.state.board.mine.stacks.push({ seat: 'rival', energy: 1 });
    game.play();
    expect(stacksAt(game)).toEqual(['clean-up 3', 'mine 1', 'mine 2']);
    expect(rivalOf(game.state).energy).toBe(4);
  });

  it('133. Its last energy is enough where no more is needed', () => {
    const stacks = { 'industry-market': [{ seat: 0, energy: 9 }] };
    const game = rivalPlays('border-railway', { stacks, energy: 0 }).play();
    expect(stacksAt(game)).toContain('industry-market 10');
    expect(game.keys).not.toContain('event.rival-skips');
  });

  it('133. Skips a placement it has no energy for: nothing is discarded, the rest of the card stays valid', () => {
    const stacks = { 'industry-market': [{ seat: 0, energy: 9 }] };
    const game = rivalPlays('border-railway', { stacks, energy: 0, open: ['wealth', 'diversified', 'oil-reserves'] });
    rivalOf(game.state).energy = 9;
    game.state.board.finance.stacks.push({ seat: 'rival', energy: 1 });
    game.play();
    expect(stacksAt(game)).toEqual(['finance 1', 'trade 0']);
    expect(game.keys).toContain('event.rival-skips');
    expect(game.state.markets.industry.discard).toEqual([]);
    expect(rivalOf(game.state)).toMatchObject({ workers: 4, tiles: ['wealth'] });
  });

  it('134. Pays nothing, gains nothing and needs no drilling space', () => {
    const game = rivalPlays('oil-concession').play();
    expect(game.state.supply.wells).toBe(12);
    expect(stacksAt(game)).toEqual(['oil-drilling 0', 'finance 0']);
  });

  it('135. Discards the card at the named spot, then the market slides and is refilled; an empty spot gives nothing', () => {
    const cards = ['iron-mine', 'lumber-mill', 'steel-mill'] as const;
    const game = rivalPlays('five-year-plan', { market: { industry: cards } }).play();
    expect(game.state.markets.industry.cards.slice(0, 2)).toEqual(['lumber-mill', 'steel-mill']);
    expect(game.state.markets.industry.cards).toHaveLength(3);
    const empty = rivalPlays('tool-works', { market: { industry: ['iron-mine'] } }).play();
    expect(empty.state.markets.industry.cards).toEqual(['iron-mine']);
  });

  it('136. Pieces lying on its location go back to the supply', () => {
    const pieces = { mine: { steel: 2, pollution: 1, contamination: 1 } };
    const game = rivalPlays('rubble-clearance', { pieces });
    const before = game.state.supply.pollution;
    game.play();
    expect(Object.values(game.state.board.mine.pieces).every((amount) => amount === 0)).toBe(true);
    expect(game.state.supply.pollution).toBe(before + 2);
    expect(game.keys.filter((key) => key === 'event.rival-clears')).toHaveLength(1);
    expect(rivalPlays('rubble-clearance').play().keys).not.toContain('event.rival-clears');
  });

  it('137. Its token comes from the leftmost stack; an empty track gives none', () => {
    const game = rivalPlays('coal-allotment').play();
    expect(game.state.track).toEqual([3, 4, 4, 4, 4, 4]);
    const empty = rivalPlays('grain-deal', { track: [0, 0, 0, 0, 0, 0] });
    empty.state.finalTurns = 2;
    expect(rivalOf(empty.play().state).tokens).toBe(0);
  });

  it('138. Takes the tile on the named space, which is refilled; an empty space gives nothing', () => {
    const open = ['wealth', 'diversified', 'oil-reserves'] as const;
    const game = rivalPlays('new-ministry', { open }).play();
    expect(rivalOf(game.state).tiles).toEqual(['diversified']);
    expect(game.state.tiles.open).toEqual(['wealth', expect.not.stringMatching('diversified'), 'oil-reserves']);
    const bare = rivalPlays('new-ministry', { open });
    bare.state.tiles.open[1] = 'none';
    bare.state.tiles.box.push('diversified');
    expect(rivalOf(bare.play().state).tiles).toEqual([]);
  });

  it('139. No step from the last space, and none to it while it is taken', () => {
    const first = rivalPlays('currency-reform', { un: 6 });
    rivalOf(first.state).un = 5;
    expect(rivalOf(first.play().state).un).toBe(5);
    const last = rivalPlays('currency-reform');
    rivalOf(last.state).un = 6;
    expect(rivalOf(last.play().state).un).toBe(6);
    const wish = { un: 5, nation: 'united-states', money: 4, structures: ['lumber-mill'] } as const;
    const player = scenario(1, { ...wish, modules: ['clash'] });
    rivalOf(player.state).un = 6;
    expect(player.activating('industry').refusal('nation')).toMatchObject({ key: 'refused.un-taken' });
  });

  it('140. An impact in its turn is resolved after the whole card and touches only the players, the next one first', () => {
    const track = [1, 4, 4, 4, 4, 4];
    const game = rivalPlays('coal-allotment', { track, impacts: ['jet-age'], oil: 1, rival: { oil: 1 } }, 2).play();
    expect(game.ask).toMatchObject({ seat: 0, step: { key: 'step.impact' } });
    expect(game.keys.lastIndexOf('event.rival-token')).toBeLessThan(game.keys.indexOf('event.impact'));
    game.play('effect:do');
    expect(game.state.deferred).toEqual([{ seat: 1, what: 'impact', with: { impact: 'jet-age' } }]);
    expect(game.state.mats.map(({ vp }) => vp)).toEqual([6, 4]);
  });

  it('141. The Late deck follows the third Early impact', () => {
    expect(energyEmpire.view(rivalPlays('five-year-plan').state, 0).rival?.deck).toBe('early');
    const game = rivalPlays('hotline-call', { track: STARTED }).play();
    expect(rivalOf(game.state).played).toEqual([{ card: 'hotline-call', isFaceDown: false }]);
    expect(rivalOf(game.state).decks.early).toHaveLength(24);
  });

  it('142. An empty deck: the other one; both empty: only a token in each fourth turn', () => {
    const game = rivalPlays('five-year-plan');
    const { decks, played } = rivalOf(game.state);
    played.push(...decks.early.splice(0).map((card) => ({ card, isFaceDown: false })));
    game.play();
    expect(LATE_CLASH_IDS).toContain(played.at(-1)?.card);
    played.push(...decks.late.splice(0).map((card) => ({ card, isFaceDown: false })));
    for (let turn = 0; turn < 3; turn++) {
      rivalOf(game.state).isNext = true;
      game.next();
    }
    expect(game.keys).toContain('event.rival-idle');
    expect(rivalOf(game.state)).toMatchObject({ tokens: 1, workers: 6, energy: 10 });
    expect(played).toHaveLength(48);
  });

  it('143. Face-down cards count their points and symbols, not their places and icons, and stay hidden until the end', () => {
    const game = rivalPlays('atomic-bureau', { modules: ['doomsday-clock'] });
    rivalOf(game.state).workers = 0;
    game.play();
    expect(rivalOf(game.state)).toMatchObject({ tokens: 1, played: [{ card: 'atomic-bureau', isFaceDown: true }] });
    expect(game.state.clock?.hour).toBe(1);
    expect(stacksAt(game)).toEqual([]);
    const { rows } = scores(game.state);
    expect(rows.find(({ say }) => say.key === 'score.clash')?.points).toEqual([undefined, 3]);
    expect(rows.find(({ say }) => say.key === 'score.military')?.points).toEqual([undefined, 1]);
    for (const viewer of [0, 'spectator'] as const) {
      expect(energyEmpire.view(game.state, viewer).rival?.played).toEqual([{ isFaceDown: true }]);
      expect(JSON.stringify(energyEmpire.view(game.state, viewer))).not.toContain('atomic-bureau');
    }
    game.state.finalTurns = 0;
    expect(energyEmpire.view(game.state, 0).rival?.played).toEqual([{ card: 'atomic-bureau', isFaceDown: true }]);
  });

  it('144. Whoever takes the last token, or moves the clock to 12, plays last', () => {
    const track = [0, 0, 0, 0, 0, 1];
    const game = rivalPlays('grain-deal', { track, impacts: SIX, workers: 0, energy: 0 }).play();
    expect(game.state.finalTurns).toBe(2);
    game.next();
    expect(game.keys.at(-1)).not.toBe('event.rival-card');
    expect(energyEmpire.over(game.state)).toBe(false);
    game.next();
    expect(energyEmpire.over(game.state)).toBe(true);
    const late = rivalPlays('orbit-program', { modules: ['doomsday-clock'] });
    if (late.state.clock) late.state.clock.hour = 11;
    expect(late.play().keys).toContain('event.midnight');
    expect(late.state.finalTurns).toBe(2);
  });
});

describe('A game with a Rival', () => {
  const start = (seats: number, more: Record<string, string> = {}) =>
    Play.start(energyEmpire, {
      game: 'energy-empire',
      rules: energyEmpire.rules,
      seats,
      options: { setup: 'own-turn', clash: 'on', ...more },
      seed: 'Clash001',
    });

  it.each([
    [1, 4],
    [2, 6],
  ])('2. With %i players each stack holds %i tokens, and no neutral worker stands on the board', (seats, tokens) => {
    const { state } = start(seats);
    expect(state.track).toEqual(Array(6).fill(tokens));
    expect(Object.values(state.board).every(({ stacks }) => stacks.length === 0)).toBe(true);
    expect(Object.values(state.markets).every(({ cards }) => cards.length === 3)).toBe(true);
  });

  it('Alone: any nation, few dice, the player first and then the Rival by turns', () => {
    const play = start(1);
    expect(play.ask?.options).toHaveLength(10);
    expect(play.state.supply.dice).toEqual({ 'solar-wind': 2, 'hydro-geo': 1, coal: 2, nuclear: 2, petroleum: 4 });
    play.answer(0);
    play.answer(0);
    play.pick('button:generate');
    while (play.state.turns === 0) play.pick('button:decline');
    expect(rivalOf(play.state).played).toHaveLength(1);
    expect(play.ask?.prompt.key).toBe('ask.turn');
  });

  it('145. Two players: the Rival third, all dice, Finance with its three options; gifts go to the other human only', () => {
    const { state } = start(2);
    expect(state.supply.dice.coal).toBe(5);
    const game = scenario(2, { modules: ['clash'], energy: 0, nation: 'china' }).play('location:finance');
    expect(game.offers).toHaveLength(3);
    game.play('effect:2');
    expect(game.state.mats.map(({ resources }) => resources.money)).toEqual([4, 2]);
    expect(rivalOf(game.state).isNext).toBe(false);
    game.next('location:mine', 'energy:0');
    expect(rivalOf(game.state)).toMatchObject({ isNext: true });
    game.next();
    expect(game.state).toMatchObject({ now: { seat: 0 }, turns: 3 });
  });

  it('146. Proxy War stays in the box', () => {
    for (const seats of [1, 2]) {
      const { late } = start(seats, { 'new-impacts': 'on' }).state.impactBags;
      expect(late).toHaveLength(11);
      expect(late).not.toContain('proxy-war');
    }
  });

  it('147. All 20 tiles are used, claiming is normal, there are no solo goals, and Finance gives $3 alone', () => {
    const { state } = start(1);
    const { open, supply } = state.tiles;
    expect(open.length + supply.length + (state.mats[0]?.dealt?.tiles.length ?? 0)).toBe(20);
    expect(effectAt(state, 'finance').say).toMatchObject({ with: { bag: { with: { money: 3 } } } });
    expect(energyEmpire.view(state, 0).isSolo).toBe(false);
    const open3 = ['wealth', 'diversified', 'oil-reserves'] as const;
    const game = scenario(1, { modules: ['clash'], open: open3 }).play('button:generate', 'achievement:wealth');
    expect(game.state.tiles.open.slice(1)).toEqual(['diversified', 'oil-reserves']);
  });

  it('Three megastructures lie open, alone and for two', () => {
    for (const seats of [1, 2]) {
      expect(start(seats, { megastructures: 'on' }).state.megastructures).toHaveLength(3);
    }
  });

  it('Is for one or two players', () => {
    expect(refusedOptions(energyEmpire, 3, { clash: 'on' })).toMatchObject({ key: 'closed.clash' });
    expect(refusedOptions(energyEmpire, 2, { clash: 'on' })).toBeUndefined();
  });
});
