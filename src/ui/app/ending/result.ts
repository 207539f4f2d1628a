import { speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import type { Envelope } from '../../../link/index.ts';
import { namesOn } from '../../screens/sides.ts';
import { namesOf } from '../session/names.ts';
import { type Session, speakerOf } from '../session/session.ts';
import { words } from '../words.en.ts';

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
  return ranked.map(({ side, points }) => `${namesOf(side).join(words.result.and)} ${points}`).join(', ');
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
  return winners.length > 1
    ? words.result.share(names.join(words.result.and))
    : words.result.won(names.join(words.result.and), names.length);
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

/** "Ines won 24 to 19". */
export function resultLine(finished: Finished): string {
  const { totals, winners } = finished.play.game.scores(finished.play.state);
  const sides = sideNames(finished).map((names) => names.join(words.result.and));
  const all = winners.map((side) => sides[side]).join(words.result.and);
  if (winners.length === 0) return words.result.lost;
  const best = totals[winners[0] ?? 0] ?? 0;
  if (winners.length > 1) return words.result.shared(all, best);
  const rest = totals.filter((_, side) => !winners.includes(side));
  return words.result.wins(all, [best, ...rest].join(words.result.to));
}
