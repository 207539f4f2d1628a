import type { Ask, Opening, Seat, Steps } from '../ask.ts';
import type { Event, Game, Simultaneous, Table } from '../game.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { aloud, isQuiet, quietly } from '../quiet.ts';
import { begin } from './begin.ts';
import { chanceFrom, hash } from './chain.ts';
import type { Seals } from './seals.ts';
import { chanceOf, visit, type Witness, type Witnessed } from './witness.ts';

export interface Turn<State, View, L extends Lexicon> {
  readonly plain: Game<State, View, L>;
  readonly seals: Seals;
  readonly draftAt: number | undefined;
  readonly state: State & Witnessed;
  readonly table: Table<L>;
  /** The state as it was before the turn, if anybody keeps it and nobody watches every event. */
  readonly before: (State & Witnessed) | undefined;
}

/** A turn of a game, with everybody's visits witnessed. What it draws first waits for whoever's turn it is. */
export function* sealedTurn<State, View, L extends Lexicon>(turn: Turn<State, View, L>): Steps<void, L> {
  const { plain, seals, state, table, before } = turn;
  const { witness } = state;
  witness.turn++;
  const sealing = new Sealing(turn);
  const sealed: Table<L> = {
    rules: table.rules,
    isSealed: true,
    random: chanceOf(seals, witness, table),
    tell: (event) => table.tell(sealing.worded(event)),
    reveal: () => table.reveal(),
    together: (choice) => sealing.together(choice),
  };
  const opener = plain.opener?.(state);
  const isCalled = opener !== undefined && opener !== witness.visitor && seals.hasChain(opener) && !witness.isImagined;
  const begun = isCalled ? begin(plain, state, sealed, before) : plain.turn(state, sealed);
  if (begun === 'chance' && opener !== undefined) yield* sealing.opened(opener);
  yield* sealing.witnessed(typeof begun === 'string' ? plain.turn(state, sealed) : begun);
}

/** A choice that lies sealed until its seat opens it. */
interface Kept {
  readonly seat: Seat;
  readonly digit: number;
  /** In which visit it was sealed: what the next one puts in opens it. */
  readonly visit: number;
}

/** How visits are counted and choices sealed while a turn lasts. */
class Sealing<State, View, L extends Lexicon> {
  readonly #seals: Seals;
  readonly #witness: Witness;
  readonly #table: Table<L>;
  readonly #draftAt: number | undefined;
  /** What a seat has in mind is no answer yet. */
  #isDrafting = false;
  /** What is told while a choice is carried out will be read. */
  #isWorded = false;

  constructor({ seals, state, table, draftAt }: Turn<State, View, L>) {
    this.#seals = seals;
    this.#witness = state.witness;
    this.#table = table;
    this.#draftAt = draftAt;
  }

