import { expect } from 'vitest';
import { type Facts, keepsItsWord } from '../../../testing/courses.ts';
import { words } from '../courses.en.ts';
import { lessons } from '../lessons.ts';
import { structureOf } from '../rules/cards/structures.ts';
import { energyEmpire } from '../rules/game.ts';
import { cleanSpaces, diceOf, matOf, type State } from '../rules/state.ts';
import { COLUMN_BONUS, DIE, LIMIT, MARKET_PRICES, STACKS } from '../rules/tables.ts';
import { first } from './first.ts';

const me = (state: State) => matOf(state, 0);
const ben = (state: State) => matOf(state, 1);

const facts: Facts<State, keyof typeof words.first> = {
  win: (now) => {
    expect(me(now)).toMatchObject({ workers: 4, energy: 2, resources: { money: 4, plastic: 1 } });
  },
  work: (now, then) => {
    expect(now.board['commerce-market'].stacks).toEqual([]);
    expect(then.board['commerce-market'].stacks).toEqual([{ seat: 0, energy: 0 }]);
    expect(me(then)).toMatchObject({ workers: 3, energy: 2 });
  },
  build: (now, then) => {
    expect(now.markets.commerce.cards[0]).toBe('supermarket');
    expect(MARKET_PRICES.commerce.left).toEqual([{ money: 2 }, { plastic: 1 }]);
    expect(me(then).resources).toMatchObject({ money: me(now).resources.money - 2, plastic: 1 });
    expect(me(then).structures.map(({ card }) => card)).toContain('supermarket');
  },
  pollute: (now, then) => {
    expect(structureOf('supermarket').pollution).toBeDefined();
    expect(COLUMN_BONUS).toMatchObject({ 1: 0, 2: 0 });
    for (const column of [3, 4, 5] as const) expect(COLUMN_BONUS[column]).toBeGreaterThan(0);
    expect(cleanSpaces(me(then), 'forest')).toHaveLength(cleanSpaces(me(now), 'forest').length - 1);
  },
  use: (now, then) => {
    expect(now.now.type).toBe('commerce');
    expect(me(then).resources.money - me(now).resources.money).toBe(3);
    expect(me(then).structures).toMatchObject([{ card: 'supermarket', tokens: ['energy'] }]);
  },
  stack: (now, then) => {
    expect(me(now).energy).toBe(1);
    expect(now.board['buy-sell-oil'].stacks).toEqual([{ seat: 1, energy: 0 }]);
    expect(then.board['buy-sell-oil'].stacks).toContainEqual({ seat: 0, energy: 1 });
    expect(me(then)).toMatchObject({ energy: 0, resources: { oil: 3 } });
  },
  spare: (now) => {
    expect(me(now)).toMatchObject({ workers: 2, energy: 0 });
  },
  generate: (now, then) => {
    expect(me(now)).toMatchObject({ workers: 2, energy: 0 });
    expect(me(then).tiles).toHaveLength(me(now).tiles.length + 1);
    expect(LIMIT.tilePoints).toBe(5);
  },
  dice: (now, then) => {
    expect(diceOf(me(now))).toEqual([]);
    expect(me(now)).toMatchObject({ energy: 0, resources: { oil: 3 } });
    expect(me(then)).toMatchObject({ energy: 6, resources: { oil: 0 } });
    expect(then.now.roll).toHaveLength(3);
  },
  smoke: (now, then) => {
    expect(me(now).energy).toBe(6);
    expect([DIE.petroleum.onTop, DIE.coal.onTop]).toEqual(['pollution', 'pollution']);
    expect([now.track[0], then.track[0]]).toEqual([1, 0]);
  },
  impact: (now) => {
    expect(now.impacts[0]).toMatchObject({ card: 'reconstruction-program', isRevealed: true });
    expect(me(now).vp).toBe(4);
    expect(cleanSpaces(me(now), 'forest')).toHaveLength(4);
  },
  die: (now, then) => {
    expect(now.board['power-plant']).toMatchObject({ stacks: [], pieces: { steel: 1 } });
    expect(DIE['hydro-geo']).toMatchObject({ price: { money: 2, steel: 1 }, onTop: 'clean', pollutesOnGain: 'forest' });
    expect(Math.min(...DIE['hydro-geo'].energy)).toBeGreaterThan(0);
    expect(me(then).dice['hydro-geo']).toBe(1);
    expect(cleanSpaces(me(then), 'forest')).toHaveLength(3);
  },
  un: (now, then) => {
    expect(now.now.type).toBe('industry');
    expect(me(now).resources).toMatchObject({ money: 2, plastic: 1 });
    expect(me(then)).toMatchObject({ un: 1, resources: { money: 0, plastic: 0 } });
  },
  end: (now) => {
    expect([STACKS, now.track.length, now.impacts.length]).toEqual([6, 6, 6]);
    expect(me(now).un).toBe(ben(now).un);
  },
};

keepsItsWord({ game: energyEmpire, course: first, words: words.first, facts, hints: lessons });
