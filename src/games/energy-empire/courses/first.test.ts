import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { moments } from '../lessons.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { energyEmpire } from '../rules/game.ts';
import { cleanSpaces, diceOf, matOf, type State } from '../rules/state.ts';
import { COLUMN_BONUS, COLUMNS, DIE, LIMIT, MARKET_PRICES, STACKS } from '../rules/tables.ts';
import { first } from './first.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';
import { words as french } from './words.fr.ts';

const me = (state: State) => matOf(state, 0);
const ben = (state: State) => matOf(state, 1);

/** The columns that pay nothing for being clean. */
const IDLE = COLUMNS.filter((column) => COLUMN_BONUS[column] === 0);

const facts: Facts<State, keyof typeof words.first> = {
  win: (now) => {
    expect(me(now)).toMatchObject({ workers: 4, energy: 2, resources: { money: 4, plastic: 1 } });
    return [];
  },
  work: (now, then) => {
    expect(now.board['commerce-market'].stacks).toEqual([]);
    expect(then.board['commerce-market'].stacks).toEqual([{ seat: 0, energy: 0 }]);
    expect(me(then)).toMatchObject({ workers: 3, energy: 2 });
    return [];
  },
  build: (now, then) => {
    expect(now.markets.commerce.cards[0]).toBe('supermarket');
    expect(MARKET_PRICES.commerce.left).toEqual([{ money: 2 }, { plastic: 1 }]);
    expect(me(then).resources.plastic).toBe(1);
    expect(me(then).structures.map(({ card }) => card)).toContain('supermarket');
    return [me(now).resources.money - me(then).resources.money];
  },
  pollute: (now, then) => {
    expect(structureOf('supermarket').pollution).toBeDefined();
    expect(cleanSpaces(me(then), 'forest')).toHaveLength(cleanSpaces(me(now), 'forest').length - 1);
    const paying = COLUMNS.filter((column) => COLUMN_BONUS[column] > 0);
    return [...IDLE, Math.min(...paying), Math.max(...paying)];
  },
  use: (now, then) => {
    expect(now.now.type).toBe('commerce');
    expect(me(then).structures).toMatchObject([{ card: 'supermarket', tokens: ['energy'] }]);
    return [me(then).resources.money - me(now).resources.money];
  },
  stack: (now, then) => {
    expect(me(now).energy).toBe(1);
    expect(now.board['buy-sell-oil'].stacks).toEqual([{ seat: 1, energy: 0 }]);
    expect(then.board['buy-sell-oil'].stacks).toContainEqual({ seat: 0, energy: 1 });
    expect(me(then)).toMatchObject({ energy: 0, resources: { oil: 3 } });
    return [];
  },
  spare: (now) => {
    expect(me(now).energy).toBe(0);
    return [me(now).workers];
  },
  generate: (now, then) => {
    expect(me(now).energy).toBe(0);
    expect(me(then).tiles).toHaveLength(me(now).tiles.length + 1);
    return [me(now).workers, LIMIT.tilePoints];
  },
  dice: (now, then) => {
    expect(diceOf(me(now))).toEqual([]);
    expect(me(now).energy).toBe(0);
    expect(me(then)).toMatchObject({ energy: 6, resources: { oil: 0 } });
    expect(then.now.roll).toHaveLength(me(now).resources.oil);
    return [me(now).resources.oil];
  },
  smoke: (now, then) => {
    expect([DIE.petroleum.onTop, DIE.coal.onTop]).toEqual(['pollution', 'pollution']);
    expect([now.track[0], then.track[0]]).toEqual([1, 0]);
    return [me(now).energy, ...IDLE];
  },
  impact: (now) => {
    expect(now.impacts[0]).toMatchObject({ card: 'reconstruction-program', isRevealed: true });
    return [me(now).vp, cleanSpaces(me(now), 'forest').length];
  },
  die: (now, then) => {
    expect(now.board['power-plant']).toMatchObject({ stacks: [], pieces: { steel: 1 } });
    expect(DIE['hydro-geo']).toMatchObject({ price: { money: 2, steel: 1 }, onTop: 'clean', pollutesOnGain: 'forest' });
    expect(Math.min(...DIE['hydro-geo'].energy)).toBeGreaterThan(0);
    expect(me(then).dice['hydro-geo']).toBe(1);
    expect(cleanSpaces(me(then), 'forest')).toHaveLength(3);
    return [DIE['hydro-geo'].price?.money ?? 0];
  },
  un: (now, then) => {
    expect(now.now.type).toBe('industry');
    expect(me(now).resources).toMatchObject({ money: 2, plastic: 1 });
    expect(me(then)).toMatchObject({ un: 1, resources: { money: 0, plastic: 0 } });
    return [me(now).resources.money];
  },
  end: (now) => {
    expect(me(now).un).toBe(ben(now).un);
    return [STACKS, now.track.length, now.impacts.length];
  },
};

keepsItsWord({
  game: energyEmpire,
  course: () => first(words.first),
  words: words.first,
  translations: { de: german.first, fr: french.first },
  facts,
  hints: moments,
});
