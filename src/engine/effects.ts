import { choose, type Question, type Seat, type Steps } from './ask.ts';
import type { Table } from './game.ts';
import type { Lexicon } from './lexicon.ts';
import { type Message, sayer } from './message.ts';
import { isQuiet } from './quiet.ts';

/** Whom an effect happens to, and where. */
export interface Context<State, L extends Lexicon = Lexicon> {
  readonly state: State;
  readonly seat: Seat;
  readonly table: Table<L>;
  /** The card or place whose effect it is: what is asked is about it, what is gained comes from it. */
  readonly about?: L['ref'];
}

/** A piece of a printed card: an icon with an amount, or a sign: an arrow, a choice, or that others get what follows. */
export type Glyph = { readonly icon: string; readonly amount?: number } | { readonly sign: 'to' | 'or' | 'others' };

/**
 * What a card, tile or place does. One expression carries its words, its icons, whether it is possible and what it does,
 * so none of them can drift from the others.
 */
export interface Effect<State, L extends Lexicon = Lexicon> {
  readonly say: Message;
  readonly face: readonly Glyph[];
  /** Why it cannot be done now; undefined if it can. */
  refused(context: Context<State, L>): Message | undefined;
  run(context: Context<State, L>): Steps<void, L>;
}

/** What the choices that effects bring along are named. */
export type EffectRef = `effect:${number | 'do'}` | 'button:decline';

/** The sentences every game that uses these words must know. */
export type EffectVocabulary = {
  'effect.all': { parts: readonly Message[] };
  'effect.either': { parts: readonly Message[] };
  'effect.either.ask': Record<never, never>;
  'effect.may': { part: Message };
  'effect.may.ask': { part: Message };
  'effect.decline': Record<never, never>;
  'effect.in-return': { cost: Message; gain: Message };
};

const say = sayer<EffectVocabulary>();

/** All of these, in the order printed. */
export function all<State, L extends Lexicon>(...parts: readonly Effect<State, L>[]): Effect<State, L> {
  return {
    say: say('effect.all', { parts: parts.map((part) => part.say) }),
    face: parts.flatMap((part) => part.face),
    refused: (context) => firstReason(parts, context),
    *run(context) {
      for (const part of parts) yield* part.run(context);
    },
  };
}

/** One of these, at the player's choice. */
export function either<State, L extends Lexicon>(...parts: readonly Effect<State, L>[]): Effect<State, L> {
  return {
    say: say('effect.either', { parts: parts.map((part) => part.say) }),
    face: separated(parts),
    refused(context) {
      return refusedAll(parts, (part) => part.refused(context));
    },
    *run(context) {
      const chosen = yield* choose<Effect<State, L>, L>(
        { ...askedIn(context), prompt: say('effect.either.ask') },
        parts.map((part, index) => ({
          ref: `effect:${index}`,
          say: part.say,
          face: part.face,
          value: part,
          refused: part.refused(context),
        })),
      );
      yield* chosen.run(context);
    },
  };
}

/** This, or nothing. */
export function may<State, L extends Lexicon>(part: Effect<State, L>): Effect<State, L> {
  return {
    say: say('effect.may', { part: part.say }),
    face: part.face,
    refused: () => undefined,
    *run(context) {
      const wanted = yield* choose<boolean, L>(
        { ...askedIn(context), prompt: say('effect.may.ask', { part: part.say }) },
        [
          { ref: 'effect:do', say: part.say, face: part.face, value: true, refused: part.refused(context) },
          { ref: 'button:decline', say: say('effect.decline'), value: false },
        ],
      );
      if (wanted) yield* part.run(context);
    },
  };
}

/** A cost, and what it buys: printed with an arrow between them. */
export function inReturn<State, L extends Lexicon>(cost: Effect<State, L>, gain: Effect<State, L>): Effect<State, L> {
  return {
    say: say('effect.in-return', { cost: cost.say, gain: gain.say }),
    face: [...cost.face, { sign: 'to' }, ...gain.face],
    refused: (context) => firstReason([cost, gain], context),
    *run(context) {
      yield* cost.run(context);
      yield* gain.run(context);
    },
  };
}

/** Whom an effect asks, and about what: the thing whose effect it is, or the seat it happens to. */
export function askedIn<State, L extends Lexicon>({
  seat,
  about,
}: Context<State, L>): Pick<Question<L>, 'seat' | 'about'> {
  return { seat, about: about ?? `seat:${seat}` };
}

/** Why none of these can be done: what speaks against the first; undefined as soon as nothing speaks against one. */
export function refusedAll<T>(
  things: readonly T[],
  refused: (thing: T, at: number) => Message | undefined,
): Message | undefined {
  let first: Message | undefined;
  for (const [at, thing] of things.entries()) {
    const reason = refused(thing, at);
    if (!reason) return undefined;
    first ??= reason;
  }
  return first;
}

function firstReason<State, L extends Lexicon>(
  parts: readonly Effect<State, L>[],
  context: Context<State, L>,
): Message | undefined {
  for (const part of parts) {
    const reason = part.refused(context);
    if (reason) return reason;
  }
  return undefined;
}

/** The icons of alternatives, one after the other. */
export function separated(parts: readonly { readonly face: readonly Glyph[] }[]): readonly Glyph[] {
  return isQuiet() ? [] : parts.flatMap((part, index) => (index === 0 ? part.face : [{ sign: 'or' }, ...part.face]));
}
