import type { Agreement } from '../engine/game.ts';
import { replay } from '../engine/play.ts';
import type { Advice } from './advise.ts';
import type { Level } from './mind.ts';
import type { Players } from './players.ts';

/** What is asked of a worker: a journal, and what to think about it. */
export interface Request {
  readonly agreement: Agreement;
  readonly answers: readonly number[];
  readonly want: Level | 'advice';
}

/** What the worker found: the index of an option, or advice. */
export type Reply = { readonly answer: number } | { readonly advice: readonly Advice[] };

/** Thinks about the last position of a journal. */
export function work({ game, think, advise }: Players, { agreement, answers, want }: Request): Reply {
  const play = replay(game, agreement, answers);
  return want === 'advice' ? { advice: advise(play) } : { answer: think(play, want) };
}
