import { playGames } from './playouts.ts';

/** The odd games give every number of seats an equal share. */
playGames(1);
