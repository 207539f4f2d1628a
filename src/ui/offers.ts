import type { Ask, Option, Ref, Refusal } from '../engine/ask.ts';
import type { Speaker } from '../engine/message.ts';

/** What the thing with a given ref is right now: an open choice, a closed one with its reason, or just a thing. */
export type Offer =
  | { readonly kind: 'open'; readonly ref: Ref; readonly label: string; readonly isChosen: boolean }
  | { readonly kind: 'closed'; readonly ref: Ref; readonly label: string; readonly reason: string };

/**
 * The current ask as the board sees it. Boards, the decision bar, keyboard and screen reader all look the same refs up
 * here, so every option has two doors and both do the same thing.
 */
export class Offers {
  readonly ask: Ask | undefined;
  /** The option looked at but not yet confirmed. */
  readonly chosen: Ref | undefined;
  readonly speaker: Speaker;
  readonly #options: ReadonlyMap<Ref, Option>;
  readonly #refused: ReadonlyMap<Ref, Refusal>;

  constructor(ask: Ask | undefined, speaker: Speaker, chosen?: Ref) {
    this.ask = ask;
    this.speaker = speaker;
    this.chosen = chosen;
    this.#options = new Map(ask?.options.map((option) => [option.ref, option]));
    this.#refused = new Map(ask?.refused.map((refusal) => [refusal.ref, refusal]));
  }

  get(ref: Ref): Offer | undefined {
    const option = this.#options.get(ref);
    if (option) {
      const detail = option.detail ? `, ${this.speaker.say(option.detail)}` : '';
      return { kind: 'open', ref, label: `${this.speaker.say(option.say)}${detail}`, isChosen: ref === this.chosen };
    }
    const refusal = this.#refused.get(ref);
    if (!refusal) return undefined;
    return { kind: 'closed', ref, label: this.speaker.say(refusal.say), reason: this.speaker.say(refusal.reason) };
  }

  /** Whether anything whose ref starts like this can be picked now. */
  some(prefix: string): boolean {
    return [...this.#options.keys()].some((ref) => ref.startsWith(prefix));
  }
}
