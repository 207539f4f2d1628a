import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../engine/game.ts';
import { playout, seedOf } from '../../testing/playout.ts';
import { tellTheRules } from '../../testing/rules-pages.ts';
import { lessons } from './lessons.ts';
import { rulebook } from './rulebook.ts';
import { co2 } from './rules/game.ts';
import { turns } from './testing/claims/turns.ts';
import { world } from './testing/claims/world.ts';
import { eagerly } from './testing/random-games.ts';

const TABLE = 'src/games/co2/table';

tellTheRules(rulebook, { ...turns, ...world });

describe('the rules reference', () => {
  const ids = rulebook.map(({ id }) => id);

  it('names each section once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a section for every thing on the table that points to one', () => {
    const pointed = readdirSync(TABLE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${TABLE}/${file}`, 'utf8'))
      .flatMap((code) => [...code.matchAll(/data-rule="([a-z-]+)"/g)].map(([, id = '']) => id));
    expect(pointed.length).toBeGreaterThan(10);
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('a guided first game', () => {
  it('tells every lesson at some moment of a few games', () => {
    const told = new Set<string>();
    const tables = [
      { seats: 3, number: 1 },
      { seats: 3, number: 2 },
      { seats: 3, number: 3 },
      { seats: 1, number: 1 },
      { seats: 1, number: 2 },
    ];
    for (const { seats, number } of tables) {
      const options = standardOptions(co2, seats, 'room');
      playout(co2, { game: 'co2', rules: co2.rules, seats, options, seed: seedOf(number) }, number, {
        choose: eagerly,
        at({ ask, state }) {
          for (const { id, when } of lessons) if (ask && when(ask, co2.view(state, ask.seat))) told.add(id);
        },
      });
    }
    expect(lessons.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
