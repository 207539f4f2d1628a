import type { Candidate, Steps } from '../../../engine/ask.ts';
import type { Scene } from '../../../engine/effects.ts';
import type { State } from './state.ts';

/** The company whose turn it is, at its table. */
export type Turn = Scene<State>;

/** Something to do in a turn; choosing it starts it. */
export type Move = Candidate<() => Steps>;
