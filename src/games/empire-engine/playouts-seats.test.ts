import { playGames } from './testing/playouts.ts';

/** The odd games give every number of seats an equal share. */
playGames(1);
