import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import { ACHIEVEMENTS, type TileId } from './achievements.ts';

/** A mat for each tile, and what the tile is worth with it. */
const WORTH: Readonly<Record<TileId, readonly [mat: MatWish & TableWish, points: number][]>> = {
  'award-winning': [[{ tiles: ['award-winning', 'wealth', 'clean-air'] }, 3]],
  'clean-air': [
    [{ grid: { 'air:2': 'pollution' } }, 3],
    [{}, 4],
  ],
  'commercial-empire': [[{ structures: ['bank', 'bank-2', 'iron-mine'] }, 2]],
  'cultural-heritage': [[{ structures: ['university', 'bank', 'embassy', 'tax-office'] }, 3]],
  diversified: [
    [{ money: 1, oil: 4, steel: 2 }, 3],
    [{ money: 1, oil: 1, steel: 1, plastic: 1, science: 1 }, 5],
  ],
  'energy-empire': [[{ dice: ['coal', 'coal', 'nuclear'] }, 3]],
  'energy-reserves': [[{ energy: 4, stacks: { mine: [{ seat: 0, energy: 3 }] } }, 4]],
  'global-influence': [
    [{ un: 2 }, 2],
    [{ un: 6 }, 5],
  ],
  'healthy-forests': [[{ grid: { 'forest:1': 'well', 'forest:2': 'pollution' } }, 3]],
  'healthy-ocean': [[{ grid: { 'ocean:1': 'contamination' } }, 4]],
  'leading-consumer': [[{ structures: ['airport', 'farm', 'port'] }, 2]],
  'nuclear-capability': [[{ grid: { 'ocean:1': 'contamination', 'air:3': 'contamination' } }, 2]],
  'oil-production': [
    [{}, 1],
    [{ grid: { 'forest:1': 'well', 'ocean:2': 'well' } }, 3],
  ],
  'oil-reserves': [
    [{ oil: 4 }, 4],
    [{ oil: 9 }, 5],
  ],
  'scientific-leader': [[{ science: 3 }, 3]],
  'steel-empire': [[{ steel: 2 }, 2]],
  'strong-workforce': [
    [{ workers: 3, stacks: { mine: [{ seat: 0, energy: 0 }] } }, 3],
    [{ workers: 6 }, 5],
  ],
  'synthetics-pioneer': [[{ plastic: 5 }, 5]],
  'titan-of-industry': [[{ structures: ['iron-mine', 'iron-mine-2', 'bank'] }, 2]],
  wealth: [
    [{ money: 7 }, 3],
    [{ money: 30 }, 5],
  ],
};
const cases = Object.entries(WORTH).flatMap(([tile, worths]) => worths.map(([mat, points]) => ({ tile, mat, points })));

describe('Every achievement', () => {
  it('is one of twenty', () => {
    expect(Object.keys(ACHIEVEMENTS)).toHaveLength(20);
  });

  it.each(cases)('$tile with $mat is worth $points', ({ tile, mat, points }) => {
    expect(ACHIEVEMENTS[tile as TileId].points(scenario(3, mat).state, 0)).toBe(points);
  });
});
