import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { moments } from '../lessons.ts';
import { energyEmpire } from '../rules/game.ts';
import { matOf, type State } from '../rules/state.ts';
import { clash } from './clash.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';
import { words as french } from './words.fr.ts';

/** With as many the Rival begins, and calls them home when they are spent. */
const RIVAL_WORKERS = 6;

const me = (state: State) => matOf(state, 0);

const facts: Facts<State, keyof typeof words.clash> = {
  rival: (now) => {
    expect(now.rival).toMatchObject({ workers: RIVAL_WORKERS, energy: 10, un: 0, played: [] });
    return [];
  },
  turn: (now, then) => {
    expect(then.rival?.played).toHaveLength(1);
    return [me(then).resources.money - me(now).resources.money];
  },
  read: (now) => {
    expect(now.rival).toMatchObject({ un: 1, played: [{ card: 'trade-mission' }] });
    expect(Object.values(now.markets).flatMap(({ discard }) => discard)).toHaveLength(1);
    return [RIVAL_WORKERS - (now.rival?.workers ?? 0)];
  },
  stack: (now, then) => {
    expect(now.board['buy-sell-oil'].stacks).toEqual([{ seat: 'rival', energy: 0 }]);
    expect(then.board['buy-sell-oil'].stacks).toContainEqual({ seat: 0, energy: 1 });
    return [];
  },
  rhythm: (now) => {
    const { workers = 0, played = [] } = now.rival ?? {};
    const perCard = (RIVAL_WORKERS - workers) / played.length;
    return [perCard, RIVAL_WORKERS / perCard];
  },
};

keepsItsWord({
  game: energyEmpire,
  course: () => clash(words.clash),
  words: words.clash,
  translations: { de: german.clash, fr: french.clash },
  facts,
  hints: moments,
});
