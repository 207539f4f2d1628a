import type { Seat } from '../../../engine/ask.ts';
import { type Message, type Speaker, speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import type { Envelope } from '../../../link/index.ts';
import type { Outcome } from '../../../store/index.ts';
import { namesOn } from '../../screens/sides.ts';
import { namesOf } from '../session/names.ts';
import { type Session, speakerOf } from '../session/session.ts';
import { words } from '../words.ts';

/** What a finished game is told from. */
export interface Finished {
  readonly box: Pick<Box, 'words'>;
  readonly play: Play;
  readonly envelope: Pick<Envelope, 'names'>;
}

/** Who scored together, side by side; somebody whom nobody plays has a name too. */
export function sideNames({ box, play, envelope }: Finished): string[][] {
  const sheet = play.game.scores(play.state);
  const voice = speaker(box.words, namesOf({ envelope }));
  return sheet.sides.map((_, side) => namesOn(sheet, side, voice));
}

/** "Ines 24, Ben 19": everybody by rank. */
export function rankedSaid(
  totals: readonly { readonly side: number; readonly points: number }[],
  namesOf: (side: number) => readonly string[],
): string {
  const ranked = totals.toSorted((one, other) => other.points - one.points);
  return ranked.map(({ side, points }) => words.result.ranked(namesOf(side), points)).join(', ');
}

/** How a game ended, worth a headline: alone the rank or the points, with others who won. */
export function resultHeadline(session: Session): string {
  const { box, play, viewer } = session;
  const { winners, totals, sides } = play.game.scores(play.state);
  const own = box.ending.headline?.(play.game.view(play.state, viewer), speakerOf(session));
  if (own) return own;
  if (winners.length === 0) return words.result.lost;
  if (sides.length === 1) return words.result.alone(totals[0] ?? 0);
  const names = winners.flatMap((side) => sideNames(session)[side] ?? []);
  return winners.length > 1 ? words.result.share(names) : words.result.won(names);
}

/** A result as it is sent and posted: the game, how it ended, and everybody's points by rank. */
export function resultLines(session: Session): string[] {
  const { play, title } = session;
  const { totals, winners } = play.game.scores(play.state);
  const names = sideNames(session);
  const everybody = totals.map((points, side) => ({ side, points }));
  const headline = `${title}: ${resultHeadline(session)}.`;
  const hasRanks = totals.length > 1 && winners.length > 0;
  return hasRanks ? [headline, `${rankedSaid(everybody, (side) => names[side] ?? [])}.`] : [headline];
}

/** Who has won with how many points, for whoever puts it into words later. */
export function outcomeOf({ play }: Pick<Finished, 'play'>): Outcome {
  const { totals, winners, sides, automa } = play.game.scores(play.state);
  const whoIs = (side: number): readonly (Seat | Message)[] => {
    const seats = sides[side] ?? [];
    return seats.length === 0 && automa ? [automa] : seats;
  };
  const isShared = winners.length > 1;
  const best = totals[winners[0] ?? 0] ?? 0;
  const rest = totals.filter((_, side) => !winners.includes(side));
  return {
    winners: winners.flatMap(whoIs),
    points: isShared ? [best] : [best, ...rest],
    isShared,
  };
}

/** "Ines won 24 to 19". */
export function outcomeSaid({ winners, points, isShared }: Outcome, { name, say }: Speaker): string {
  const names = winners.map((who) => (typeof who === 'number' ? name(who) : say(who)));
  if (names.length === 0) return words.result.lost;
  return isShared ? words.result.shared(names, points[0] ?? 0) : words.result.wins(names, points);
}

/** The same of a game that is at hand. */
export function resultLine(finished: Finished): string {
  return outcomeSaid(outcomeOf(finished), speaker(finished.box.words, namesOf(finished)));
}
