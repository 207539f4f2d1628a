import { expect, it } from 'vitest';
import { bySeats, playGames, tables } from './testing/playouts.ts';

it('can be played at 752 different tables', () => {
  expect(tables).toHaveLength(752);
  expect(bySeats.map(({ length }) => length)).toEqual([32, 32, 544, 48, 32, 32, 32]);
});

/** The even games go through all tables. */
playGames(0);
