import { describe, expect, it } from 'vitest';
import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { friends } from '../testing/players.ts';
import { playout, randomAgreement } from '../testing/playout.ts';
import { fc } from '../testing/properties.ts';
import { toy } from '../testing/toy.ts';
import { DIGITS } from './base62.ts';
import { checkOf } from './digest.ts';
import { squeeze } from './header.ts';
import { decode, type Envelope, encode, encodeSeats, type LinkFault, readHeader, tellSameMoves } from './index.ts';
import { seal, withoutBreaks } from './seal.ts';

/** A random game of the toy, stopped at a random moment. */
function randomPlay(number: number): Play {
  const whole = playout(toy, randomAgreement(toy, number), number);
  return whole.backTo(number % (whole.answers.length + 1));
}

const anyEnvelope: fc.Arbitrary<Partial<Envelope>> = fc.record(
  {
    names: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
    kinds: fc.array(fc.constantFrom('human' as const, 'bot:1' as const, 'bot:9' as const), { maxLength: 4 }),
    way: fc.constantFrom('link' as const, 'room' as const),
    note: fc.record({ seat: fc.integer({ min: 0, max: 3 }), text: fc.string({ unit: 'binary', maxLength: 200 }) }),
    again: fc.integer({ min: 0, max: 120 }),
    edition: fc.integer({ min: 0, max: 1200 }),
  },
  { requiredKeys: [] },
);

function faultOf(text: string, game: Game = toy): LinkFault | 'none' {
  const opened = decode(text, game);
  return opened.ok ? 'none' : opened.fault;
}

describe('a link', () => {
  it('opens as the position it was written for', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const play = randomPlay(number);
        const opened = decode(encode(friends(play), play), toy);
        expect(opened).toMatchObject({ ok: true, journal: { answers: play.answers, agreement: play.agreement } });
        expect(opened.ok && opened.play.state).toEqual(play.state);
        expect(opened.ok && opened.play.ask).toEqual(play.ask);
      }),
    );
  });

  it('is written again as the same characters, whatever its envelope says', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), anyEnvelope, (number, more) => {
        const play = randomPlay(number);
        const link = encode(friends(play, more), play);
        const opened = decode(link, toy);
        expect(opened.ok && opened.link).toBe(link);
        expect(opened.ok && encode(opened.journal, opened.play)).toBe(link);
      }),
    );
  });

  it('carries names, kinds and edition of players, the way of playing, a note and how often it was taken back', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 1), seats: 3 });
    const envelope: Envelope = {
      names: ['Zoë', 'Łukasz 🦊', 'Otto'],
      kinds: ['human', 'human', 'bot:3'],
      way: 'room',
      note: { seat: 1, text: 'Sorry, was on a train — your turn!' },
      again: 2,
      edition: 12,
    };
    expect(decode(encode(envelope, play), toy)).toMatchObject({ ok: true, journal: envelope });
  });

  it('of people only says nothing of computers', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 1), seats: 3 });
    expect(encode(friends(play, { edition: 12 }), play)).toBe(encode(friends(play), play));
  });

  it('is not written for a seed that no link can carry', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 1), seed: 'too long for it' });
    expect(() => encode(friends(play), play)).toThrow(RangeError);
  });

  it('says whose game it is without the rules', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 5), options: { length: 'long', goods: 'plain' } });
    const read = readHeader(encode(friends(play), play));
    expect(read).toMatchObject({
      ok: true,
      header: { game: 'toy', rules: 1, seed: play.agreement.seed, seats: play.agreement.seats, options: [1] },
      claims: [],
    });
  });

  it('tells the same moves as another, whatever note goes with it, until somebody moves or takes back', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 1), seats: 2 });
    const bare = encode(friends(play), play);
    const noted = encode(friends(play, { note: { seat: 0, text: 'Good luck!' } }), play);
    expect(tellSameMoves(bare, noted)).toBe(true);
    const another = Play.start(toy, { ...randomAgreement(toy, 2), seats: 2 });
    const others = [encode(friends(play, { again: 1 }), play), encode(friends(another), another), 'no link'];
    play.answer(0);
    for (const other of [...others, encode(friends(play), play)]) expect(tellSameMoves(bare, other)).toBe(false);
  });

  it('makes names and notes fit to travel', () => {
    const play = Play.start(toy, { ...randomAgreement(toy, 1), seats: 2 });
    const envelope = friends(play, {
      names: ['  A\n\tna \u202e ', 'x'.repeat(99)],
      note: { seat: 0, text: `${'y'.repeat(119)}\ud83e\udd8a z` },
    });
    expect(decode(encode(envelope, play), toy)).toMatchObject({
      ok: true,
      journal: { names: ['A na', 'x'.repeat(24)], note: { seat: 0, text: `${'y'.repeat(119)}🦊` } },
    });
  });

  it('is letters and digits with a break point after every 120, and ends in a letter or digit', () => {
    for (let number = 0; number < 60; number++) {
      const play = randomPlay(number);
      const text = Array.from({ length: 120 }, (_, at) =>
        String.fromCodePoint(0x4e00 + ((at * 37 + number) % 5000)),
      ).join('');
      const link = encode(friends(play, { note: { seat: 0, text } }), play);
      expect(link).toMatch(/^(?:[0-9A-Za-z]{120}-)*[0-9A-Za-z]{1,120}$/);
      expect(link.length).toBeGreaterThan(120);
    }
  });

  it('follows the worked example of the specification', () => {
    const agreement = {
      game: 'toy',
      rules: 1,
      seats: 2,
      options: { length: 'long', goods: 'plain' },
      seed: 'CarbonCo',
    };
    const play = Play.start(toy, agreement);
    for (const ref of ['stall:field', 'good:apples', 'stall:market']) play.pick(ref);
    const link = encode({ names: ['Ana', 'Ben'], kinds: ['human', 'human'], way: 'link', again: 0 }, play);
    expect(play.answers).toEqual([2, 1, 1]);
    expect(play.radixes).toEqual([4, 3, 3]);
    expect(link).toBe('10cEibHJAPKmCLlkua2CxBa5BbkI9ZKRQCSGcLBrO45pPwWz9cTP');
  });
});

