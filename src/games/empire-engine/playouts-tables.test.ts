import { expect, it } from 'vitest';
import { inTurn } from '../../testing/tables.ts';
import { empireEngine } from './rules/game.ts';
import { bySeats, playGames, tables } from './testing/random-games.ts';

it('can be played at 752 different tables under each version of the rules', () => {
  expect(tables.length / empireEngine.rules).toBe(752);
  expect(bySeats.map(({ length }) => length / empireEngine.rules)).toEqual([32, 32, 544, 48, 32, 32, 32]);
});

/** Every table has as many games as any other. */
playGames(inTurn(tables));
