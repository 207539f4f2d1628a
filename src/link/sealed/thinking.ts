import type { Game } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import { settled } from './moves.ts';
import { openSealed } from './read.ts';

/**
 * A position as a computer may know it: what its link tells everybody, without anybody's keys, and what the computer has
 * had in mind since, where several decide at once.
 */
export function positionIn(link: string, game: Game, drafted: readonly number[]): Play {
  const opened = openSealed(link, game);
  if (!opened.ok || opened.kind === 'lobby') throw new RangeError('there is nothing to think about');
  const play = settled(opened.play);
  for (const answer of drafted) play.answer(answer);
  return play;
}