describe('a private link', () => {
  const play = randomPlay(33);
  const link = encode(friends(play), play);

  it('opens like the link inside and hands over its seats', () => {
    const moved = encodeSeats([1, 0, 1], link);
    expect(moved).toMatch(/^S201/);
    expect(decode(moved, toy)).toMatchObject({ ok: true, link, claims: [0, 1], journal: { answers: play.answers } });
    expect(readHeader(moved)).toMatchObject({ ok: true, link, claims: [0, 1] });
  });

  it.each([
    ['claims a seat the game does not have', `S18${withoutBreaks(link)}`],
    ['names its seats in another order', `S210${withoutBreaks(link)}`],
    ['holds another private link', `S10${withoutBreaks(encodeSeats([0], link))}`],
    ['holds a link that is not whole', `S10${withoutBreaks(link).slice(0, -1)}`],
    ['promises more seats than it has', `Sz0${withoutBreaks(link)}`],
  ])('is refused when it %s', (_, text) => {
    expect(faultOf(seal(text))).toBe('malformed');
  });
});

describe('what is not a position has a name', () => {
  const play = randomPlay(77);
  const link = encode(friends(play), play);
  const body = withoutBreaks(link).slice(0, -4);
  const end = 3 + 62 * DIGITS.indexOf(body.charAt(1)) + DIGITS.indexOf(body.charAt(2));

  /** A link by somebody who knows the format: any header, any rest, a good check. */
  function forged(header: string, rest = body.slice(-30)): string {
    const letters = squeeze(header);
    const length = DIGITS.charAt(Math.floor(letters.length / 62)) + DIGITS.charAt(letters.length % 62);
    return seal(`1${length}${letters}${rest}`);
  }

  it.each<[string, string, LinkFault]>([
    ['nothing', '', 'empty'],
    ['only a mark', ' # \n', 'empty'],
    ['words', 'Hello Ben, how are you?', 'not-a-link'],
    ['a page of ours without a game', 'https://example.org/carbon-copy/#rules', 'not-a-link'],
    ['a number', 'see #12', 'not-a-link'],
    ['a whole book', 'x'.repeat(70_000), 'too-long'],
    ['an endless link', `#1${'a'.repeat(5_000)}`, 'too-long'],
    ['half a link', link.slice(0, 40), 'cut-short'],
    ['a link in small letters', `#${link.toLowerCase()}`, 'cut-short'],
    ['half a private link', encodeSeats([0], link).slice(0, 60), 'cut-short'],
    ['a whole link of format 3', seal(`3${body.slice(1)}`), 'newer-format'],
    ['a damaged link of format 3', `#3${body.slice(1)}`, 'not-a-link'],
    ['a good check over nonsense', seal(`1${'Nonsense'.repeat(8)}`), 'malformed'],
    ['a header that goes on behind the end', seal('1zzabcdefghijklmnop'), 'malformed'],
    ['a header without players', forged('1ltoy\nCarbonCo'), 'malformed'],
    ['a header with a seed too short', forged('1ltoy\nCarbon\nAna\nBen'), 'malformed'],
    ['options with a zero at the end', forged('1ltoy\nCarbonCo10\nAna\nBen'), 'malformed'],
    ['a name with spaces around it', forged('1ltoy\nCarbonCo\n Ana\nBen'), 'malformed'],
    ['a note from nobody', forged('1ltoy\nCarbonCo\nAna\nBen\n\v9Hello'), 'malformed'],
    ['no answers at all, not even the end mark', forged('1ltoy\nCarbonCo\nAna\nBen', '1'), 'malformed'],
    ['another game', forged('1lE\nCarbonCo\nAna\nBen'), 'unknown-game'],
    ['a letter given to a game of the future', forged('1lZ\nCarbonCo\nAna\nBen'), 'unknown-game'],
    ['a game of ours spelled out', forged('1lempire-engine\nCarbonCo\nAna\nBen'), 'malformed'],
    ['rules of the future', forged('2ltoy\nCarbonCo\nAna\nBen'), 'newer-rules'],
    ['an option of the future', forged('1ltoy\nCarbonCo001\nAna\nBen'), 'newer-rules'],
    ['a value of the future', forged('1ltoy\nCarbonCo2\nAna\nBen'), 'newer-rules'],
    ['too many players', forged('1ltoy\nCarbonCo01\nA\nB\nC\nD\nE\nF'), 'impossible-move'],
    ['options that the game refuses together', forged('1ltoy\nCarbonCo\nA\nB\nC\nD', '5F4Oga'), 'impossible-move'],
    ['answers after the end', forged('1ltoy\nCarbonCo\nAna\nBen', 'z'.repeat(60)), 'impossible-move'],
  ])('%s', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('a link cut short still tells whose game it was, if its header is there', () => {
    expect(decode(link.slice(0, end + 8), toy)).toMatchObject({ ok: false, fault: 'cut-short', header: friends(play) });
    const moved = encodeSeats([0, 1], link);
    expect(decode(moved.slice(0, -8), toy)).toMatchObject({ ok: false, fault: 'cut-short', header: friends(play) });
  });

  it('rules that offer, ask or score otherwise make a link drift', () => {
    const recount: Game = { ...toy, scores: (state) => ({ ...toy.scores(state as never), totals: [99] }) } as Game;
    const rename: Game = {
      ...toy,
      *turn(state, table) {
        const steps = toy.turn(state as never, table);
        let next = steps.next();
        while (!next.done) {
          const options = next.value.options.map((option) => ({ ...option, ref: `new:${option.ref}` }));
          next = steps.next(yield { ...next.value, options });
        }
      },
    } as Game;
    expect([faultOf(link), faultOf(link, recount), faultOf(link, rename)]).toEqual(['none', 'drifted', 'drifted']);
  });

  it('rules that break down make a link impossible, not the page', () => {
    const broken = { ...toy, scores: () => JSON.parse('{') };
    expect(faultOf(link, broken)).toBe('impossible-move');
  });

  it('a change by hand with a new check drifts', () => {
    for (let at = end; at < body.length; at++) {
      const changed = `${body.slice(0, at)}${body[at] === 'a' ? 'b' : 'a'}${body.slice(at + 1)}`;
      expect(['drifted', 'impossible-move']).toContain(faultOf(changed + checkOf(changed)));
    }
  });
});
