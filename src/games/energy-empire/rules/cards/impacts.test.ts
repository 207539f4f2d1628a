import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import type { Row, StructureType } from '../tables.ts';
import { IMPACTS } from './impacts.ts';

type ImpactId = keyof typeof IMPACTS;

/** Set, row and market of each card, and a scenario: what it does to two players, the first being active. */
const PRINTED: Readonly<Record<ImpactId, { set: 'early' | 'late'; row: Row; market: StructureType; shows(): void }>> = {
  'baby-boom': {
    set: 'early',
    row: 'air',
    market: 'government',
    shows() {
      const game = revealed('baby-boom', { rival: { money: 1, energy: 0 } }).next('location:education', 'space:air:2');
      expect(game.mat(1)).toMatchObject({ workers: 3, resources: { money: 0 } });
    },
  },
  'killer-smog': {
    set: 'early',
    row: 'air',
    market: 'industry',
    shows() {
      const game = revealed('killer-smog', { rival: { workers: 0, energy: 0, dice: ['coal'] } }).next('button:roll');
      expect(game.offers).toEqual(['space:air:2', 'space:air:3', 'space:air:4', 'space:air:5']);
    },
  },
  'jet-age': {
    set: 'early',
    row: 'air',
    market: 'commerce',
    shows() {
      const game = revealed('jet-age', { oil: 1, rival: { oil: 1 } }, 'refine:0', 'effect:do');
      expect(game.mat()).toMatchObject({ vp: 6, resources: { oil: 0 } });
      expect(game.next('button:decline').mat(1)).toMatchObject({ vp: 4, resources: { oil: 1 } });
    },
  },
  'conservation-movement': {
    set: 'early',
    row: 'forest',
    market: 'government',
    shows() {
      const game = revealed('conservation-movement', { rival: { grid: { 'ocean:1': 'contamination' } } });
      expect(game.mat().environment['air:1']).toBe('clean');
      expect(game.next('space:ocean:1').mat(1).environment).toMatchObject({
        'air:1': 'pollution',
        'ocean:1': 'pollution',
      });
    },
  },
  'reconstruction-program': {
    set: 'early',
    row: 'forest',
    market: 'industry',
    shows() {
      const game = revealed('reconstruction-program', { rival: { energy: 0 } }).next('location:mine');
      expect(game.mat(1).resources.steel).toBe(2);
    },
  },
  'foreign-aid': {
    set: 'early',
    row: 'forest',
    market: 'commerce',
    shows() {
      const game = revealed('foreign-aid', { structures: ['bank'] });
      expect([0, 1].map((seat) => game.mat(seat).resources.money)).toEqual([2, 4]);
      const tied = revealed('foreign-aid');
      expect([0, 1].map((seat) => tied.mat(seat).resources.money)).toEqual([4, 4]);
    },
  },
  'science-year': {
    set: 'early',
    row: 'ocean',
    market: 'government',
    shows() {
      const game = revealed('science-year', { rival: { energy: 0, grid: { 'air:1': 'clean' } } });
      expect(game.next('location:clean-up').mat(1).resources.science).toBe(0);
    },
  },
  'undersea-oil-find': {
    set: 'early',
    row: 'ocean',
    market: 'industry',
    shows() {
      const game = revealed('undersea-oil-find', { rival: { money: 1, energy: 0 } }).next('location:buy-sell-oil');
      expect(game.mat(1).resources).toMatchObject({ money: 0, oil: 3 });
    },
  },
  'cheap-imports': {
    set: 'early',
    row: 'ocean',
    market: 'commerce',
    shows() {
      const game = revealed('cheap-imports', { rival: { energy: 0 } }).next('location:finance', 'effect:0');
      expect(game.mat(1).resources).toMatchObject({ money: 2, plastic: 1 });
    },
  },
  'chemical-spill': {
    set: 'late',
    row: 'air',
    market: 'industry',
    shows() {
      const game = revealed('chemical-spill', {}, 'space:ocean:1', 'space:ocean:2').next(
        'space:forest:1',
        'space:forest:2',
      );
      expect(game.mat(0).environment).toMatchObject({ 'ocean:1': 'pollution', 'ocean:2': 'pollution' });
      expect(game.mat(1).environment).toMatchObject({ 'forest:1': 'pollution', 'forest:2': 'pollution' });
    },
  },
  'earth-day': {
    set: 'late',
    row: 'air',
    market: 'government',
    shows() {
      const grid = { 'air:2': 'pollution', 'air:3': 'pollution', 'air:4': 'pollution' } as const;
      const game = revealed('earth-day', { rival: { science: 1, energy: 0, grid } });
      game.next('location:clean-up', 'space:air:1', 'space:air:2', 'space:air:3');
      expect(game.mat(1).environment).toMatchObject({ 'air:1': 'clean', 'air:2': 'clean', 'air:3': 'clean' });
    },
  },
  'acid-rain': {
    set: 'late',
    row: 'forest',
    market: 'industry',
    shows() {
      const game = revealed('acid-rain', { science: 1 }, 'effect:0');
      expect(game.mat().resources.science).toBe(0);
      game.next();
      expect(game.offers).toEqual([1, 2, 3, 4, 5].map((column) => `space:forest:${column}`));
    },
  },
  'reactor-accident': {
    set: 'late',
    row: 'forest',
    market: 'government',
    shows() {
      const game = revealed('reactor-accident', { rival: { dice: ['nuclear'] } });
      expect(game.mat().environment).not.toContain('contamination');
      expect(game.next('space:air:5').mat(1).environment['air:5']).toBe('contamination');
    },
  },
  'oil-embargo': {
    set: 'late',
    row: 'ocean',
    market: 'commerce',
    shows() {
      const game = revealed('oil-embargo', { rival: { workers: 0, energy: 0, oil: 4 } }).next();
      expect(game.offers).toEqual(['refine:0', 'refine:1', 'refine:2']);
    },
  },
  'toxic-dumping': {
    set: 'late',
    row: 'ocean',
    market: 'commerce',
    shows() {
      const game = revealed('toxic-dumping', { rival: { energy: 0 } }).next('location:mine', 'space:ocean:5');
      expect(game.mat(1).environment['ocean:5']).toBe('pollution');
    },
  },
};
const ids = Object.keys(PRINTED) as ImpactId[];

