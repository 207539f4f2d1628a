import { isWhole } from './digest.ts';
import { isOurs, readWhole } from './parts.ts';

/** What a page may be asked to look through: a long mail with all its quotes. */
const LONGEST_TEXT = 65_536;
const LONGEST_LINK = 4_096;
/** No link of any format is shorter. */
const SHORTEST_LINK = 16;
/** What is left of a link must be at least this long to be taken for one. */
const SHORTEST_REST = 6;
/** What sticks to the end of a link without a space: a word or two. */
const LONGEST_GLUED = 24;
/** Each attempt to put a link together, or to cut one free, costs one hash. */
const MOST_JOINS = 500;
const MOST_CUTS = 2000;

/** What was found in a text: a whole link, what is left of one, or why there is none. Links come without break points. */
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
  if (/^[\s#]*$/.test(plain)) return { kind: 'empty' };
  const gated = plain.replace(GATEWAY_MARK, '#').replace(GATEWAY_BREAK, '-');
  const starts = (gated === plain ? [plain] : [plain, gated]).flatMap(startsIn);
  const latest = latestOf(wholeLinks(starts));
  if (latest) return { kind: 'whole', link: latest };
  const rest = starts.find(isLikeALink);
  if (!rest) return { kind: 'not-a-link' };
  if ((rest[0] ?? '').length > LONGEST_LINK) return { kind: 'too-long' };
  return { kind: 'damaged', link: rest.join('').slice(0, LONGEST_LINK) };
}

/** What stands behind each `#`, in pieces. A text without one may begin with the link itself. */
function startsIn(text: string): string[][] {
  return (text.includes('#') ? text.split('#').slice(1) : [text]).map(piecesOf);
}

/** Every whole link that can be put together, each from as few pieces as it takes. */
function wholeLinks(starts: readonly (readonly string[])[]): string[] {
  const [joins, cuts] = [{ left: MOST_JOINS }, { left: MOST_CUTS }];
  return starts.flatMap((pieces) => firstWhole(joinsOf(pieces), joins) ?? firstWhole(cutsOf(pieces), cuts) ?? []);
}

function firstWhole(attempts: Iterable<string>, budget: { left: number }): string | undefined {
  for (const link of attempts) {
    if (link.length < SHORTEST_LINK) continue;
    if (link.length > LONGEST_LINK || budget.left-- <= 0) return undefined;
    if (isWhole(link)) return link;
  }
  return undefined;
}

function* joinsOf(pieces: readonly string[]): Generator<string> {
  let link = '';
  for (const piece of pieces) {
    link += piece;
    yield link;
  }
}

/** The same pieces, with more and more cut off the end of the last one. */
function* cutsOf(pieces: readonly string[]): Generator<string> {
  let before = '';
  for (const piece of pieces) {
    const shortest = Math.max(piece.length - LONGEST_GLUED, 1);
    for (let end = piece.length - 1; end >= shortest; end--) yield before + piece.slice(0, end);
    before += piece;
  }
}

/** The link that was written last: a mail that answers another quotes older links, and a note may make those longer. */
function latestOf(links: readonly string[]): string | undefined {
  const ages = links.map((link) => ({ link, age: ageOf(link) }));
  const [latest] = ages.sort((one, other) => {
    const at = one.age.findIndex((mark, index) => mark !== other.age[index]);
    return at < 0 ? 0 : (one.age[at] ?? 0n) < (other.age[at] ?? 0n) ? 1 : -1;
  });
  return latest?.link;
}

/**
 * What tells a later link of a game from an earlier one, the weightiest first: every answer makes its number grow, and
 * whoever joins or opens a sealed game makes a chain longer.
 */
function ageOf(link: string): readonly bigint[] {
  const read = readWhole(link);
  const length = BigInt(link.length);
  if (!read.ok) return [read.fault === 'newer-format' ? 1n : -1n, 0n, 0n, 0n, length];
  const reach = read.chains.flat().reduce((sum, { count }) => sum + count + 1, 0);
  return [0n, BigInt(read.header.again), read.answers, BigInt(reach), length];
}

/** Runs of letters and digits with nothing but line breaks, spaces, quote marks and break points between them. */
function piecesOf(text: string): string[] {
  const [run = ''] = /^[0-9A-Za-z\s<>|-]*/.exec(text) ?? [];
  return run
    .split(/[\s<>|]+/)
    .map((piece) => piece.replaceAll('-', ''))
    .filter((piece) => piece !== '');
}

function isLikeALink([first = '']: readonly string[]): boolean {
  return first.length >= SHORTEST_REST && isOurs(first);
}

/** Characters nobody sees, dashes that an editor made prettier, and other ways to write `#`. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;
const MARKS = /&(?:#35|#x23|num);|[\uff03\ufe5f]/gi;
const MARKDOWN_ESCAPE = /\\(?=[#-])/g;
/** How mail gateways write `#` and `-`. A link may hold the same signs by itself, so both readings are tried. */
const GATEWAY_MARK = /-23|(?<=[\w/])\*/g;
const GATEWAY_BREAK = /-2D/gi;
const MOST_ESCAPES = 4;

/** Undoes what browsers, mail programs, safe-link wrappers and editors do to characters. */
function plainly(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MOST_ESCAPES && plain.includes('%'); layer++) {
    plain = plain.replace(/(?:%[0-9A-Fa-f]{2})+/g, unescaped);
  }
  return plain
    .replace(/=\r?\n/g, '')
    .replace(/=(20|23|2D|3D)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replaceAll('&amp;', '&')
    .replace(MARKS, '#')
    .replace(MARKDOWN_ESCAPE, '');
}

function unescaped(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}
