import type * as ask from '../../../engine/ask.ts';
import { asking } from '../../../engine/ask.ts';
import type * as game from '../../../engine/game.ts';
import type { Lexicon } from '../../../engine/lexicon.ts';
import type { Piece, Ref } from './refs.ts';

export { type Ref, refs } from './refs.ts';

/** What Energy Empire calls things. The engine's own types in these terms follow. */
export type EnergyEmpire = Lexicon<Ref, Piece>;

export type Ask = ask.Ask<EnergyEmpire>;
export type Candidate<T> = ask.Candidate<T, EnergyEmpire>;
export type Steps<T = void> = ask.Steps<T, EnergyEmpire>;
export type Table = game.Table<EnergyEmpire>;
export type Move = game.Move<EnergyEmpire>;

export const { choose } = asking<EnergyEmpire>();
