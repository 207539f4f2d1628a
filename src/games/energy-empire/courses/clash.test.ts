import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
import { energyEmpire } from '../rules/game.ts';
import { matOf, type State } from '../rules/state.ts';
import { clash } from './clash.ts';

const me = (state: State) => matOf(state, 0);

const facts: Facts<State, keyof typeof words.clash> = {
  rival: (now) => {
    expect(now.rival).toMatchObject({ workers: 6, energy: 10, un: 0, played: [] });
  },
  turn: (now, then) => {
    expect(me(then).resources.money).toBe(me(now).resources.money + 3);
    expect(then.rival?.played).toHaveLength(1);
  },
  read: (now) => {
    expect(now.rival).toMatchObject({ workers: 4, un: 1, played: [{ card: 'trade-mission' }] });
    expect(Object.values(now.markets).flatMap(({ discard }) => discard)).toHaveLength(1);
  },
  stack: (now, then) => {
    expect(now.board['buy-sell-oil'].stacks).toEqual([{ seat: 'rival', energy: 0 }]);
    expect(then.board['buy-sell-oil'].stacks).toContainEqual({ seat: 0, energy: 1 });
  },
  rhythm: (now) => {
    expect(now.rival).toMatchObject({ workers: 2, played: [expect.anything(), expect.anything()] });
  },
};

keepsItsWord({ game: energyEmpire, course: clash, words: words.clash, facts, hints: lessons });
