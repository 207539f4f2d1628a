import { describe, expect, it } from 'vitest';
import { friends } from '../testing/players.ts';
import { playout, randomAgreement } from '../testing/playout.ts';
import { fc } from '../testing/properties.ts';
import { toy } from '../testing/toy.ts';
import { DIGITS } from './base62.ts';
import { decode, encode, encodeSeats, findLink, LINK_FAULTS, readHeader } from './index.ts';
import { withoutBreaks } from './seal.ts';

/** How many tries all properties of this file make together: `FUZZ=1000000 npx vitest run src/link/fuzz.test.ts`. */
const tries = Number(process.env['FUZZ'] ?? 4000);
const share = (part: number) => ({ numRuns: Math.ceil(tries * part) });
const PATIENCE = 60_000 + tries * 5;

/** Real links of many games at many moments, some with a note or moved to another device. */
const links = Array.from({ length: 40 }, (_, number) => {
  const whole = playout(toy, randomAgreement(toy, number), number);
  const play = whole.backTo((number * 5) % (whole.answers.length + 1));
  const link = encode(
    friends(play, number % 3 ? {} : { note: { seat: 0, text: `Move ${number}, my friends!` } }),
    play,
  );
  return number % 8 === 7 ? encodeSeats([number % 2], link) : link;
});

const realLink = fc.constantFrom(...links);
const digit = fc.constantFrom(...DIGITS);

/** Whatever a text is, it opens as a position written the same way, or it has one of the named faults. */
function isTotal(text: string): void {
  const read = readHeader(text);
  const opened = decode(text, toy);
  if (!opened.ok) {
    expect(LINK_FAULTS).toContain(opened.fault);
    return;
  }
  expect(read.ok).toBe(true);
  expect(encode(opened.journal, opened.play)).toBe(opened.link);
  const written = opened.claims.length > 0 ? encodeSeats(opened.claims, opened.link) : opened.link;
  expect(findLink(text)).toEqual({ kind: 'whole', link: withoutBreaks(written) });
}

/** A damaged link never opens as another game than the one it was. */
function isRefusedOrTheSame(damaged: string, link: string): void {
  const opened = decode(damaged, toy);
  const meant = decode(link, toy);
  if (opened.ok) expect(opened.link).toBe(meant.ok && meant.link);
  else expect(LINK_FAULTS).toContain(opened.fault);
}

describe('any text is a position or a named fault', () => {
  it('letters, digits and signs', { timeout: PATIENCE }, () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), isTotal), share(0.1));
  });

  it('what begins like a link', { timeout: PATIENCE }, () => {
    const text = fc
      .tuple(fc.constantFrom('#', '', '#1', '#10', '#S1', '%23'), fc.array(digit, { maxLength: 400 }))
      .map(([start, letters]) => start + letters.join(''));
    fc.assert(fc.property(text, isTotal), share(0.1));
  });

  it('parts of links stuck together', { timeout: PATIENCE }, () => {
    const spliced = fc
      .array(fc.tuple(realLink, fc.nat({ max: 120 }), fc.nat({ max: 120 })), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map(([link, from, to]) => link.slice(Math.min(from, to), Math.max(from, to))).join(''));
    fc.assert(fc.property(spliced, isTotal), share(0.1));
  });
});

describe('a real link is refused or opens as the same game after', () => {
  const places = fc.tuple(realLink, fc.nat()).map(([link, number]) => ({ link, at: number % link.length }));

  it('one wrong character', { timeout: PATIENCE }, () => {
    const sign = fc.oneof(
      { weight: 3, arbitrary: digit },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 1 }) },
    );
    fc.assert(
      fc.property(places, sign, ({ link, at }, other) =>
        isRefusedOrTheSame(link.slice(0, at) + other + link.slice(at + 1), link),
      ),
      share(0.3),
    );
  });

  it('a missing stretch', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 30 }), ({ link, at }, length) =>
        isRefusedOrTheSame(link.slice(0, at) + link.slice(at + length), link),
      ),
      share(0.1),
    );
  });

  it('a slip of something else', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, fc.string({ maxLength: 5 }), ({ link, at }, slip) =>
        isRefusedOrTheSame(link.slice(0, at) + slip + link.slice(at), link),
      ),
      share(0.1),
    );
  });

  it('two characters that changed places', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 10 }), ({ link, at }, by) => {
        const letters = [...link];
        [letters[at], letters[at + by]] = [letters[at + by] ?? '', letters[at] ?? ''];
        isRefusedOrTheSame(letters.join(''), link);
      }),
      share(0.1),
    );
  });

  it('the end cut off anywhere', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, ({ link, at }) => isRefusedOrTheSame(link.slice(0, at), link)),
      share(0.1),
    );
  });
});

describe('every single slip in one link', () => {
  const link = withoutBreaks(links[9] ?? '');
  const isRefused = (text: string) => !decode(text, toy).ok;

  it('is refused: each other character in each place', { timeout: PATIENCE }, () => {
    const accepted = [...link].flatMap((was, at) =>
      [...DIGITS].filter((is) => is !== was && !isRefused(link.slice(0, at) + is + link.slice(at + 1))),
    );
    expect(accepted).toEqual([]);
  });

  it('is refused: each character lost, each doubled, each pair swapped, each end cut', () => {
    for (let at = 0; at < link.length; at++) {
      const [before, here, after] = [link.slice(0, at), link.charAt(at), link.slice(at + 1)];
      const swapped = before + after.charAt(0) + here + after.slice(1);
      // Whatever sticks to the end of the whole link is cut off again, even its own last letter.
      const slips = [before + after, before + here + here + after, before, swapped].filter(
        (slip) => !slip.startsWith(link),
      );
      expect(slips.filter((slip) => !isRefused(slip))).toEqual([]);
    }
  });
});
