import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { energyEmpire } from './game.ts';
import { pointsIn, remainingResources, SCORE_ROWS, scores } from './scoring.ts';
import { SPACES } from './tables.ts';
import { oilPrice } from './track.ts';

const LAST = [0, 0, 0, 0, 0, 1];
const QUIET = ['baby-boom', 'jet-age', 'foreign-aid', 'chemical-spill', 'acid-rain', 'earth-day'] as const;
const EMPTY = [0, 0, 0, 0, 0, 0];

describe('The end of the game', () => {
  it('91. The last token: sixth impact, the turn is finished, then one more turn each, the triggering player last', () => {
    const game = scenario(3, { energy: 0, oil: 1, track: LAST, impacts: QUIET }).play(
      'location:chemistry',
      'space:air:2',
    );
    expect(game.state.impacts[5]?.isRevealed).toBe(true);
    expect(game.keys).toContain('event.final-turns');
    const turns: number[] = [];
    while (!energyEmpire.over(game.state)) {
      turns.push(game.state.now.seat);
      game.next();
      while (game.ask)
        game.play(game.offers.includes('button:decline') ? 'button:decline' : (game.offers.at(-1) ?? ''));
    }
    expect(turns).toEqual([1, 2, 0]);
  });

  it('92. Choices of others at the sixth impact come before their last turn, and the trigger stays with the active player', () => {
    const impacts = ['baby-boom', 'jet-age', 'foreign-aid', 'earth-day', 'oil-embargo', 'chemical-spill'] as const;
    const game = scenario(2, { energy: 0, oil: 1, track: LAST, impacts });
    game.play('location:chemistry', 'space:air:2', 'space:ocean:1', 'space:ocean:2');
    expect(game.state.finalTurns).toBe(2);
    game.next();
    expect(game.ask).toMatchObject({ seat: 1, prompt: { key: 'ask.pollute' } });
    game.play('space:air:2', 'space:air:3', 'location:mine', 'energy:0');
    expect(game.state).toMatchObject({ finalTurns: 1, now: { seat: 0 } });
  });

  it('93. The last turn is Work or Generate under the usual restrictions', () => {
    const game = scenario(1, { workers: 1, energy: 0, track: LAST, impacts: QUIET }).play('button:generate').next();
    expect(game.offers).not.toContain('button:generate');
    expect(game.refusal('button:generate')).toMatchObject({ key: 'refused.generated-last' });
  });

  it('94. Final turns: tokens from the supply, no further impacts, Oil costs $5', () => {
    const game = scenario(3, { energy: 0, oil: 1, track: EMPTY });
    const before = game.state.supply.pollution;
    game.play('location:chemistry', 'space:air:2');
    expect(game.state.supply.pollution).toBe(before - 1);
    expect(game.keys).not.toContain('event.impact');
    expect(oilPrice(game.state)).toBe(5);
  });

  it('Nothing waits undecided when the count begins', () => {
    const game = scenario(1, { workers: 0, energy: 0, oil: 1, track: EMPTY });
    game.state.finalTurns = 1;
    game.state.deferred.push({ seat: 0, what: 'impact', with: { impact: 'jet-age' } });
    game.play('effect:do');
    expect(energyEmpire.over(game.state)).toBe(true);
    expect(game.state.deferred).toEqual([]);
  });
});

describe('The final count', () => {
  it('Rulebook: Green earns 20, 8, 15 and 3, 15, 7 and 3, and with 35 from the game 106', () => {
    const clean = ['air:5', 'forest:5', 'ocean:5', 'air:3', 'forest:2', 'forest:4', 'ocean:1'];
    const game = scenario(3, {
      vp: 35,
      structures: ['army-base', 'army-base-2', 'shipyard', 'aircraft-works'],
      dice: ['coal', 'coal', 'solar-wind', 'hydro-geo'],
      un: 6,
      tiles: ['global-influence', 'energy-empire', 'award-winning', 'cultural-heritage'],
      grid: Object.fromEntries(SPACES.map((space) => [space, clean.includes(space) ? 'clean' : 'pollution'])),
      rival: { un: 5 },
    });
    const points = Object.fromEntries(SCORE_ROWS.map((row) => [row, pointsIn(game.state, row, 0)]));
    expect(points).toEqual({
      'in-play': 35,
      structures: 20,
      dice: 8,
      un: 15,
      leader: 3,
      achievements: 5 + 4 + 4 + 2,
      'clean-spaces': 7,
      'clean-columns': 3,
    });
    expect(scores(game.state).totals[0]).toBe(106);
  });

  it.each([
    [3, 5],
    [4, 4],
    [5, 3],
    [1, 0],
    [2, 0],
  ])('95. Column %i pays %i when all three spaces are unpolluted', (column, bonus) => {
    const grid = SPACES.map((space) => [space, space.endsWith(`:${column}`) ? 'clean' : 'pollution']);
    const { state } = scenario(3, { grid: Object.fromEntries(grid) });
    expect(pointsIn(state, 'clean-columns', 0)).toBe(bonus);
  });

  it('96. Resources, money and energy count only on the mat, workers wherever they are', () => {
    const tiles = ['strong-workforce', 'energy-reserves', 'award-winning', 'oil-production'] as const;
    const stacks = { mine: [{ seat: 0, energy: 4 }] };
    const { state } = scenario(3, { workers: 2, energy: 1, tiles, stacks });
    expect(pointsIn(state, 'achievements', 0)).toBe(2 + 1 + 4 + 1);
  });

  it('96. Each tile stops at 5', () => {
    const { state } = scenario(3, { tiles: ['wealth'], money: 30 });
    expect(pointsIn(state, 'achievements', 0)).toBe(5);
  });

  it('97. A tie is broken by half the money and all other resources', () => {
    const game = scenario(2, { money: 5, steel: 1, rival: { money: 1, plastic: 1, oil: 1 } });
    expect(remainingResources(game.mat(0))).toBe(3);
    expect(remainingResources(game.mat(1))).toBe(2);
    expect(scores(game.state)).toMatchObject({
      winners: [0],
      because: { key: 'score.tie-broken', with: { resources: 3 } },
    });
  });

  it('97. Still equal, the victory is shared', () => {
    const { state } = scenario(2, { money: 3, rival: { science: 1 } });
    expect(scores(state)).toMatchObject({ winners: [0, 1], because: { key: 'score.shared' } });
  });

  it('Most points win without further ado', () => {
    const sheet = scores(scenario(2, { vp: 3 }).state);
    expect(sheet.winners).toEqual([0]);
    expect(sheet.because).toBeUndefined();
    expect(sheet.sides).toEqual([[0], [1]]);
  });
});
