import type { EffectRef } from './effects.ts';
import type { Said, Vocabulary } from './message.ts';

/** What one game is about: each sentence it can say, the name of each thing on its table, and each piece that moves. */
export interface Lexicon {
  readonly says: Vocabulary;
  readonly ref: string;
  readonly piece: string;
}

/** A message in the words of one game. */
export type Sentence<L extends Lexicon> = Said<L['says']>;

/** Names a thing on the table of one game, or one of the choices that effects bring along. */
export type RefOf<L extends Lexicon> = L['ref'] | EffectRef;
