import { describe, expect, it } from 'vitest';
import type { Line } from '../../../engine/history.ts';
import type { Standing } from '../../../engine/standing.ts';
import { says } from '../../../testing/little-game.ts';
import type { Change, Receipt } from '../../kit/receipt.ts';
import { beatOf, type Telling } from './beats.ts';

const line = (seat: number | undefined, turn = 1): Line => ({
  say: says('something'),
  seat,
  refs: [],
  moves: [],
  mark: false,
  stays: false,
  answers: 1,
  turn,
});

const coins = (value: number, after: number): Change => ({ icon: 'money', label: 'coins', value, after });
const points = (value: number, after: number): Change => ({
  icon: 'vp',
  label: 'points',
  said: (amount) => `${amount} points`,
  value,
  after,
  isScore: true,
});
const smoke: Change = { icon: 'smoke', label: 'smoke', value: 1, after: 3, isHarm: true };

const nothing: Receipt = { pays: [], gets: [], harms: [], others: [], horizon: { kind: 'over' } };

const standing = (...totals: number[]): Standing => ({ sides: totals.map((_, seat) => [seat]), rows: [], totals });

/** Ben, in seat 1, did the second of two things in his turn, and Ana looks on. */
const telling = (changes: Partial<Receipt> = {}, more: Partial<Telling> = {}): Telling => ({
  lines: [line(0), line(1), line(1), line(1, 2)],
  at: 2,
  viewer: 0,
  names: ['Ana', 'Ben'],
  changes: () => ({ ...nothing, ...changes }),
  standings: [],
  ...more,
});

describe('a moment of a film', () => {
  it('says which of somebody’s turn it is', () => {
    expect(beatOf(telling())).toMatchObject({ step: 2, of: 2 });
  });

  it('has nothing to say where nobody did it', () => {
    expect(beatOf(telling({}, { lines: [line(undefined)], at: 0 }))).toBeUndefined();
  });

  it('says what it brought and cost, points first', () => {
    const gets = [coins(0, 2), points(4, 7)];
    expect(beatOf(telling({ gets, pays: [{ ...coins(3, 1), label: 'oil' }] }))?.why).toEqual([
      'Gets 3 points and 2 coins for 2 oil.',
    ]);
    expect(beatOf(telling({ pays: [coins(3, 1)], harms: [smoke] }))?.why).toEqual(['Pays 2 coins and 2 smoke more.']);
  });

  it('says first what it means for whoever looks on', () => {
    const others = [{ seat: 0, changes: [coins(1, 2), points(5, 4)] }];
    expect(beatOf(telling({ gets: [coins(0, 3)], others }))?.why).toEqual(['You get 1 coins.', 'You lose 1 points.']);
  });

  it('says who has just got ahead of the viewer, where all points are known', () => {
    expect(beatOf(telling({}, { standings: [standing(5, 5), standing(5, 6)] }))?.why).toEqual([
      'Ben is ahead of you now.',
    ]);
    expect(beatOf(telling({}, { standings: [standing(5, 6), standing(5, 7)] }))?.why).toEqual([]);
    const hidden = { ...standing(5, 7), rows: [{ say: says('cards'), points: [0, 0], unknown: [1] }] };
    expect(beatOf(telling({}, { standings: [standing(5, 5), hidden] }))?.why).toEqual([]);
  });
});
