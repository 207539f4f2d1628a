import { describe } from 'vitest';
import { GAMES, itMeetsAll, itPlays } from '../../testing/random-games.ts';
import { inEqualShares, tablesBySeats } from '../../testing/tables.ts';
import { energyEmpire } from './rules/game.ts';
import { playGame } from './testing/random-games.ts';

const bySeats = tablesBySeats({ ...energyEmpire, options: energyEmpire.options.filter(({ id }) => id === 'setup') });
const tableOf = inEqualShares(bySeats);

describe(`${GAMES} random games without modules`, () => {
  itMeetsAll(bySeats.flat(), tableOf);
  itPlays(GAMES, 'all end, keep the laws and never come to a dead end', (number, isInspected) =>
    playGame(tableOf(number), number, { isInspected }),
  );
});
