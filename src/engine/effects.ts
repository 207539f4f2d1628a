import { choose, type Seat, type Steps } from './ask.ts';
import type { Table } from './game.ts';
import type { Message } from './message.ts';

/** Whom an effect happens to, and where. */
export interface Scene<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly table: Table;
}

/** A piece of a printed card: an icon with an amount, or a sign: an arrow, a choice, or that others get what follows. */
export type Glyph = { readonly icon: string; readonly amount?: number } | { readonly sign: 'to' | 'or' | 'others' };

/**
 * What a card, tile or place does. One expression carries its words, its icons, whether it is possible and what it does,
 * so none of them can drift from the others.
 */
export interface Effect<State> {
  readonly say: Message;
  readonly face: readonly Glyph[];
  /** Why it cannot be done now; undefined if it can. */
  refused(scene: Scene<State>): Message | undefined;
  run(scene: Scene<State>): Steps;
}

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

/** All of these, in the order printed. */
export function all<State>(...parts: readonly Effect<State>[]): Effect<State> {
  return {
    say: { key: 'effect.all', with: { parts: parts.map((part) => part.say) } },
    face: parts.flatMap((part) => part.face),
    refused: (scene) => firstReason(parts, scene),
    *run(scene) {
      for (const part of parts) yield* part.run(scene);
    },
  };
}

/** One of these, at the player's choice. */
export function either<State>(...parts: readonly Effect<State>[]): Effect<State> {
  return {
    say: { key: 'effect.either', with: { parts: parts.map((part) => part.say) } },
    face: separated(parts),
    refused(scene) {
      const reasons = parts.map((part) => part.refused(scene));
      return reasons.every((reason) => reason !== undefined) ? reasons[0] : undefined;
    },
    *run(scene) {
      const chosen = yield* choose(
        { seat: scene.seat, prompt: { key: 'effect.either.ask', with: {} } },
        parts.map((part, index) => ({
          ref: `effect:${index}`,
          say: part.say,
          value: part,
          refused: part.refused(scene),
        })),
      );
      yield* chosen.run(scene);
    },
  };
}

/** This, or nothing. */
export function may<State>(part: Effect<State>): Effect<State> {
  return {
    say: { key: 'effect.may', with: { part: part.say } },
    face: part.face,
    refused: () => undefined,
    *run(scene) {
      const wanted = yield* choose({ seat: scene.seat, prompt: { key: 'effect.may.ask', with: { part: part.say } } }, [
        { ref: 'effect:do', say: part.say, value: true, refused: part.refused(scene) },
        { ref: 'button:decline', say: { key: 'effect.decline', with: {} }, value: false },
      ]);
      if (wanted) yield* part.run(scene);
    },
  };
}

/** A cost, and what it buys: printed with an arrow between them. */
export function inReturn<State>(cost: Effect<State>, gain: Effect<State>): Effect<State> {
  return {
    say: { key: 'effect.in-return', with: { cost: cost.say, gain: gain.say } },
    face: [...cost.face, { sign: 'to' }, ...gain.face],
    refused: (scene) => firstReason([cost, gain], scene),
    *run(scene) {
      yield* cost.run(scene);
      yield* gain.run(scene);
    },
  };
}

function firstReason<State>(parts: readonly Effect<State>[], scene: Scene<State>): Message | undefined {
  for (const part of parts) {
    const reason = part.refused(scene);
    if (reason) return reason;
  }
  return undefined;
}

function separated<State>(parts: readonly Effect<State>[]): readonly Glyph[] {
  return parts.flatMap((part, index) => (index === 0 ? part.face : [{ sign: 'or' }, ...part.face]));
}