/** The first of two players generates without dice and takes the last token of a stack. */
function revealed(impact: ImpactId, wish: MatWish & TableWish = {}, ...refs: readonly string[]) {
  const isLate = PRINTED[impact].set === 'late';
  const track = isLate ? [0, 0, 0, 1, 4, 4] : [1, 4, 4, 4, 4, 4];
  const early = ids.filter((id) => PRINTED[id].set === 'early' && id !== impact);
  const impacts = isLate ? [...early.slice(0, 3), impact] : [impact];
  return scenario(2, { workers: 0, energy: 0, ...wish, track, impacts }).play(...refs);
}

describe('Every impact', () => {
  it.each(ids)('%s does what it says', (id) => {
    PRINTED[id].shows();
  });

  it.each(ids)('%s scores its row and resets its market', (id) => {
    const { set, row, market } = PRINTED[id];
    expect(IMPACTS[id]).toMatchObject({ set, row, market });
    const game = revealed(id, { grid: { 'air:1': 'clean', [`${row}:1`]: 'pollution' } });
    expect(game.told.find(({ say }) => say.key === 'event.scores-row')?.say.with).toMatchObject({
      points: [4, expect.any(Number)],
    });
    expect(game.state.markets[market].discard).toHaveLength(3);
    expect(game.told.find(({ say }) => say.key === 'event.impact')).toMatchObject({ mark: true });
  });

  it('is one of nine Early and six Late cards', () => {
    expect(ids.filter((id) => IMPACTS[id].set === 'early')).toHaveLength(9);
    expect(ids.filter((id) => IMPACTS[id].set === 'late')).toHaveLength(6);
    expect(Object.keys(IMPACTS)).toHaveLength(15);
  });
});
