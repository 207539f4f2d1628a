import type { Seat } from '../ask.ts';
import type { Table } from '../game.ts';
import type { Random } from '../random.ts';
import { chanceFrom, hash, NOTHING, type Value } from './chain.ts';
import type { Seals } from './seals.ts';

/** What a sealed game keeps in its state besides that of the game: only what everybody may know. */
export interface Witness {
  turn: number;
  /** Who holds the link. */
  visitor: Seat;
  /** How often each seat has held it; a seat that puts nothing in is not counted. */
  readonly visits: number[];
  /** How many answers have been given. */
  answers: number;
  /** Every answer as all can read it: what a seal is bound to. */
  journal: string;
  /** Somebody imagines how it might go on: nobody opens anything, and chance comes from elsewhere. */
  isImagined?: true;
  /** A seat has made up its mind: the number that stands for it under its seal. */
  drafted?: number;
}

export interface Witnessed {
  readonly witness: Witness;
}

/** A visit was made without what its seat would have put in. */
export class Forged extends Error {
  constructor(seat: Seat, visit: number) {
    super(`nobody could make visit ${visit} of seat ${seat}`);
    this.name = 'Forged';
  }
}

/** A seat holds the link: what it puts in changes what chance will bring. */
export function visit(witness: Witness, seals: Seals, seat: Seat): void {
  if (witness.visitor === seat) return;
  witness.visitor = seat;
  if (witness.isImagined || !seals.hasChain(seat)) return;
  const number = (witness.visits[seat] ?? 0) + 1;
  if (!seals.put(seat, number)) throw new Forged(seat, number);
  witness.visits[seat] = number;
}

/** Chance as long as this turn lasts: it is made anew whenever somebody puts something in. */
export function chanceOf(seals: Seals, witness: Witness, table: Pick<Table, 'random'>): Random {
  let made: { readonly of: string; readonly random: Random } | undefined;
  let visits = 0;
  return {
    below(n) {
      if (n === 1) return 0;
      // Drawing bars undo, and stops whoever only tries something, as in any game.
      const elsewhere = table.random.below(n);
      if (witness.isImagined) return elsewhere;
      const before = visits;
      visits = witness.visits.reduce((sum, visit) => sum + visit, 0);
      if (!made || visits > before) {
        // What a visit puts in does not always count: only then the stream goes on.
        const of = inPot(seals, witness).join();
        if (made?.of !== of) made = { of, random: chanceFrom(keyOf(seals, witness)) };
      }
      return made.random.below(n);
    },
  };
}

/** The latest visit of each seat that counts for chance. */
function inPot(seals: Seals, { visits }: Witness): number[] {
  return visits.map((visit, seat) => {
    let latest = visit;
    while (latest > 0 && !seals.put(seat, latest)?.isInPot) latest--;
    return latest;
  });
}

/** What everybody has put in, and the turn. */
function keyOf(seals: Seals, witness: Witness): Uint8Array {
  const pot = inPot(seals, witness).map((visit, seat): Value => seals.put(seat, visit)?.value ?? NOTHING);
  return hash('draw', seals.id, ...pot, witness.turn);
}
