import type { EffectRef } from './effects.ts';

/** What one game calls things: the name of each thing on its table, and each piece that moves. */
export interface Lexicon<R extends string = string, P extends string = string> {
  readonly ref: R;
  readonly piece: P;
}

/** Names a seat, on every table alike: where what comes from nowhere else comes from. */
export type SeatRef = `seat:${number}`;

/** Names an answer that says nothing by itself: the number of a sealed choice. */
export type SealedRef = `#${number}`;

/** Names a thing on the table of one game, or one of the choices that effects or seals bring along. */
export type RefOf<L extends Lexicon> = L['ref'] | EffectRef | SealedRef;

/** The kinds of things that names tell: `location` for `location:mine`. */
export type KindOf<R extends string> = R extends `${infer Kind}:${string}` ? Kind : never;

/** Whether a name is that of a thing of one of these kinds. */
export function isKind<R extends string>(ref: R, ...kinds: readonly KindOf<R>[]): boolean {
  return kinds.some((kind) => ref.startsWith(`${kind}:`));
}
