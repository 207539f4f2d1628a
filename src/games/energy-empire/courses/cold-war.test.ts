import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { moments } from '../lessons.ts';
import { HOURS, MIDNIGHT } from '../rules/cold-war/cards/clock.ts';
import { energyEmpire } from '../rules/game.ts';
import { matOf, type State } from '../rules/state.ts';
import { coldWar } from './cold-war.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';
import { words as french } from './words.fr.ts';

const me = (state: State) => matOf(state, 0);
const ben = (state: State) => matOf(state, 1);

/** What working at the clock costs while it shows an hour. */
const priceAt = (hour: number) => HOURS[hour - 1]?.cost;

const facts: Facts<State, keyof typeof words.coldWar> = {
  clock: (now) => {
    expect(now.clock?.hour).toBe(1);
    return [MIDNIGHT];
  },
  visit: (now, then) => {
    expect(priceAt(1)).toEqual({ money: 2 });
    expect(then.clock?.hour).toBe(2);
    return [me(now).resources.money - me(then).resources.money, me(then).coldWar?.drawn.length ?? 0];
  },
  cards: (_now, then) => {
    const { open = [], hidden = [] } = me(then).coldWar ?? {};
    expect(hidden).toHaveLength(1);
    return [open.length + hidden.length];
  },
  spy: (now, then) => {
    expect(ben(now).structures).toMatchObject([{ card: 'tax-office' }]);
    expect(ben(then).resources.money).toBe(ben(now).resources.money + 1);
    return [me(then).resources.money - me(now).resources.money];
  },
  blocked: (now) => {
    expect(priceAt(3)).toEqual({ money: 3, oil: 1 });
    expect(me(now).espionage?.abroad['tax-office']).toHaveLength(1);
    return [now.clock?.hour ?? 0, priceAt(3)?.money ?? 0];
  },
};

keepsItsWord({
  game: energyEmpire,
  course: () => coldWar(words.coldWar),
  words: words.coldWar,
  translations: { de: german.coldWar, fr: french.coldWar },
  facts,
  hints: moments,
});
