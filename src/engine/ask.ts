import type { Message } from './message.ts';

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Seats in their order, each once. */
export function inOrder(seats: Iterable<Seat>): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}

/** Names a thing on the table: `location:mine`, `gear:left:2`, `button:pass`. */
export type Ref = string;

/** One thing a player may do. Whatever is drawn with this ref becomes a button. */
export interface Option {
  readonly ref: Ref;
  readonly say: Message;
  /** What its button says where the group's heading and the ornament already tell the rest. */
  readonly short?: Message;
  /** A second line: what it costs or brings. */
  readonly detail?: Message;
  /** Options of one group stand together in the decision bar. */
  readonly group?: string;
  /** When every option of an ask has one, the ask is drawn as a stepper. */
  readonly amount?: number;
  /** What everybody sees of a secret answer, such as where a card is laid. Options that show the same look the same. */
  readonly shows?: string;
  /** The words of the second step, where they depend on the option. */
  readonly confirm?: Message;
}

/** One thing a player might expect to do and may not, with the reason. */
export interface Refusal {
  readonly ref: Ref;
  readonly say: Message;
  readonly group?: string;
  readonly reason: Message;
}

/** A question to one seat. Its options are exactly the legal answers, in an order that is part of the rules version. */
export interface Ask {
  readonly seat: Seat;
  readonly prompt: Message;
  /** Where in the turn we are: "Work turn, step 1 of 2". */
  readonly step?: Message;
  readonly help?: Message;
  readonly options: readonly Option[];
  readonly refused: readonly Refusal[];
  /** Nobody else may learn the options or the answer. */
  readonly secret?: true;
  /** The player confirms in a second step, because the answer is hidden or cannot be undone. */
  readonly confirm?: Message;
}

/** Rules in progress: yields questions, receives the index of the chosen option. */
export type Steps<T = void> = Generator<Ask, T, number>;

/** An option before it is known to be legal: `refused` holds the reason if it is not. */
export interface Candidate<T> extends Option {
  readonly value: T;
  readonly refused?: Message | undefined;
}

export type Question = Omit<Ask, 'options' | 'refused'>;

/**
 * Asks a seat to choose and returns the value of the chosen candidate.
 * A single legal candidate is taken without asking: a forced choice costs nobody a tap and the link not a bit.
 */
export function* choose<T>(question: Question, candidates: readonly Candidate<T>[]): Steps<T> {
  const legal = candidates.filter((candidate) => !candidate.refused);
  const [first, second] = legal;
  if (!first) throw new DeadEnd(question);
  if (!second) return first.value;
  const index = yield { ...question, options: legal.map(offer), refused: candidates.flatMap(refusal) };
  const chosen = legal[index];
  if (!chosen) throw new RangeError(`answer ${index} to an ask with ${legal.length} options`);
  return chosen.value;
}

/** Asks yes or no. */
export function confirm(question: Question, yes: Option, no: Option): Steps<boolean> {
  return choose(question, [
    { ...yes, value: true },
    { ...no, value: false },
  ]);
}

function offer({ ref, say, short, detail, group, amount, shows, confirm }: Candidate<unknown>): Option {
  return {
    ref,
    say,
    ...(short && { short }),
    ...(detail && { detail }),
    ...(group !== undefined && { group }),
    ...(amount !== undefined && { amount }),
    ...(shows !== undefined && { shows }),
    ...(confirm && { confirm }),
  };
}

function refusal({ ref, say, group, refused }: Candidate<unknown>): Refusal[] {
  return refused ? [{ ref, say, ...(group !== undefined && { group }), reason: refused }] : [];
}

/** Rules asked a question nobody can answer: always a fault in the rules. */
export class DeadEnd extends Error {
  constructor(question: Question) {
    super(`dead end: seat ${question.seat} is asked "${question.prompt.key}" and has no option`);
    this.name = 'DeadEnd';
  }
}
