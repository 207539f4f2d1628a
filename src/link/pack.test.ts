import { describe, expect, it } from 'vitest';
import { fc } from '../testing/properties.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { pack, Unpacker } from './pack.ts';

/** Questions with two to forty options, each with its answer. */
const answered = fc.array(
  fc
    .integer({ min: 2, max: 40 })
    .chain((radix) => fc.tuple(fc.integer({ min: 0, max: radix - 1 }), fc.constant(radix))),
);

function unpack(packed: bigint, radixes: readonly number[]): number[] {
  const unpacker = new Unpacker(packed);
  const answers: number[] = [];
  while (unpacker.more) answers.push(unpacker.next(radixes[answers.length] ?? 2));
  return answers;
}

describe('packed answers', () => {
  it('follow the worked example of the specification', () => {
    expect(pack([2, 0, 4], [3, 2, 5])).toBe(2n + 3n * (0n + 2n * (4n + 5n)));
    expect(pack([], [])).toBe(1n);
  });

  it('come out as they went in, without their number being stored', () => {
    fc.assert(
      fc.property(answered, (pairs) => {
        const answers = pairs.map(([answer]) => answer);
        const radixes = pairs.map(([, radix]) => radix);
        expect(unpack(pack(answers, radixes), radixes)).toEqual(answers);
      }),
    );
  });

  it('cost what the questions are worth, and one bit', () => {
    fc.assert(
      fc.property(answered, (pairs) => {
        const answers = pairs.map(([answer]) => answer);
        const radixes = pairs.map(([, radix]) => radix);
        const worth = radixes.reduce((bits, radix) => bits + Math.log2(radix), 0);
        expect(pack(answers, radixes).toString(2).length).toBeLessThanOrEqual(worth + 2);
      }),
    );
  });

  it('are not sound when packed for other questions', () => {
    const unpacker = new Unpacker(2n);
    expect(unpacker.more).toBe(true);
    expect(unpacker.next(3)).toBe(2);
    expect(unpacker.more).toBe(false);
    expect(unpacker.isSound).toBe(false);
  });
});

describe('base62', () => {
  it('counts in digits, capitals and small letters', () => {
    expect([...DIGITS].map(fromBase62).slice(1)).toEqual(Array.from({ length: 61 }, (_, at) => BigInt(at + 1)));
    expect(toBase62(62n)).toBe('10');
    expect(toBase62(62n ** 3n - 1n)).toBe('zzz');
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), (number) => fromBase62(toBase62(number)) === number),
    );
  });

  it.each(['', '0', '01', 'a-b', 'é', '1 2'])('does not read "%s"', (text) => {
    expect(fromBase62(text)).toBeUndefined();
  });
});
