import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
import { HOURS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { energyEmpire } from '../rules/game.ts';
import { matOf, type State } from '../rules/state.ts';
import { coldWar } from './cold-war.ts';

const me = (state: State) => matOf(state, 0);
const ben = (state: State) => matOf(state, 1);

/** What working at the clock costs while it shows an hour. */
const priceAt = (hour: number) => HOURS[hour - 1]?.cost;

const facts: Facts<State, keyof typeof words.coldWar> = {
  clock: (now) => {
    expect(MIDNIGHT).toBe(12);
    expect(now.clock?.hour).toBe(1);
  },
  visit: (now, then) => {
    expect(priceAt(1)).toEqual({ money: 2 });
    expect(me(then).resources.money).toBe(me(now).resources.money - 2);
    expect(then.clock?.hour).toBe(2);
    expect(me(then).coldWar?.drawn).toHaveLength(3);
  },
  cards: (_now, then) => {
    expect(me(then).coldWar).toMatchObject({ open: [expect.anything()], hidden: [expect.anything()] });
  },
  spy: (now, then) => {
    expect(ben(now).structures).toMatchObject([{ card: 'tax-office' }]);
    expect(me(then).resources.money).toBe(me(now).resources.money + 4);
    expect(ben(then).resources.money).toBe(ben(now).resources.money + 1);
  },
  blocked: (now) => {
    expect(now.clock?.hour).toBe(3);
    expect(priceAt(3)).toEqual({ money: 3, oil: 1 });
    expect(me(now).espionage?.abroad['tax-office']).toHaveLength(1);
  },
};

keepsItsWord({ game: energyEmpire, course: coldWar, words: words.coldWar, facts, hints: lessons });
