import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
import { energyEmpire } from '../rules/game.ts';
import { arrangementOf, matOf, type State } from '../rules/state.ts';
import { LAST_UN_SPACE, LIMIT, SOLO_OBJECTIVES, SOLO_RANKS, STACKS } from '../rules/tables.ts';
import { solo } from './solo.ts';

const me = (state: State) => matOf(state, 0);

const facts: Facts<State, keyof typeof words.solo> = {
  objectives: () => {
    expect(SOLO_OBJECTIVES).toEqual({ tilePoints: 20, total: 100 });
    expect(SOLO_RANKS).toContainEqual({ from: 100, rank: 'secretary-of-state' });
    expect(SOLO_RANKS[0]).toEqual({ from: 130, rank: 'nobel-prize-winner' });
  },
  un: (now, then) => {
    expect(LAST_UN_SPACE).toBe(6);
    expect([me(now).un, me(then).un]).toEqual([0, 1]);
    const fee = 2;
    expect(me(then).resources.money).toBe(me(now).resources.money + 3 - fee);
  },
  claim: (now, then) => {
    expect(LIMIT).toMatchObject({ tiles: 5, tilePoints: 5 });
    expect(me(now).workers + me(now).energy).toBeGreaterThanOrEqual(2);
    expect(me(then).tiles).toHaveLength(me(now).tiles.length + 1);
    expect(then.tiles.open).toHaveLength(3);
    for (const tile of now.tiles.open) expect(then.tiles.open).not.toContain(tile);
  },
  roll: (now, then) => {
    expect(me(now).resources.oil).toBe(3);
    expect([now.track[0], then.track[0]]).toEqual([2, 1]);
  },
  grey: (now, then) => {
    const grey = ['government-market', 'industry-market', 'commerce-market', 'power-plant', 'clean-up'] as const;
    expect(arrangementOf(now).neutral).toEqual(grey);
    for (const place of grey) expect(now.board[place].stacks).toContainEqual({ seat: 'neutral', energy: 0 });
    expect(now.markets.commerce.cards).toHaveLength(2);
    expect(me(then).structures).toMatchObject([{ card: 'farm' }]);
    expect(me(then).resources.money).toBe(me(now).resources.money - 2);
  },
  clock: (now) => {
    expect(arrangementOf(now).stack * STACKS).toBe(12);
    expect(now.track).toEqual([0, 2, 2, 2, 2, 2]);
    expect(me(now).vp).toBe(4);
  },
};

keepsItsWord({ game: energyEmpire, course: solo, words: words.solo, facts, hints: lessons });
