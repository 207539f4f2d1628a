import type { Agreement } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import type { Level } from './mind.ts';
import type { Players } from './players.ts';

/** A journal, and how well the computers at its seats play. */
export interface Checked {
  readonly agreement: Agreement;
  readonly answers: readonly number[];
  readonly levels: readonly (Level | undefined)[];
  /** What came before this answer has been looked at already. */
  readonly from: number;
}

/**
 * The first answer of a computer that it would not have given by itself, because somebody helped it; undefined if there
 * is none. Players are pure, so whoever receives a journal can ask them once more.
 */
export function firstHelped(
  { game, think }: Players,
  { agreement, answers, levels, from }: Checked,
): number | undefined {
  const play = Play.start(game, agreement);
  for (const [at, answer] of answers.entries()) {
    const level = at < from || !play.ask ? undefined : levels[play.ask.seat];
    if (level && think(play, level) !== answer) return at;
    play.answer(answer);
  }
  return undefined;
}
