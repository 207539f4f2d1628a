import type { EffectRef } from './effects.ts';

/** What one game calls things: the name of each thing on its table, and each piece that moves. */
export interface Lexicon<R extends string = string, P extends string = string> {
  readonly ref: R;
  readonly piece: P;
}

/** Names a thing on the table of one game, or one of the choices that effects bring along. */
export type RefOf<L extends Lexicon> = L['ref'] | EffectRef;