  /** Runs rules and takes note of every answer. */
  *witnessed(steps: Steps<void, L>): Steps<void, L> {
    for (let next = steps.next(); !next.done; ) {
      const answer = yield next.value;
      if (!this.#isDrafting) this.#note(next.value, answer);
      next = steps.next(answer);
    }
  }

  #note(
    { seat, opening, bound, options }: Pick<Ask<L>, 'seat' | 'opening' | 'bound' | 'options'>,
    answer: number,
  ): void {
    const witness = this.#witness;
    visit(witness, this.#seals, seat);
    witness.answers++;
    if (!opening) witness.journal += `${witness.journal && ' '}${seat}:${answer}/${bound ?? options.length}`;
    if (bound !== undefined) this.#table.reveal();
  }

  /** Waits until whoever's turn begins holds the link. */
  opened(seat: Seat): Steps<void, L> {
    return this.witnessed(this.#openings([seat], 'turn'));
  }

  *#openings(seats: readonly Seat[], of: Opening['of']): Steps<void, L> {
    const { visitor } = this.#witness;
    const called = seats.filter((seat) => seat !== visitor && this.#seals.hasChain(seat));
    for (const [at, seat] of called.entries()) {
      if (this.#witness.isImagined) return;
      yield { bound: 1, opening: { seats: called.slice(at), of }, options: [], ...asked(seat, `opens.${of}`) };
    }
  }

  *together({ seats, bound, decide, sealed }: Simultaneous<L>): Steps<void, L> {
    const witness = this.#witness;
    const journal = hash('journal', witness.journal);
    const kept: Kept[] = [];
    const ring = ringFrom(witness.visitor, seats);
    for (const seat of ring) {
      if (witness.isImagined) {
        yield* decide(seat);
        continue;
      }
      const isOpen = seat === ring.at(-1) || !this.#seals.hasChain(seat);
      const isDraft = witness.answers === this.#draftAt;
      if (isDraft) {
        yield* this.#draft(seat, bound, decide(seat), isOpen ? undefined : journal);
        continue;
      }
      const digit = yield { bound, options: [], secret: true, ...asked(seat, 'seals') };
      const choice: Kept = { seat, digit, visit: witness.visits[seat] ?? 0 };
      const known = isOpen ? digit : this.#unsealed(choice, bound, journal);
      if (known !== undefined) this.#carryOut(decide(seat), known);
      else {
        sealed(seat);
        kept.push(choice);
      }
    }
    yield* this.#openings(this.#sealersOf(ring), 'choice');
    for (const seat of seats) {
      const choice = kept.find((choice) => choice.seat === seat);
      if (!choice) continue;
      const known = this.#unsealed(choice, bound, journal) ?? this.#table.random.below(bound);
      this.#carryOut(decide(seat), known);
    }
  }

  /** Nobody is asked, so nobody reads the questions. What is told of it is put into words, if somebody listens. */
  #carryOut(steps: Steps<void, L>, choice: number): void {
    this.#isWorded = !isQuiet();
    quietly(() => carryOut(steps, choice));
    this.#isWorded = false;
  }

  worded(event: () => Event<L>): () => Event<L> {
    return this.#isWorded ? () => aloud(event) : event;
  }

  /**
   * Those who open, round the table from whoever holds the link. After the last of them computers may have decided, where the
   * link lies: then that seat opens first, and the one that opens last goes on.
   */
  #sealersOf(ring: readonly Seat[]): Seat[] {
    const sealers = ring.slice(0, -1).filter((seat) => this.#seals.hasChain(seat));
    const isHeld = this.#seals.hasChain(ring.at(-1) ?? 0);
    return isHeld ? sealers : [...sealers.slice(-1), ...sealers.slice(0, -1)];
  }

  /** The seat decides, question by question. Undo is free until it seals: only then there is an answer. */
  *#draft(seat: Seat, bound: number, steps: Steps<void, L>, journal: Uint8Array | undefined): Steps<void, L> {
    const witness = this.#witness;
    let [choice, unit] = [0, 1];
    this.#isDrafting = true;
    for (let next = steps.next(); !next.done; ) {
      const answer = yield next.value;
      choice += unit * answer;
      unit *= next.value.options.length;
      next = steps.next(answer);
    }
    if (unit > bound) throw new RangeError(`one of ${unit} choices is sealed as one of ${bound}`);
    // What a computer chooses is open: there is nothing to confirm.
    if (this.#seals.hasChain(seat))
      yield { ...asked(seat, 'seal'), options: [{ ref: '#0', say: words('seal') }], secret: true };
    this.#isDrafting = false;
    visit(witness, this.#seals, seat);
    const pad = journal ? this.#pad({ seat, visit: witness.visits[seat] ?? 0 }, bound, journal) : 0;
    if (pad === undefined) throw new Error('only the seat itself can seal what it decides');
    witness.drafted = (choice + pad) % bound;
    this.#note({ seat, bound, options: [] }, witness.drafted);
  }

  /** What lies under a seal, once it can be known here. A key that was lost before leaves the first of everything. */
  #unsealed(choice: Kept, bound: number, journal: Uint8Array): number | undefined {
    const pad = this.#pad(choice, bound, journal);
    if (pad === undefined) return undefined;
    const [sealed, opened] = [choice.visit, choice.visit + 1].map((visit) => this.#seals.put(choice.seat, visit));
    return sealed?.segment === opened?.segment ? (choice.digit - pad + bound) % bound : 0;
  }

  /** What is added to a choice: it comes from what the seat puts in next, which nobody else can know before. */
  #pad({ seat, visit }: Pick<Kept, 'seat' | 'visit'>, bound: number, journal: Uint8Array): number | undefined {
    const next = this.#seals.put(seat, visit + 1);
    return next && chanceFrom(hash('pad', this.#seals.id, next.value, journal)).below(bound);
  }
}

/** The seats in rising order, round the table, beginning with whoever holds the link. */
function ringFrom(visitor: Seat, seats: readonly Seat[]): Seat[] {
  const rising = seats.toSorted((one, other) => one - other);
  const at = Math.max(0, rising.indexOf(visitor));
  return [...rising.slice(at), ...rising.slice(0, at)];
}

/** Does what a number stands for: any number is some decision. */
function carryOut<L extends Lexicon>(steps: Steps<void, L>, choice: number): void {
  let rest = choice;
  for (let next = steps.next(); !next.done; ) {
    const { length } = next.value.options;
    next = steps.next(rest % length);
    rest = Math.floor(rest / length);
  }
}

/** What is said of seals is said by every game alike. */
type Said = `opens.${Opening['of']}` | 'seals' | 'seal';

const words = (key: Said, seat?: Seat): Message => ({
  key: `sealed.${key}`,
  with: seat === undefined ? {} : { seat },
});

const asked = (seat: Seat, key: Said) => ({
  seat,
  about: `seat:${seat}` as const,
  prompt: words(key, seat),
  refused: [],
});
