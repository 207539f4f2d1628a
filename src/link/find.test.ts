import { describe, expect, it } from 'vitest';
import { friends } from '../testing/players.ts';
import { playout, randomAgreement } from '../testing/playout.ts';
import { toy } from '../testing/toy.ts';
import { decode, type Envelope, encode, encodeSeats, findLink } from './index.ts';
import { seal, withoutBreaks } from './seal.ts';

const play = playout(toy, randomAgreement(toy, 2), 2);
const link = encode(
  friends(play, { note: { seat: 0, text: 'Good luck to all of you, the fair is almost over! '.repeat(2) } }),
  play,
);
const address = `https://games.example.org/carbon-copy/#${link}`;
const escaped = encodeURIComponent(address);
/** How the second version of a well-known gateway writes an address. */
const proofpoint2 = address
  .replace(/[-:#]/g, (sign) => `-${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  .replaceAll('/', '_');

/** Breaks a text into lines as mail programs do. */
function wrapped(text: string, width: number, lineBreak: string): string {
  return text.match(new RegExp(`.{1,${width}}`, 'g'))?.join(lineBreak) ?? '';
}

describe('a link survives', () => {
  it.each([
    ['a plain address', address],
    ['the fragment alone', `#${link}`],
    ['the fragment without its mark', link],
    ['break points lost', withoutBreaks(address)],
    ['words around it', `Your turn, Ben! ${address} See you\ntomorrow, Ana`],
    ['numbers before it', `This is game #7 of season #2: ${address}`],
    ['lines wrapped at 72', wrapped(address, 72, '\n')],
    ['lines wrapped at 76 with returns', wrapped(address, 76, '\r\n')],
    ['lines wrapped at 998', wrapped(`${'x'.repeat(900)} ${address}`, 998, '\r\n')],
    ['lines wrapped and indented', wrapped(address, 60, '\n    ')],
    ['a wrapped link and words after it', `${wrapped(address, 72, '\n')}\nCheers\nAna`],
    ['a quoted mail', wrapped(address, 72, '\n> ').replace(/^/, '> ')],
    ['a quoted quote', `>> ${wrapped(address, 70, '\n>> ')}\n>> Cheers`],
    ['a chat that quotes with bars', wrapped(address, 70, '\n| ')],
    ['angle brackets', `<${address}>`],
    ['angle brackets and wrapped lines', `<${wrapped(address, 76, '\n')}>`],
    ['quoted-printable', wrapped(address, 75, '=\r\n')],
    ['quoted-printable with escapes', wrapped(address.replaceAll('-', '=2D'), 71, '=\n')],
    ['an escaped mark', address.replace('#', '%23')],
    ['a mark escaped twice', address.replace('#', '%2523')],
    ['escaped break points', address.replaceAll('-', '%2D')],
    ['an address escaped as a whole', escaped],
    ['a safe-link wrapper', `https://eur01.safelinks.example.com/?url=${escaped}&data=05%7C02%7Cben%40example.org`],
    [
      'a wrapper around a wrapper',
      `https://safe.example.com/?u=${encodeURIComponent(`https://s.example.com/?u=${escaped}`)}&x=1`,
    ],
    ['zero-width characters', [...address].join('\u200b')],
    ['soft hyphens and a byte-order mark', `\ufeff${wrapped(address, 20, '\u00ad')}`],
    ['escaped zero-width characters', address.replaceAll('-', '-%E2%80%8B')],
    ['typographic dashes', address.replaceAll('-', '–')],
    ['a full stop after it', `Here: ${address}.`],
    ['brackets around it', `(${address})`],
    ['a comma after it', `${address}, when you can`],
    ['quotation marks', `“${address}”`],
    ['Markdown', `[your turn](${address})`],
    ['bold type', `*${address}*`],
    ['an HTML attribute', `<a href="${address}">your turn</a>`],
    ['being pasted twice', address + address],
    ['being pasted twice on two lines', `${address}\n${address}`],
    ['being pasted behind itself', `${address}#${link}`],
    ['a cut copy before it', `${address.slice(0, 90)}\n\n${address}`],
    ['a tracking parameter after it', `${address}?utm_source=mail`],
    ['spaces from a scanner', `#${wrapped(link, 10, ' ')}`],
    ['Outlook', `https://eur01.safelinks.protection.outlook.com/?url=${escaped}&data=05%7C02%7C&sdata=a%3D&reserved=0`],
    [
      'a gateway that writes `-23`',
      `https://urldefense.proofpoint.com/v2/url?u=${proofpoint2}&d=DwMFaQ&c=eu&s=1-A_b&e=`,
    ],
    ['a gateway that writes `*`', `https://urldefense.com/v3/__${address.replace('#', '*')}__;Iw!!Ab1!Cd2-E_f$`],
    ['a mark as an HTML number', address.replace('#', '&#35;')],
    ['a mark as a hexadecimal HTML number', address.replace('#', '&#x23;')],
    ['a mark as an HTML name', address.replace('#', '&num;')],
    ['a mark as an HTML number, escaped again', address.replace('#', '&amp;#35;')],
    ['a full-width mark', address.replace('#', '＃')],
    ['a small mark', address.replace('#', '﹟')],
    ['a word glued to its end', `${address}Thanks`],
    ['words glued to its end', `${address}ThanksForTheGame, see you tomorrow`],
    ['a sentence after its end without a space', `${address}.Regards`],
    ['a signature glued to its end', `${address}-Ana\n\nSent from my telephone`],
    ['wrapped lines with a word glued to the last', `${wrapped(address, 72, '\n')}Cheers\nAna`],
    ['an address glued to its end', `${address}https://example.org/`],
    ['Mongolian vowel separators', [...address].join('\u180e')],
    ['variation selectors', [...address].join('\ufe0f')],
    ['Markdown escapes', address.replaceAll('-', '\\-').replace('#', '\\#')],
  ])('%s', (_, text) => {
    expect(findLink(text)).toEqual({ kind: 'whole', link: withoutBreaks(link) });
    expect(decode(text, toy)).toMatchObject({ ok: true, link, journal: { answers: play.answers } });
  });
});

it('a link that holds by itself what a gateway writes is left alone', () => {
  for (const signs of ['23', '2D', '232D']) {
    const sealed = seal(`1${'a'.repeat(119)}${signs}${'b'.repeat(40)}`);
    expect(sealed).toContain(`-${signs}`);
    expect(findLink(`https://example.org/#${sealed}`)).toEqual({ kind: 'whole', link: withoutBreaks(sealed) });
  }
});

describe('what sticks to a link is not taken for a part of it', () => {
  it('if the link itself is damaged', () => {
    const mistyped = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect(decode(`#${mistyped}Thanks`, toy)).toMatchObject({ ok: false, fault: 'cut-short' });
  });

  it('if what is left is whole but was never written', () => {
    expect(decode(`#${seal(`1${'Nonsense'.repeat(10)}`)}Thanks`, toy)).toEqual({ ok: false, fault: 'malformed' });
  });
});

describe('of several links in one text', () => {
  const note = { seat: 0, text: 'A note makes a link longer than the one that answers it.' };
  const at = (answers: number, more: Partial<Envelope> = {}) => {
    const then = play.backTo(answers);
    return encode(friends(then, more), then);
  };

  it.each([
    ['the one with more answers is opened', at(12), at(3)],
    ['one more answer outweighs a long note', at(5), at(4, { note })],
    ['what replaces a link that was taken back goes before it, though shorter', at(4, { again: 1 }), at(9, { note })],
    ['the same position is opened with its note', at(5, { note }), at(5)],
    ['a private link goes by the link inside', encodeSeats([1], at(9)), at(8, { note })],
    ['one from the future is looked at first', seal(`3${'abcdefgh'.repeat(3)}`), at(9, { note })],
    ['one that means nothing comes last', at(2), seal(`1${'Nonsense'.repeat(40)}`)],
  ])('%s, wherever it stands', (_, meant, quoted) => {
    for (const text of [`#${meant}\n\n> #${quoted}`, `> #${quoted}\n\n#${meant}`, `#${quoted}Thanks#${meant}Cheers`]) {
      expect(findLink(text)).toEqual({ kind: 'whole', link: withoutBreaks(meant) });
    }
  });
});

describe('a text with no link in it', () => {
  it.each(['', ' ', '#', '%23', '\u200b', ' # \n'])('"%s" is empty', (text) => {
    expect(findLink(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    'Hello Ben',
    '* Second, Ben *',
    'a % b',
    '%',
    '%zz',
    '#hashtag',
    'https://example.org/',
    '💚',
    '#S',
    '#11111',
  ])('"%s" is no link', (text) => {
    expect(findLink(text)).toEqual({ kind: 'not-a-link' });
  });

  it('that only looks like thousands of links is given up in bounded time', () => {
    expect(findLink(`#1abcdefgh${' abcdefgh'.repeat(30)}`.repeat(200)).kind).toBe('damaged');
    expect(findLink(`${'#1aaaaaaaaaaaaaaaaaa'.repeat(3000)}`).kind).toBe('damaged');
    expect(findLink('%25'.repeat(20_000)).kind).toBe('not-a-link');
    expect(findLink(`x*1${'a'.repeat(300)}-23`.repeat(200)).kind).toBe('damaged');
    expect(findLink(`#1${`${'a'.repeat(60)} `.repeat(1000)}`).kind).toBe('damaged');
  });
});
