import type { Play } from '../../engine/play.ts';
import type { Cover } from '../../link/index.ts';
import { words } from './words.en.ts';

/** "Ines won 24 to 19". */
export function resultLine({ play, cover: { names } }: { play: Play; cover: Pick<Cover, 'names'> }): string {
  const { sides, totals, winners } = play.game.scores(play.state);
  const nameOf = (side: number) => (sides[side] ?? []).map((seat) => names[seat]).join(words.result.and);
  const all = winners.map(nameOf).join(words.result.and);
  if (winners.length === 0) return words.result.lost;
  const best = totals[winners[0] ?? 0] ?? 0;
  if (winners.length > 1) return words.result.shared(all, best);
  const rest = totals.filter((_, side) => !winners.includes(side));
  return words.result.wins(all, [best, ...rest].join(words.result.to));
}
