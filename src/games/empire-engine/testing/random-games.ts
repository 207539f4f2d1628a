import { describe } from 'vitest';
import type { Play } from '../../../engine/play.ts';
import { foreseesBlindly } from '../../../testing/foresight.ts';
import * as everywhere from '../../../testing/law-book.ts';
import { travels } from '../../../testing/laws.ts';
import { dice, playout } from '../../../testing/playout.ts';
import { GAMES, type Inspected, itPlays } from '../../../testing/random-games.ts';
import { standsTruly } from '../../../testing/standing.ts';
import { agreementOn, type Terms, tablesBySeats } from '../../../testing/tables.ts';
import { empireEngine } from '../rules/game.ts';
import type { EmpireEngine } from '../rules/lexicon.ts';
import type { State } from '../rules/state.ts';
import { RESOURCES } from '../rules/tables.ts';
import { SINCE } from '../rules/versions.ts';
import type { View } from '../rules/view.ts';

export const bySeats = tablesBySeats(empireEngine);
export const tables = bySeats.flat();

type Game = Play<State, View, EmpireEngine>;

const LAWS = [
  ...everywhere.LAWS,
  standsBehindPiles,
  (play: Game) => {
    // Under the first rules, who was asked for orders told of a plan.
    if (play.agreement.rules >= SINCE.ordersWithPlan) foreseesBlindly(play);
  },
];

/** Score piles are hidden unless agreed otherwise, and so is who has the most of something. */
function standsBehindPiles(play: Game): void {
  standsTruly(play, ({ row, seats }, viewer, { agreed, players }) => {
    const isOwnAlone = seats.length === 1 && seats[0] === viewer;
    if (agreed.openPiles) return undefined;
    const resource = RESOURCES.find((one) => row === `score.${one}`);
    if (!resource) return 0;
    if (isOwnAlone) return undefined;
    return seats.some((seat) => seat === viewer) ? (players[Number(viewer)]?.score[resource] ?? 0) : 0;
  });
}

/** Every so many answers a position is held to the law of the game. */
const HELD = 20;

/** One position of so many travels by link, of which the deep run sends every one. */
const SENT = process.env['DEEP'] ? 1 : 5;

/** An inspected position is held to all laws, of the others a few to one law. */
function playGame(table: Terms, number: number, isInspected: Inspected): void {
  const chosen = dice(number)(HELD);
  const law = LAWS[number % LAWS.length] ?? travels;
  playout(empireEngine, agreementOn(table, empireEngine, number), number, {
    at(play) {
      if ((number + play.answers.length) % SENT === 0 || play.over) travels(play);
      if (isInspected(play)) for (const each of LAWS) each(play);
      else if (play.answers.length % HELD === chosen) law(play);
    },
  });
}

/** Plays half of the games of the title, at these tables. */
export function playGames(tableOf: (number: number) => Terms): void {
  describe(`${GAMES / 2} random games`, () => {
    itPlays(GAMES / 2, 'all end, keep the laws and never come to a dead end', (number, isInspected) =>
      playGame(tableOf(number), number, isInspected),
    );
  });
}
