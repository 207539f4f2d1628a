import type { Seat } from '../../engine/ask.ts';
import { VALUE_BYTES, type Value } from '../../engine/sealed/chain.ts';
import type { Chains, Seals, Segment } from '../../engine/sealed/seals.ts';
import { fromBase62, toBase62 } from '../base62.ts';
import type { Parts } from '../parts.ts';

/** Values as a link writes them: numbers, the first byte the most significant. */
export function toNumber(value: Value): bigint {
  return value.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

export function toValue(number: bigint): Value {
  const value = new Uint8Array(VALUE_BYTES);
  for (let at = VALUE_BYTES - 1, rest = number; at >= 0; at--, rest >>= 8n) value[at] = Number(rest & 255n);
  return value;
}

/** A secret or an id as text; undefined if the text is none. */
export const toText = (value: Value): string => toBase62(toNumber(value)).padStart(22, '0');

export function fromText(text: string): Value | undefined {
  const number = /^[0-9A-Za-z]{22}$/.test(text) ? fromBase62(text.replace(/^0+(?=.)/, '')) : undefined;
  return number !== undefined && number < 1n << 128n ? toValue(number) : undefined;
}

export function chainsIn({ chains }: Pick<Parts, 'chains'>): Chains {
  return chains.map((links) => links.map(({ value, count }) => ({ value: toValue(value), count })));
}

/** The chains of a seat up to one of its visits, as far as they are known here. */
export function chainsTo(seals: Seals, seat: Seat, visit: number): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at <= visit; at++) {
    const put = seals.put(seat, at);
    if (!put) throw new RangeError(`visit ${at} of seat ${seat} is not known here`);
    const count = segments[put.segment];
    segments[put.segment] = { value: put.value, count: count ? count.count + 1 : 0 };
  }
  return segments;
}

/** How many visits some chains stand for: the first anchor is none, that of a later chain is. */
export function reachOf(segments: readonly Segment[]): number {
  return Math.max(0, segments.reduce((visits, { count }) => visits + count + 1, 0) - 1);
}
