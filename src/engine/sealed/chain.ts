import { sha256 } from '@noble/hashes/sha2.js';
import type { Seat } from '../ask.ts';
import { type Random, wordsOf } from '../random.ts';

/** A secret, one link of a chain, the id of a game: 16 bytes. */
export type Value = Uint8Array;

export const VALUE_BYTES = 16;

/** How many visits one chain lasts for. */
export const LAST = 255;

/** What a seat without a chain puts in. */
export const NOTHING: Value = new Uint8Array(VALUE_BYTES);

const utf8 = new TextEncoder();

/** There are few labels, and each is hashed a thousand times. */
const labels = new Map<string, Uint8Array>();

/** SHA-256 of a label, a zero byte and the parts one after another; numbers have four bytes, the first is the greatest. */
export function hash(label: string, ...parts: readonly (Uint8Array | string | number)[]): Uint8Array {
  const bytes = parts.map(bytesOf);
  const start = labels.get(label) ?? utf8.encode(`${label}\0`);
  labels.set(label, start);
  const all = new Uint8Array(bytes.reduce((length, part) => length + part.length, start.length));
  all.set(start);
  let at = start.length;
  for (const part of bytes) {
    all.set(part, at);
    at += part.length;
  }
  return sha256(all);
}

function bytesOf(part: Uint8Array | string | number): Uint8Array {
  if (typeof part === 'string') return utf8.encode(part);
  if (typeof part !== 'number') return part;
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, part);
  return bytes;
}

export const shortened = (digest: Uint8Array): Value => digest.slice(0, VALUE_BYTES);

/** One step down a chain. Nobody can go up. The seat goes in, so that one seat's value is nothing to another. */
export function down(seat: Seat, value: Value): Value {
  return shortened(hash('chain', Uint8Array.of(seat), value));
}

/** From a value down to the anchor of its chain: the anchor first. */
export function unrolled(seat: Seat, value: Value, count: number): Value[] {
  const values = [value];
  for (let left = count; left > 0; left--) values.push(down(seat, values[values.length - 1] ?? NOTHING));
  return values.reverse();
}

/** Everything a secret stands for: the anchor, then the value of each visit. */
export function chainOf(secret: Value, seed: string, seat: Seat, segment: number): Value[] {
  return unrolled(seat, shortened(hash('root', secret, seed, Uint8Array.of(seat, segment))), LAST);
}

/** Chance from a key: block i is the hash of the key and i. */
export function chanceFrom(key: Uint8Array): Random {
  return wordsOf((block) => hash('block', key, block));
}

export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  return one !== undefined && other !== undefined && one.every((byte, at) => byte === other[at]);
}
