import type * as ask from '../../../engine/ask.ts';
import { asking } from '../../../engine/ask.ts';
import type * as game from '../../../engine/game.ts';
import type { Lexicon } from '../../../engine/lexicon.ts';
import type { Piece, Ref } from './refs.ts';

export { type Ref, refs } from './refs.ts';

/** What Empire Engine calls things. The engine's own types in these terms follow. */
export type EmpireEngine = Lexicon<Ref, Piece>;

export type Ask = ask.Ask<EmpireEngine>;
export type Candidate<T> = ask.Candidate<T, EmpireEngine>;
export type Steps<T = void> = ask.Steps<T, EmpireEngine>;
export type Table = game.Table<EmpireEngine>;
export type Move = game.Move<EmpireEngine>;

export const { choose } = asking<EmpireEngine>();
