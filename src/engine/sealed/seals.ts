import type { Seat } from '../ask.ts';
import { chainOf, hash, isSame, NOTHING, shortened, unrolled, type Value } from './chain.ts';

/** One chain of a seat as far as it is known: its latest value, and how many steps that is above the anchor. */
export interface Segment {
  readonly value: Value;
  readonly count: number;
}

/** The chains of every seat: none for a computer, more than one where a device was lost. */
export type Chains = readonly (readonly Segment[])[];

/** A seat's secret, kept on the device that plays it. */
export interface Key {
  readonly seat: Seat;
  readonly secret: Value;
  /** Which of the seat's chains it makes: 0 for the first. */
  readonly segment: number;
}

/** What a visit of a seat puts in. */
export interface Put {
  readonly value: Value;
  readonly segment: number;
  /** The first value of a later chain was chosen too late: chance is not made of it. */
  readonly isInPot: boolean;
}

/** What is known, on one device, of everything that seats put into a game. */
export interface Seals {
  /** The game's identity: what was agreed, and the first anchor of every seat. */
  readonly id: Value;
  readonly agreed: string;
  readonly seed: string;
  readonly chains: Chains;
  readonly keys: readonly Key[];
  /** How many visits of each seat the chains stand for. */
  readonly reach: readonly number[];
  hasChain(seat: Seat): boolean;
  /** The visits of a seat count from 1; 0 is its anchor. */
  put(seat: Seat, visit: number): Put | undefined;
}

/** `agreed` is what everybody agreed on, as text. */
export function sealsOf(agreed: string, seed: string, chains: Chains, keys: readonly Key[] = []): Seals {
  const known = chains.map((segments, seat) => segments.flatMap((segment, at) => putsOf(seat, segment, at)));
  const anchors = known.map(([anchor]) => anchor?.value ?? NOTHING);
  const own = keys.flatMap((key) => {
    const puts = putsFrom(key, seed, chains);
    return puts ? [{ key, puts }] : [];
  });
  return {
    agreed,
    seed,
    id: shortened(hash('game', agreed, '\0', ...anchors)),
    chains,
    keys: own.map(({ key }) => key),
    reach: known.map(({ length }) => Math.max(0, length - 1)),
    hasChain: (seat) => (known[seat]?.length ?? 0) > 0,
    put: (seat, visit) => known[seat]?.[visit] ?? own.find(({ key }) => key.seat === seat)?.puts[visit],
  };
}

function putsOf(seat: Seat, { value, count }: Segment, segment: number): Put[] {
  return unrolled(seat, value, count).map((value, step) => ({ value, segment, isInPot: step > 0 }));
}

/**
 * Every visit of a seat whose key is here, also those still to come. A key fits if it made the seat's last chain, or is to
 * begin the next one; undefined if it does not.
 */
function putsFrom(key: Key, seed: string, chains: Chains): Put[] | undefined {
  const { seat, segment } = key;
  const segments = chains[seat] ?? [];
  const chain = chainMadeBy(key, seed);
  const made = segments[segment];
  const isNext = segment > 0 && segment === segments.length;
  const isLast = segment === segments.length - 1 && made !== undefined && isSame(chain[made.count], made.value);
  if (!isNext && !isLast) return undefined;
  const before: Put[] = new Array(visitsBefore(segments, segment));
  return before.concat(chain.map((value, step) => ({ value, segment, isInPot: step > 0 })));
}

/** A key is used again at every step of its game, and a chain has many steps: it is made once. */
const made = new WeakMap<Key, { readonly seed: string; readonly chain: readonly Value[] }>();

function chainMadeBy(key: Key, seed: string): readonly Value[] {
  const known = made.get(key);
  if (known?.seed === seed) return known.chain;
  const chain = chainOf(key.secret, seed, key.seat, key.segment);
  made.set(key, { seed, chain });
  return chain;
}

/** How many visits, the first anchor among them, lie before one of a seat's chains. */
export function visitsBefore(segments: readonly Segment[], segment: number): number {
  return segments.slice(0, segment).reduce((visits, { count }) => visits + count + 1, 0);
}
