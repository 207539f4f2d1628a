import { speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import { foreseesBlindly } from '../../../testing/foresight.ts';
import * as everywhere from '../../../testing/law-book.ts';
import { hidesSecrets, isPlainData, isSame, keepsSecrets, speaks, travels, viewersOf } from '../../../testing/laws.ts';
import { NAMES } from '../../../testing/players.ts';
import { dice, playout } from '../../../testing/playout.ts';
import type { Inspected } from '../../../testing/random-games.ts';
import { type Secret, standsTruly } from '../../../testing/standing.ts';
import { agreementOn, type Terms } from '../../../testing/tables.ts';
import { clashCard } from '../rules/cold-war/cards/clash.ts';
import { energyEmpire } from '../rules/game.ts';
import type { EnergyEmpire } from '../rules/lexicon.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { words } from '../words.en.ts';

/** Random games for the tests: every one is played to its end and held to the laws. */

const english = speaker(words, NAMES);

/** Every view is plain data. */
function shows({ game, state, agreement }: Play): void {
  for (const viewer of viewersOf(agreement.seats)) isPlainData(game.view(state, viewer));
}

/** The count can be read, and adds up. */
function counts({ game, state }: Play): void {
  const { rows, totals, because } = game.scores(state);
  isSame(
    totals.map((_, side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0)),
    totals,
  );
  for (const message of [...rows.map((row) => row.say), ...(because ? [because] : [])]) {
    if (!english.say(message)) throw new Error(`${message.key} says nothing`);
  }
}

type Game = Play<State, View, EnergyEmpire>;

/** Others' achievements are face down, so are cards of the Cold War and of the Rival, and so who leads in the contests. */
const secret: Secret<State> = ({ row, seats: [seat] }, viewer, { mats, rival }) => {
  const knowsAllCards = mats.length === 1 && rival === undefined && seat === viewer;
  if (/^score\.(military|space|diplomacy)$/.test(row)) return knowsAllCards ? undefined : 0;
  if (row === 'score.achievements' && seat !== undefined && seat !== viewer && mats[seat]?.tiles.length) return 0;
  if (row !== 'score.clash' || seat !== undefined || !rival?.played.some(({ isFaceDown }) => isFaceDown))
    return undefined;
  return rival.played.reduce((sum, { card, isFaceDown }) => sum + (isFaceDown ? 0 : clashCard(card).vp), 0);
};

const LAWS = [
  ...everywhere.LAWS,
  travels,
  (play: Play) => speaks(play, english),
  shows,
  counts,
  (play: Game) => standsTruly(play, secret),
  (play: Game) => foreseesBlindly(play),
];

/** Every so many answers a position is held to the law of the game. */
const HELD = 100;

/** Every so many answers, and wherever something secret is asked, it is seen to that nobody sees too much. */
const SAMPLED = 20;

export interface Care {
  /** Positions that are held to all laws; of the others a few are held to one law and to their link. */
  readonly isInspected: Inspected;
  /** Positions at which hidden cards are looked after. */
  isSecret?(play: Play): boolean;
}

/** Plays one game and holds it to the laws. */
export function playGame(table: Terms, number: number, { isInspected, isSecret }: Care): void {
  const chosen = dice(number)(HELD);
  const law = LAWS[number % LAWS.length] ?? travels;
  const { state } = playout(energyEmpire, agreementOn(table, energyEmpire, number), number, {
    at(play) {
      const isChosen = play.answers.length % HELD === chosen || play.over;
      if (isInspected(play)) for (const each of LAWS) each(play);
      else if (isChosen) law(play);
      if (isChosen) travels(play);
      if (play.answers.length % SAMPLED === chosen % SAMPLED || play.ask?.secret) hidesSecrets(play);
      if (isSecret?.(play)) keepsSecrets(play);
    },
  });
  isSame(state.deferred, []);
}
