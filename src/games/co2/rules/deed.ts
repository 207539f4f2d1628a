import type { Candidate, Scene, Steps } from './lexicon.ts';

/** The company whose turn it is, at its table. */
export type Turn = Scene;

/** Something to do in a turn; choosing it starts it. */
export type Deed = Candidate<() => Steps>;
