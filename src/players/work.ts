import type { Agreement, Game } from '../engine/game.ts';
import { type Play, replay } from '../engine/play.ts';
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
  /** A sealed game, as its link tells everybody: the answers are those that its computer has in mind since. */
  readonly link?: string | undefined;
}

/** What the worker found: the index of an option, advice, or the first answer of a computer that is not its own. */
export type Reply =
  | { readonly answer: number }
  | { readonly advice: readonly Advice[] }
  | { readonly helped: number | undefined };

/** Makes the position that a link of a sealed game tells. */
export type Unsealing = (link: string, game: Game, answers: readonly number[]) => Play;

/** Thinks about the last position of a journal. */
export function work(players: Players, request: Request, unsealed?: Unsealing): Reply {
  if (request.want === 'check') return { helped: firstHelped(players, request) };
  const { game, think, advise } = players;
  const { agreement, answers, want, link } = request;
  const play = (link && unsealed?.(link, game, answers)) || replay(game, agreement, answers);
  return want === 'advice' ? { advice: advise(play) } : { answer: think(play, want) };
}
