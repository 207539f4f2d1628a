import type { Glyph } from './effects.ts';
import type { Lexicon, RefOf, SeatRef } from './lexicon.ts';
import type { Message } from './message.ts';
import { isQuiet } from './quiet.ts';

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Seats in their order, each once. */
export function inOrder(seats: Iterable<Seat>): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** Names a thing on the table of any game: `location:mine`, `gear:left:2`, `button:pass`. */
export type Ref = string;

/** One thing a player may do. Whatever is drawn with this ref becomes a button. */
export interface Option<L extends Lexicon = Lexicon> {
  readonly ref: RefOf<L>;
  readonly say: Message;
  /** What its button says where the group's heading and the ornament already tell the rest. */
  readonly short?: Message;
  /** A second line: what it costs or brings. */
  readonly detail?: Message;
  /** Its icons, printed from the expression that runs it. */
  readonly face?: readonly Glyph[];
  /** Options of one group stand together in the decision bar. */
  readonly group?: string;
  /** When every option of an ask has one, the ask is drawn as a stepper. */
  readonly amount?: number;
  /** What everybody sees of a secret answer, such as where a card is laid. Options that show the same look the same. */
  readonly shows?: string;
  /**
   * The words of the second step, where they depend on the option. If the ask itself needs none, this option is one to
   * read first: picking it shows what it means, and only a button with these words takes it.
   */
  readonly confirm?: Message;
  /** The words of the button that takes it, where somebody looks at it first. */
  readonly deed?: Message;
  /** Hardly wanted now: where there is room for a few options only, others are named. */
  readonly isAside?: true;
}

/** One thing a player might expect to do and may not, with the reason. */
export interface Refusal<L extends Lexicon = Lexicon> {
  readonly ref: RefOf<L>;
  readonly say: Message;
  readonly face?: readonly Glyph[];
  readonly group?: string;
  readonly reason: Message;
}

/** What a seat is asked, before it is known what it may answer. */
export interface Question<L extends Lexicon = Lexicon> {
  readonly seat: Seat;
  /** The thing on the table this is about: the card in use, the place worked at. A table turns to it. */
  readonly about: L['ref'] | SeatRef;
  readonly prompt: Message;
  /** Where in the turn we are: "Work turn, step 1 of 2". */
  readonly step?: Message;
  readonly help?: Message;
  /** Nobody else may learn the options or the answer. */
  readonly secret?: true;
  /** The player confirms in a second step, because the answer is hidden or cannot be undone. */
  readonly confirm?: Message;
}

/** A question to one seat. Its options are exactly the legal answers, in an order that is part of the rules version. */
export interface Ask<L extends Lexicon = Lexicon> extends Question<L> {
  readonly options: readonly Option<L>[];
  readonly refused: readonly Refusal<L>[];
  /** Sealed games: there are no options to show, and the answer is a number below this. */
  readonly bound?: number;
  /** Sealed games: nothing is decided. */
  readonly opening?: Opening;
}

/** What a sealed game waits for: it goes on once these seats have opened, in whatever order. */
export interface Opening {
  /** Those already opened among them; the first is the seat of the ask. */
  readonly seats: readonly Seat[];
  /** The turn that begins, or what was sealed before. */
  readonly of: 'turn' | 'choice';
}

/** Rules in progress: yields questions, receives the index of the chosen option. */
export type Steps<T = void, L extends Lexicon = Lexicon> = Generator<Ask<L>, T, number>;

/** An option before it is known to be legal: `refused` holds the reason if it is not. */
export interface Candidate<T, L extends Lexicon = Lexicon> extends Option<L> {
  readonly value: T;
  readonly refused?: Message | undefined;
}

/**
 * Asks a seat to choose and returns the value of the chosen candidate.
 * A single legal candidate is taken without asking: a forced choice costs nobody a tap and the link not a bit.
 */
export function* choose<T, L extends Lexicon = Lexicon>(
  question: Question<L>,
  candidates: readonly Candidate<T, L>[],
): Steps<T, L> {
  const legal = candidates.filter(isOpen);
  const [first] = legal;
  if (!first) throw new DeadEnd(question.seat, question.prompt);
  if (legal.length === 1) return first.value;
  const index = yield isQuiet()
    ? bare(question, legal)
    : { ...question, options: legal.map(offer), refused: candidates.flatMap(refusal) };
  const chosen = legal[index];
  if (!chosen) throw new RangeError(`answer ${index} to an ask with ${legal.length} options`);
  return chosen.value;
}

/** A question as somebody who thinks ahead needs it: who may do what. */
function bare<L extends Lexicon>({ seat, about, prompt }: Question<L>, options: readonly Option<L>[]): Ask<L> {
  return { seat, about, prompt, options, refused: NOTHING };
}
const NOTHING: readonly never[] = [];

/** Asks yes or no. */
export function confirm<L extends Lexicon = Lexicon>(
  question: Question<L>,
  yes: Option<L>,
  no: Option<L>,
): Steps<boolean, L> {
  return choose<boolean, L>(question, [
    { ...yes, value: true },
    { ...no, value: false },
  ]);
}

function isOpen({ refused }: Candidate<unknown, Lexicon>): boolean {
  return refused === undefined;
}

/** How the rules of one game ask, in its own names. */
export interface Asking<L extends Lexicon> {
  choose<T>(question: Question<L>, candidates: readonly Candidate<T, L>[]): Steps<T, L>;
  confirm(question: Question<L>, yes: Option<L>, no: Option<L>): Steps<boolean, L>;
}

export function asking<L extends Lexicon>(): Asking<L> {
  return { choose, confirm };
}

function offer<L extends Lexicon>(candidate: Candidate<unknown, L>): Option<L> {
  const { ref, say, short, detail, face, group, amount, shows, confirm, deed, isAside } = candidate;
  return {
    ref,
    say,
    ...(short && { short }),
    ...(detail && { detail }),
    ...(face && { face }),
    ...(group !== undefined && { group }),
    ...(amount !== undefined && { amount }),
    ...(shows !== undefined && { shows }),
    ...(confirm && { confirm }),
    ...(deed && { deed }),
    ...(isAside && { isAside }),
  };
}

function refusal<L extends Lexicon>({ ref, say, face, group, refused }: Candidate<unknown, L>): Refusal<L>[] {
  if (!refused) return [];
  return [{ ref, say, ...(face && { face }), ...(group !== undefined && { group }), reason: refused }];
}

/** Rules asked a question nobody can answer: always a fault in the rules. */
export class DeadEnd extends Error {
  constructor(seat: Seat, { key }: Message) {
    super(`dead end: seat ${seat} is asked "${key}" and has no option`);
    this.name = 'DeadEnd';
  }
}
