import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../testing/scenario.ts';
import type { ImpactId } from './cards/impacts.ts';
import { energyEmpire } from './game.ts';
import { LOCATION_IDS, SPACES } from './tables.ts';
import { oilPrice } from './track.ts';

const EARLY = ['baby-boom', 'killer-smog', 'reconstruction-program'] as const;
const FIRST = [1, 4, 4, 4, 4, 4];
const FOURTH = [0, 0, 0, 1, 4, 4];
const filled = (except: readonly string[]) =>
  Object.fromEntries(SPACES.filter((space) => !except.includes(space)).map((space) => [space, 'pollution' as const]));

/** Two players; the first takes the last token of a stack by a clean roll, which reveals this impact. */
function revealing(impact: ImpactId, wish: MatWish & TableWish = {}) {
  const isLate = wish.track?.[0] === 0;
  const impacts = isLate ? [...EARLY, impact] : [impact];
  return scenario(2, { workers: 0, energy: 0, track: FIRST, ...wish, impacts }).play();
}

describe('Global impacts', () => {
  it('76. A stack that becomes empty fires after the running action; then the turn goes on', () => {
    const game = scenario(2, { energy: 1, oil: 1, track: FIRST, impacts: ['baby-boom'], structures: ['iron-mine'] });
    game.play('location:chemistry', 'energy:0', 'space:air:2');
    expect(game.state.impacts[0]).toMatchObject({ card: 'baby-boom', isRevealed: true });
    expect(game.offers).toContain('structure:iron-mine');
  });

  it('77. Two stacks in one action: both impacts, the left one first; the second pushes the first off', () => {
    const track = [1, 2, 2, 2, 2, 2];
    const game = scenario(1, { oil: 1, energy: 0, track, impacts: ['baby-boom', 'killer-smog'] });
    game.play('location:chemistry');
    game.state.now.impactsDue++;
    game.play('space:air:2');
    expect(game.state.impacts.map(({ isRevealed }) => isRevealed)).toEqual([true, true, false, false, false, false]);
    expect(game.state.lasting).toEqual({ rollRow: 'air' });
  });

  it('Rulebook: Chemical Spill scores Air, resets Industry, then two tokens go into one row', () => {
    const game = revealing('chemical-spill', { track: FOURTH });
    expect(game.mat().vp).toBe(4);
    expect(game.mat(1).vp).toBe(4);
    const keys = ['event.impact', 'event.scores-row', 'event.resets', 'event.happens'];
    expect(game.keys.filter((key) => keys.includes(key))).toEqual(keys);
    expect(game.offers).toHaveLength(14);
    game.play('space:forest:1');
    expect(game.offers.every((ref) => ref.startsWith('space:forest'))).toBe(true);
    game.play('space:forest:2');
    expect(game.mat().environment).toMatchObject({ 'forest:1': 'pollution', 'forest:2': 'pollution' });
  });

  it('78. Row scoring sees the grids before the special effect', () => {
    const game = revealing('chemical-spill', { track: FOURTH }).play('space:air:2', 'space:air:3');
    expect(game.mat().vp).toBe(4);
  });

  it('Rulebook: a reset market is discarded and filled with new cards from right to left', () => {
    const game = scenario(2, {
      workers: 0,
      energy: 0,
      track: FIRST,
      impacts: ['jet-age'],
      market: { commerce: ['bank', 'farm', 'port'] },
    });
    const [first, second, third] = game.state.markets.commerce.deck;
    game.play();
    expect(game.state.markets.commerce.discard).toEqual(['bank', 'farm', 'port']);
    expect(game.state.markets.commerce.cards).toEqual([third, second, first]);
  });

  it('79. A lasting effect works from its reveal and ends when the next impact is turned up', () => {
    const game = scenario(1, { workers: 0, energy: 0, dice: ['coal'], track: [1, 1, 2, 2, 2, 2], impacts: EARLY });
    game.play('button:roll', 'space:ocean:1');
    expect(game.state.lasting).toEqual({ educationCost: 1 });
    game.next('button:roll');
    expect(game.offers).toContain('space:ocean:2');
    expect(game.state.lasting).toEqual({ educationCost: 1 });
    game.play('space:ocean:2');
    expect(game.state.lasting).toEqual({ rollRow: 'air' });
  });

  it('79. The sixth one lasts until the end of the game', () => {
    const late = ['chemical-spill', 'earth-day', 'oil-embargo'] as const;
    const game = scenario(1, {
      workers: 0,
      energy: 0,
      oil: 4,
      track: [0, 0, 0, 0, 0, 1],
      impacts: [...EARLY, ...late],
    });
    game.play('refine:0').next();
    expect(game.offers).toEqual(['refine:0', 'refine:1', 'refine:2']);
    game.play('refine:2', 'button:roll', 'space:air:2');
    expect(energyEmpire.over(game.state)).toBe(true);
    expect(game.state.lasting).toEqual({ refineMost: 2 });
  });

  it('80. Pieces stay on locations after their card is gone, and add up', () => {
    const impacts = ['cheap-imports', 'baby-boom'] as const;
    const game = scenario(1, { workers: 0, energy: 0, track: [1, 1, 2, 2, 2, 2], impacts });
    game.state.board.trade.pieces.plastic = 1;
    game.play().next();
    expect(game.state.impacts[1]?.isRevealed).toBe(true);
    expect(game.state.board.trade.pieces.plastic).toBe(2);
    expect(game.state.board.finance.pieces.plastic).toBe(1);
  });

  it.each([
    ['science-year', 'science', 4],
    ['reconstruction-program', 'steel', 5],
    ['cheap-imports', 'plastic', 4],
  ] as const)(
    '81. %s puts 1 %s on each of the %i locations of its type, the market included',
    (impact, resource, count) => {
      const game = revealing(impact);
      expect(LOCATION_IDS.filter((id) => game.state.board[id].pieces[resource] === 1)).toHaveLength(count);
    },
  );

  it('82. The active player decides first, the others at their own next turn', () => {
    const game = revealing('jet-age', { oil: 1, rival: { oil: 1 } });
    expect(game.ask).toMatchObject({ seat: 0, prompt: { key: 'ask.refine' } });
    game.play('refine:0');
    expect(game.ask).toMatchObject({ seat: 0, prompt: { key: 'effect.may.ask' } });
    game.play('effect:do');
    expect(game.ask).toBeUndefined();
    expect(energyEmpire.view(game.state, 'spectator').undecided).toEqual([{ seat: 1, impact: 'jet-age' }]);
    game.next();
    expect(game.ask).toMatchObject({ seat: 1, prompt: { key: 'effect.may.ask' } });
    game.play('effect:do');
    expect([0, 1].map((seat) => game.mat(seat).vp)).toEqual([4 + 2, 4 + 2]);
  });

  it('82. What is undecided is asked before the next impact scores a row', () => {
    const game = scenario(3, {
      workers: 0,
      energy: 0,
      track: [1, 1, 5, 5, 5, 5],
      impacts: ['conservation-movement', 'jet-age'],
    });
    game.play();
    expect(game.mat().environment['air:1']).toBe('clean');
    Object.assign(game.mat(1), { workers: 0, energy: 0, reserve: { workers: 6, energy: 10 } });
    game.next();
    expect(game.keys.filter((key) => key === 'event.cleans')).toHaveLength(3);
    expect([0, 1, 2].map((seat) => game.mat(seat).vp)).toEqual([10, 10, 10]);
  });

  it('82. A cleanup put off is asked before somebody finds the wells exhausted', () => {
    const game = scenario(3, { workers: 0, energy: 0, track: FIRST, impacts: ['conservation-movement'] });
    for (const space of ['forest:1', 'forest:3', 'ocean:2', 'ocean:4'] as const) {
      for (const seat of [0, 1, 2]) game.mat(seat).environment[space] = 'well';
    }
    game.state.supply.wells = 0;
    game.play('space:air:1').next('space:air:1');
    expect(game.ask).toMatchObject({ seat: 2, prompt: { key: 'ask.cleanup' } });
    game.play('space:ocean:4');
    expect(game.ask).toMatchObject({ seat: 1, prompt: { key: 'ask.turn' } });
  });

  it('83. An impact is carried out as far as possible: a cleanup may not be waived, Jet Age may', () => {
    const game = revealing('conservation-movement', { grid: { 'air:2': 'pollution' } });
    expect(game.offers).toEqual(['space:air:1', 'space:air:2']);
    const jets = revealing('jet-age', { oil: 1 }).play('refine:0');
    expect(jets.offers).toEqual(['effect:do', 'button:decline']);
  });

  it('83. Of two duties one that can be met in full must be taken; if neither can, nothing happens', () => {
    const grid = filled([]);
    const paying = revealing('acid-rain', { track: FOURTH, grid, science: 1 });
    expect(paying.mat().resources.science).toBe(0);
    const spared = revealing('acid-rain', { track: FOURTH, grid });
    expect(spared.ask).toBeUndefined();
    const choosing = revealing('acid-rain', { track: FOURTH, science: 1 });
    expect(choosing.offers).toEqual(['effect:0', 'effect:1']);
  });

  it('84. Tokens ordered by an impact come from the supply, the track stays as it is', () => {
    const game = revealing('acid-rain', { track: FOURTH });
    const before = game.state.supply.pollution;
    game.play('space:forest:2');
    expect(game.state.track).toEqual([0, 0, 0, 0, 4, 4]);
    expect(game.state.supply.pollution).toBe(before - 1);
  });

  it('85. Chemical Spill without a row for two: any free spaces, and what does not fit goes to the supply', () => {
    const apart = revealing('chemical-spill', { track: FOURTH, grid: filled(['air:5', 'forest:5', 'ocean:5']) });
    apart.play('space:air:5');
    expect(apart.offers).toEqual(['space:forest:5', 'space:ocean:5']);
    const full = revealing('chemical-spill', { track: FOURTH, grid: filled(['air:5']) });
    expect(full.mat().environment['air:5']).toBe('pollution');
    expect(full.keys).toContain('event.no-room');
  });

  it('86. A peek is secret, remembered by the peeker alone, and two peeks mean two different cards', () => {
    const game = scenario(3, { workers: 0, energy: 1, structures: ['weather-bureau'], impacts: EARLY }).activating(
      'government',
    );
    game.play('structure:weather-bureau', 'impact:1');
    expect(game.offers).toEqual(['impact:0', 'impact:2', 'impact:3', 'impact:4', 'impact:5', 'button:decline']);
    game.play('impact:2');
    const seen = (viewer: number | 'spectator') =>
      energyEmpire
        .view(game.state, viewer)
        .impacts.map(({ card }) => card ?? '?')
        .slice(0, 3);
    expect(seen(0)).toEqual(['?', 'killer-smog', 'reconstruction-program']);
    expect(seen(1)).toEqual(['?', '?', '?']);
    expect(seen('spectator')).toEqual(['?', '?', '?']);
    const told = game.told.find(({ say }) => say.key === 'event.peeks');
    expect(told).toMatchObject({ only: [0], instead: { key: 'event.peeks.hidden', with: { seat: 0, position: 1 } } });
  });

  it('86. Whoever waives one of two peeks has waived both', () => {
    const game = scenario(3, { workers: 0, energy: 1, structures: ['weather-bureau'], impacts: EARLY });
    game.activating('government').play('structure:weather-bureau', 'button:decline');
    expect(game.ask?.prompt.key).not.toBe('ask.peek');
  });

  it('86. Without face-down cards a peek does nothing', () => {
    const game = scenario(3, { workers: 0, energy: 1, structures: ['weather-bureau'], track: [0, 0, 0, 0, 0, 0] });
    expect(game.activating('government').play('structure:weather-bureau').mat().resources.money).toBe(2);
  });

  it('87. The printed price moves exactly 3 barrels', () => {
    const game = scenario(3, { energy: 0, money: 5, track: [0, 0, 1, 5, 5, 5] }).play('location:buy-sell-oil');
    expect(game.mat().resources).toMatchObject({ money: 2, oil: 3 });
  });

  it.each([
    [[4, 4, 4, 4, 4, 4], 1],
    [[0, 4, 4, 4, 4, 4], 2],
    [[0, 0, 4, 4, 4, 4], 3],
    [[0, 0, 0, 4, 4, 4], 3],
    [[0, 0, 0, 0, 4, 4], 4],
    [[0, 0, 0, 0, 0, 4], 5],
    [[0, 0, 0, 0, 0, 0], 5],
  ])('88. With the track at %o oil costs $%i', (track, price) => {
    expect(oilPrice(scenario(2, { track }).state)).toBe(price);
  });

  it('89. Undersea Oil Find overrides the printed price while it lies open', () => {
    const impacts = ['undersea-oil-find', 'baby-boom'] as const;
    const game = scenario(1, { workers: 0, energy: 0, track: [1, 1, 2, 2, 2, 2], impacts }).play();
    expect(oilPrice(game.state)).toBe(1);
    game.next();
    expect(oilPrice(game.state)).toBe(3);
  });

  it('90. Comparing players is skipped with one human', () => {
    const game = scenario(1, { workers: 0, energy: 0, track: [1, 2, 2, 2, 2, 2], impacts: ['foreign-aid'] }).play();
    expect(game.mat().resources.money).toBe(2);
  });
});
