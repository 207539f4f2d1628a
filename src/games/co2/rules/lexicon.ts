import type * as ask from '../../../engine/ask.ts';
import { asking } from '../../../engine/ask.ts';
import type * as effects from '../../../engine/effects.ts';
import type * as game from '../../../engine/game.ts';
import type { Lexicon } from '../../../engine/lexicon.ts';
import type { Piece, Ref } from './refs.ts';
import type { State } from './state.ts';

export { type Ref, refs } from './refs.ts';

/** What CO₂ calls things. The engine's own types in these terms follow. */
export type Co2 = Lexicon<Ref, Piece>;

export type Ask = ask.Ask<Co2>;
export type Question = ask.Question<Co2>;
export type Option = ask.Option<Co2>;
export type Refusal = ask.Refusal<Co2>;
export type Candidate<T> = ask.Candidate<T, Co2>;
export type Steps<T = void> = ask.Steps<T, Co2>;
export type Table = game.Table<Co2>;
export type Move = game.Move<Co2>;
export type Effect = effects.Effect<State, Co2>;
export type Context = effects.Context<State, Co2>;

export const { choose, confirm } = asking<Co2>();
