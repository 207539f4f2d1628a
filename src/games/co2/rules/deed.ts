import type { Candidate, Context, Steps } from './lexicon.ts';

/** The company whose turn it is, at its table. */
export type Turn = Context;

/** Something to do in a turn; choosing it starts it. */
export type Deed = Candidate<() => Steps>;
