import type { Agreement } from '../engine/game.ts';
import { replay } from '../engine/play.ts';
import type { Advice } from './advise.ts';
import { type Checked, firstHelped } from './check.ts';
import type { Level } from './mind.ts';
import type { Players } from './players.ts';

/** What is asked of a worker: a journal, and what to think about it. */
export type Request = Thought | (Checked & { readonly want: 'check' });

interface Thought {
  readonly agreement: Agreement;
  readonly answers: readonly number[];
  readonly want: Level | 'advice';
}

/** What the worker found: the index of an option, advice, or the first answer of a computer that is not its own. */
export type Reply =
  | { readonly answer: number }
  | { readonly advice: readonly Advice[] }
  | { readonly helped: number | undefined };

/** Thinks about the last position of a journal. */
export function work(players: Players, request: Request): Reply {
  if (request.want === 'check') return { helped: firstHelped(players, request) };
  const { game, think, advise } = players;
  const { agreement, answers, want } = request;
  const play = replay(game, agreement, answers);
  return want === 'advice' ? { advice: advise(play) } : { answer: think(play, want) };
}
