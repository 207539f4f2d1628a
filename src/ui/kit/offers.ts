import type { Ask, Option, Ref, Refusal } from '../../engine/ask.ts';
import type { Lexicon, RefOf } from '../../engine/lexicon.ts';
import type { Speaker } from '../../engine/message.ts';
import type { Receipt } from './receipt.ts';

/** What the thing with a given ref is right now: an open choice, a closed one with its reason, or just a thing. */
export type Offer =
  | (Named & { readonly kind: 'open'; readonly isChosen: boolean })
  | (Named & { readonly kind: 'closed'; readonly reason: string });

interface Named {
  readonly ref: Ref;
  readonly group: string | undefined;
  /** The option's words, its second line included. */
  readonly label: string;
}

/** Tries options and tells what they would mean. */
export interface Foresight<L extends Lexicon = Lexicon> {
  receiptOf(ref: RefOf<L>, ...next: readonly RefOf<L>[]): Receipt | undefined;
  /** What the same player would be asked right after it. */
  askAfter?(ref: RefOf<L>): Ask<L> | undefined;
}

/** For a drawing that stands for nothing at the moment. */
export type Unnamed = '';

/**
 * The current ask as the board sees it. Boards, the decision bar, keyboard and screen reader all look the same refs up
 * here, so every option has two doors and both do the same thing.
 */
export class Offers<L extends Lexicon = Lexicon> {
  readonly ask: Ask<L> | undefined;
  /** The option looked at but not yet confirmed. */
  readonly chosen: RefOf<L> | undefined;
  /** What the player has in mind for the question right after it. */
  readonly next: RefOf<L> | undefined;
  readonly speaker: Speaker;
  /** Picking only looks at an option; a second press takes it. The ask may want that, or the player. */
  readonly asksTwice: boolean;
  readonly #foresight: Foresight<L> | undefined;
  readonly #receipts = new Map<string, Receipt | undefined>();
  readonly #options: ReadonlyMap<string, Option<L>>;
  readonly #refused: ReadonlyMap<string, Refusal<L>>;

  constructor(
    ask: Ask<L> | undefined,
    speaker: Speaker,
    chosen?: RefOf<L>,
    isCareful = false,
    foresight?: Foresight<L>,
    next?: RefOf<L>,
  ) {
    this.ask = ask;
    this.speaker = speaker;
    this.chosen = chosen;
    this.next = next;
    this.#foresight = foresight;
    this.asksTwice = ask !== undefined && (isCareful || ask.confirm !== undefined);
    this.#options = new Map(ask?.options.map((option) => [option.ref, option]));
    this.#refused = new Map(ask?.refused.map((refusal) => [refusal.ref, refusal]));
  }

  get(ref: RefOf<L> | Unnamed): Offer | undefined {
    const option = this.#options.get(ref);
    if (option) {
      const { say, detail, group } = option;
      const label = [say, ...(detail ? [detail] : [])].map((message) => this.speaker.say(message)).join(', ');
      return { kind: 'open', ref, group, label, isChosen: ref === this.chosen };
    }
    const refusal = this.#refused.get(ref);
    if (!refusal) return undefined;
    const { say, reason, group } = refusal;
    return { kind: 'closed', ref, group, label: this.speaker.say(say), reason: this.speaker.say(reason) };
  }

  /** What an option would mean, perhaps with what the player has in mind for the questions after it. */
  receiptOf(ref: RefOf<L>, ...next: readonly RefOf<L>[]): Receipt | undefined {
    if (!this.#options.has(ref)) return undefined;
    const inMind = next.length === 0 && ref === this.chosen && this.next !== undefined ? [this.next] : next;
    const path = [ref, ...inMind].join(' ');
    if (!this.#receipts.has(path)) this.#receipts.set(path, this.#foresight?.receiptOf(ref, ...inMind));
    return this.#receipts.get(path);
  }

  /** What would be asked right after the option looked at, so that it can be settled together with it. */
  get askAfterChosen(): Ask<L> | undefined {
    return this.chosen === undefined ? undefined : this.#foresight?.askAfter?.(this.chosen);
  }

  /** Picking it only shows what it means; a button of its own takes it. */
  isReadFirst(ref: RefOf<L> | Unnamed): boolean {
    return this.ask?.confirm === undefined && this.#options.get(ref)?.confirm !== undefined;
  }

  /** The heading over a group of options: the game's words hold it under `group.<id>`. */
  groupLabel(group: string): string {
    return this.speaker.say({ key: `group.${group}`, with: {} });
  }

  /** The words of the second step: those of the chosen option, or the same for all. Undefined if the ask has none. */
  get confirmLabel(): string | undefined {
    const chosen = this.chosen === undefined ? undefined : this.#options.get(this.chosen);
    const message = chosen?.confirm ?? this.ask?.confirm ?? chosen?.deed;
    return message && this.speaker.say(message);
  }

  /** Whether anything whose ref starts like this can be picked now. */
  some(prefix: string): boolean {
    return [...this.#options.keys()].some((ref) => ref.startsWith(prefix));
  }
}
