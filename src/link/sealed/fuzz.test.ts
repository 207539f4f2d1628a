import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { chainOf } from '../../engine/sealed/chain.ts';
import { shelf } from '../../games/index.ts';
import { goRound, phones } from '../../testing/phone.ts';
import { friends } from '../../testing/players.ts';
import { dice, playout, randomAgreement } from '../../testing/playout.ts';
import { fc } from '../../testing/properties.ts';
import { agreed, lap, passedRound } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import { DIGITS } from '../base62.ts';
import { decode, encode, findLink, LINK_FAULTS, readHeader } from '../index.ts';
import { seal, withoutBreaks } from '../seal.ts';
import { encodeKeys, encodeLobby, encodeSealed, openSealed } from './index.ts';

/** How many tries all properties of this file make together, as for links of format 1. */
const tries = Number(process.env['FUZZ'] ?? 4000) / 4;
const share = (part: number) => ({ numRuns: Math.ceil(tries * part) });
const PATIENCE = 60_000 + tries * 20;

const titles: Game[] = await Promise.all(shelf.map(async ({ load }) => (await load()).game));

const tables = [2, 3, 4].map((seats) => passedRound(lap(toy, agreed(toy, seats, seats), seats), seats));
const links = tables.flatMap(({ links }) => links);
const moved = tables.map(({ links, keys }) => encodeKeys(keys[1] ?? [], links.at(-1) ?? ''));
const plain = Array.from({ length: 10 }, (_, number) => {
  const play = playout(toy, randomAgreement(toy, number), number);
  return encode(friends(play), play);
});

/** The links that were once released. */
function golden(folder: string, id = ''): string[] {
  const all = new URL(folder, import.meta.url);
  const files = readdirSync(all).filter((file) => file.endsWith('.txt') && file.startsWith(id));
  return files.flatMap((file) =>
    readFileSync(new URL(file, all), 'utf8')
      .trim()
      .split('\n\n')
      .map((entry) => entry.split('\n')[0] ?? ''),
  );
}

const realLink = fc.constantFrom(...links, ...moved);
const digit = fc.constantFrom(...DIGITS);
const places = fc.tuple(realLink, fc.nat()).map(([link, number]) => ({ link, at: number % link.length }));

/** Whatever a text is, it opens as what is written the same way, or it has one of the named faults. */
function isTotal(text: string, game: Game = toy): void {
  const read = openSealed(text, game);
  if (!read.ok) {
    expect(LINK_FAULTS).toContain(read.fault);
    return;
  }
  expect(readHeader(text).ok).toBe(true);
  expect(read.kind === 'lobby' ? encodeLobby(read) : encodeSealed(read.header, read.play)).toBe(read.link);
}

/** With a check that fits, so that everything behind it is looked at. */
const resealed = (link: string): string => seal(withoutBreaks(link).slice(0, -4));

describe('any text is a sealed game, a lap, or a named fault', () => {
  it('what begins like a link', { timeout: PATIENCE }, () => {
    const text = fc
      .tuple(fc.constantFrom('#2', '#20', '#P1', '2', 'P2', '#1'), fc.array(digit, { maxLength: 400 }))
      .map(([start, letters]) => start + letters.join(''));
    fc.assert(
      fc.property(text, (letters) => isTotal(letters)),
      share(0.1),
    );
    fc.assert(
      fc.property(text, (letters) => isTotal(seal(letters.replace('#', '')))),
      share(0.1),
    );
  });

  it('one character changed, as it is and with a check that fits', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, digit, ({ link, at }, other) => {
        const changed = link.slice(0, at) + other + link.slice(at + 1);
        isTotal(changed);
        isTotal(resealed(changed));
      }),
      share(0.4),
    );
  });

  it('a stretch lost, doubled or taken from another link', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(places, places, fc.integer({ min: 0, max: 60 }), (one, other, length) => {
        const slip = other.link.slice(other.at, other.at + length);
        isTotal(resealed(one.link.slice(0, one.at) + one.link.slice(one.at + length)));
        isTotal(resealed(one.link.slice(0, one.at) + slip + one.link.slice(one.at)));
        isTotal(resealed(one.link.slice(0, one.at) + slip));
      }),
      share(0.4),
    );
  });

  it('links of games that are not sealed are none, and the other way round', () => {
    for (const link of plain) expect(openSealed(link, toy)).toMatchObject({ ok: false, fault: 'malformed' });
    for (const link of links) expect(decode(link, toy)).toMatchObject({ ok: false, fault: 'newer-format' });
  });

  it('links of games that are not sealed, said to be sealed', { timeout: PATIENCE }, () => {
    for (const link of [...plain, ...golden('../golden/')]) isTotal(seal(`2${withoutBreaks(link).slice(1, -4)}`));
    const any = fc.tuple(fc.constantFrom(...plain), fc.nat(), digit);
    fc.assert(
      fc.property(any, ([link, number, other]) => {
        const body = withoutBreaks(link).slice(1, -4);
        const at = number % body.length;
        isTotal(seal(`2${body.slice(0, at)}${other}${body.slice(at + 1)}`));
      }),
      share(0.1),
    );
  });

  it.each(titles.map((game) => [game.id, game] as const))(
    'a link of %s that was changed anywhere, with a check that fits',
    { timeout: PATIENCE },
    (id, game) => {
      const links = golden('golden/', id);
      const slips = fc.tuple(fc.constantFrom(...links), fc.nat(), digit);
      fc.assert(
        fc.property(slips, ([link, number, other]) => {
          const whole = withoutBreaks(link);
          const at = number % (whole.length - 4);
          isTotal(resealed(whole.slice(0, at) + other + whole.slice(at + 1)), game);
        }),
        share(0.02),
      );
    },
  );

  it('no slip of one character opens', { timeout: PATIENCE }, () => {
    const link = withoutBreaks(tables[0]?.links.at(-1) ?? '');
    const opens = [...link].filter((was, at) => {
      const is = was === 'a' ? 'b' : 'a';
      return openSealed(link.slice(0, at) + is + link.slice(at + 1), toy).ok || openSealed(link.slice(0, at), toy).ok;
    });
    expect(opens).toEqual([]);
  });

  it('chains of any length are gone down to their end', () => {
    const { header } = openSealed(links[0] ?? '', toy);
    if (!header) throw new Error('no header');
    const chains = header.names.map((_, seat) =>
      [0, 1, 2].map((segment) => ({
        value: chainOf(new Uint8Array(16).fill(seat + 1), header.seed, seat, segment)[255] ?? new Uint8Array(16),
        count: 255,
      })),
    );
    expect(openSealed(encodeLobby({ header, chains }), toy)).toMatchObject({ ok: false, fault: 'forged-visit' });
  });
});

describe('of several links of a sealed game in one text', () => {
  it('the one in which most has been joined, decided and opened is taken', () => {
    const { table, links } = phones(toy, agreed(toy, 3, 1));
    goRound(table, links, 200, dice(1));
    for (const [at, link] of links.slice(1).entries()) {
      const text = `> https://example.org/#${links[at]}\n\nhttps://example.org/#${link}`;
      expect(findLink(text)).toEqual({ kind: 'whole', link: withoutBreaks(link) });
      expect(findLink(text.split('\n\n').reverse().join('\n\n'))).toEqual({ kind: 'whole', link: withoutBreaks(link) });
    }
  });
});
