import { itMeetsAll } from '../../testing/random-games.ts';
import { inEqualShares } from '../../testing/tables.ts';
import { bySeats, playGames, tables } from './testing/random-games.ts';

/** Eight seats have as many games as four, though four have most of the variants. */
const tableOf = inEqualShares(bySeats);

itMeetsAll(tables, tableOf);
playGames(tableOf);
