import type { Game } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { CHECK_LENGTH, checkOf, digestOf } from './digest.ts';
import { findLink } from './find.ts';
import { type Header, headerOf, headerText, optionsOf, parseHeader, squeeze, unsqueeze } from './header.ts';
import { type Cover, type Journal, journalOf } from './journal.ts';
import { pack, Unpacker } from './pack.ts';

/** The format this build writes. Its first character, in clear, on every link. */
export const FORMAT = '1';

/** A break point for mail programs and chat apps, every so many characters. Decoders ignore it. */
const BREAK_EVERY = 120;

/** Two base62 digits say how long the header is. */
const LENGTH_DIGITS = 2;
const DIGEST_BITS = 32n;

/** Why a text is not a game. */
export type LinkFault =
  /** There is nothing to read. */
  | 'empty'
  /** Nothing in the text looks like one of our links. */
  | 'not-a-link'
  /** Longer than any game. */
  | 'too-long'
  /** One of our links, with something missing or changed: ask for it again. */
  | 'cut-short'
  /** A whole link, of a format that only a newer Carbon Copy reads. */
  | 'newer-format'
  /** A whole link, of rules or options that only a newer Carbon Copy knows. */
  | 'newer-rules'
  /** A whole link of a game this Carbon Copy does not have. */
  | 'unknown-game'
  /** Somebody wrote this link by hand: its parts do not belong together. */
  | 'malformed'
  /** The rules do not allow what the link says happened. */
  | 'impossible-move'
  /** The moves are possible but lead elsewhere: the rules have changed, or the link was tampered with. */
  | 'drifted';

export interface Unreadable {
  readonly ok: false;
  readonly fault: LinkFault;
  /** Whose game it is, as far as could be made out. Of a link cut short it is a guess. */
  readonly header?: Header;
}

export interface Read {
  readonly ok: true;
  readonly header: Header;
  /** The link as this build writes it: canonical, with break points, without `#`. */
  readonly link: string;
}

export interface Opened<State = unknown, View = unknown> extends Read {
  readonly journal: Journal;
  readonly play: Play<State, View>;
}

/** Writes the link of a position, as it stands after the `#`. */
export function encode(cover: Cover, play: Play): string {
  const text = headerText(headerOf(cover, play.game, play.agreement));
  const header = squeeze(text);
  const answers = (pack(play.answers, play.radixes) << DIGEST_BITS) | BigInt(digestOf(text, play));
  return seal(`${FORMAT}${lengthDigits(header.length)}${header}${toBase62(answers)}`);
}

/** Reads what a link says about itself, from anything a person may paste. Never throws; needs no rules. */
export function readHeader(text: string): Read | Unreadable {
  const read = readParts(text);
  return read.ok ? { ok: true, header: read.header, link: read.link } : read;
}

/** Opens a link with the rules of its game: a position, or one named fault. Never throws. */
export function decode<State, View>(text: string, game: Game<State, View>): Opened<State, View> | Unreadable {
  const read = readParts(text);
  if (!read.ok) return read;
  const { header, link } = read;
  const fault = (name: LinkFault): Unreadable => ({ ok: false, fault: name, header });
  if (header.game !== game.id) return fault('unknown-game');
  if (header.rules > game.rules) return fault('newer-rules');
  const options = optionsOf(game, header);
  if (!options) return fault('newer-rules');
  const play = replay(game, { ...header, options }, read.answers);
  if (!play) return fault('impossible-move');
  if (digestOf(read.text, play) !== read.digest) return fault('drifted');
  return { ok: true, header, link, journal: journalOf(header, play), play };
}

interface Parts extends Read {
  /** The header's text, which the digest covers. */
  readonly text: string;
  readonly answers: bigint;
  readonly digest: number;
}

function readParts(pasted: string): Parts | Unreadable {
  const found = findLink(pasted);
  if (found.kind !== 'whole' && found.kind !== 'damaged') return { ok: false, fault: found.kind };
  const { kind, link } = found;
  const isOurs = link.startsWith(FORMAT);
  if (kind === 'whole') return (isOurs && split(link)) || { ok: false, fault: isOurs ? 'malformed' : 'newer-format' };
  if (!isOurs) return { ok: false, fault: 'not-a-link' };
  const header = headerIn(link)?.header;
  return { ok: false, fault: 'cut-short', ...(header && { header }) };
}

/** Takes a link apart; undefined unless it is exactly what `encode` would have written. */
function split(link: string): Parts | undefined {
  const head = headerIn(link);
  const number = head && fromBase62(link.slice(head.end, -CHECK_LENGTH));
  if (!head || !number || number >> DIGEST_BITS < 1n) return undefined;
  return {
    ok: true,
    header: head.header,
    link: withBreaks(link),
    text: head.text,
    answers: number >> DIGEST_BITS,
    digest: Number(number & ((1n << DIGEST_BITS) - 1n)),
  };
}

function headerIn(link: string): { header: Header; text: string; end: number } | undefined {
  const start = FORMAT.length + LENGTH_DIGITS;
  const [high = -1, low = -1] = [...link.slice(FORMAT.length, start)].map((digit) => DIGITS.indexOf(digit));
  const end = start + high * DIGITS.length + low;
  const letters = link.slice(start, end);
  const text = unsqueeze(letters);
  const header = text === undefined ? undefined : parseHeader(text);
  if (text === undefined || !header || squeeze(text) !== letters) return undefined;
  return { header, text, end };
}

function lengthDigits(length: number): string {
  return DIGITS.charAt(Math.floor(length / DIGITS.length)) + DIGITS.charAt(length % DIGITS.length);
}

/** Adds the check and the break points. */
export function seal(text: string): string {
  return withBreaks(text + checkOf(text));
}

function withBreaks(text: string): string {
  return text.match(new RegExp(`.{1,${BREAK_EVERY}}`, 'g'))?.join('-') ?? '';
}

function replay<State, View>(
  game: Game<State, View>,
  agreement: Play['agreement'],
  packed: bigint,
): Play<State, View> | undefined {
  const [fewest, most] = game.seats;
  if (agreement.seats < fewest || agreement.seats > most) return undefined;
  const { rules, seats, options, seed } = agreement;
  const unpacker = new Unpacker(packed);
  try {
    const play = Play.start(game, { game: game.id, rules, seats, options, seed });
    while (unpacker.more) {
      if (!play.ask) return undefined;
      play.answer(unpacker.next(play.ask.options.length));
    }
    return unpacker.isSound ? play : undefined;
  } catch {
    return undefined;
  }
}
