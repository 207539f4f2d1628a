import { isWhole } from './digest.ts';

/** What a page may be asked to look through: a long mail with all its quotes. */
const LONGEST_TEXT = 65_536;
export const LONGEST_LINK = 4_096;
/** The shortest link there can be: format, one letter, check. */
const SHORTEST_LINK = 6;
/** How many broken lines one link may be spread over, and how many `#` are looked at. */
const MOST_PIECES = 80;
const MOST_STARTS = 24;

/** What was found in a text: a whole link, or the best that could be had of one. */
export type Found =
  | { readonly kind: 'whole' | 'damaged'; readonly link: string }
  | { readonly kind: 'empty' | 'not-a-link' | 'too-long' };

/**
 * Finds the link in whatever somebody pasted or a mail program made of it. Line breaks, quote marks, escapes and
 * wrappers are undone; the check at the end of the link tells which pieces belong to it.
 */
export function findLink(text: string): Found {
  if (text.length > LONGEST_TEXT) return { kind: 'too-long' };
  const plain = plainly(text);
  if (/^\s*#?\s*$/.test(plain)) return { kind: 'empty' };
  const starts = plain.includes('#') ? plain.split('#').slice(1, 1 + MOST_STARTS) : [plain.trim()];
  const found = starts.flatMap((start) => wholeAt(start) ?? []);
  const [longest] = found.sort((one, other) => other.length - one.length);
  if (longest) return { kind: 'whole', link: longest };
  const damaged = starts.map((start) => piecesOf(start)[0] ?? '').find((piece) => piece.length >= SHORTEST_LINK);
  if (!damaged) return { kind: 'not-a-link' };
  return damaged.length > LONGEST_LINK ? { kind: 'too-long' } : { kind: 'damaged', link: damaged };
}

/** The whole link a text starts with, put together from as many pieces as it takes. */
function wholeAt(text: string): string | undefined {
  let link = '';
  for (const piece of piecesOf(text)) {
    link += piece;
    if (link.length > LONGEST_LINK) return undefined;
    if (link.length >= SHORTEST_LINK && isWhole(link)) return link;
  }
  return undefined;
}

/** Runs of letters and digits with nothing but line breaks, spaces, quote marks and break points between them. */
function piecesOf(text: string): string[] {
  const [run = ''] = /^[0-9A-Za-z\s<>|-]*/.exec(text) ?? [];
  return run
    .split(/[\s<>|]+/, MOST_PIECES)
    .map((piece) => piece.replaceAll('-', ''))
    .filter((piece) => piece !== '');
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Undoes what mail programs, safe-link wrappers and editors do to characters. */
function plainly(text: string): string {
  let plain = text
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
  for (let layer = 0; layer < 4 && plain.includes('%'); layer++) {
    plain = plain.replace(/%([2-7][0-9A-Fa-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain;
}
