import { speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import type { Cover } from '../../../link/index.ts';
import { namesOn } from '../../screens/sides.ts';
import { namesOf } from '../session/names.ts';
import { words } from '../words.en.ts';

/** What a finished game is told from. */
export interface Finished {
  readonly box: Pick<Box, 'words'>;
  readonly play: Play;
  readonly cover: Pick<Cover, 'names'>;
}

/** Who scored together, side by side; somebody whom nobody plays has a name too. */
export function sideNames({ box, play, cover }: Finished): string[][] {
  const sheet = play.game.scores(play.state);
  const voice = speaker(box.words, namesOf({ cover }));
  return sheet.sides.map((_, side) => namesOn(sheet, side, voice));
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
