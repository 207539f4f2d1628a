import type { Seat } from '../engine/ask.ts';
import type { Agreement, Game } from '../engine/game.ts';
import { type Keeping, Play } from '../engine/play.ts';
import { DIGITS, fromBase62, toBase62 } from './base62.ts';
import { CHECK_LENGTH, digestOf } from './digest.ts';
import { findLink } from './find.ts';
import { type Header, headerOf, headerText, optionsOf, parseHeader, squeeze, unsqueeze } from './header.ts';
import { type Cover, type Journal, journalOf } from './journal.ts';
import { pack, Unpacker } from './pack.ts';
import { FORMAT, SEAT_FORMAT, seal, unwrapSeats, withBreaks } from './seal.ts';

/** Two base62 digits say how long the header is. */
const LENGTH_DIGITS = 2;
const DIGEST_BITS = 32n;

/** Why a text is not a game. */
export const LINK_FAULTS = [
  /** There is nothing to read. */
  'empty',
  /** Nothing in the text looks like one of our links. */
  'not-a-link',
  /** Longer than any game. */
  'too-long',
  /** One of our links, with something missing or changed: ask for it again. */
  'cut-short',
  /** A whole link, of a format that only a newer Carbon Copy reads. */
  'newer-format',
  /** A whole link, of rules or options that only a newer Carbon Copy knows. */
  'newer-rules',
  /** A whole link of a game this Carbon Copy does not have. */
  'unknown-game',
  /** Somebody wrote this link by hand: its parts do not belong together. */
  'malformed',
  /** The rules do not allow what the link says happened. */
  'impossible-move',
  /** The moves are possible but lead elsewhere: the rules have changed, or the link was tampered with. */
  'drifted',
] as const;

export type LinkFault = (typeof LINK_FAULTS)[number];

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
  /** The seats that a private link hands to whoever opens it; none for any other link. */
  readonly claims: readonly Seat[];
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
  if (!read.ok) return read;
  const { header, link, claims } = read;
  return { ok: true, header, link, claims };
}

/** Opens a link with the rules of its game: a position, or one named fault. Never throws. */
export function decode<State, View>(
  text: string,
  game: Game<State, View>,
  keeping: Keeping<State, View> = {},
): Opened<State, View> | Unreadable {
  const read = readParts(text);
  if (!read.ok) return read;
  const { header, link, claims } = read;
  const fault = (name: LinkFault): Unreadable => ({ ok: false, fault: name, header });
  if (header.game !== game.id) return fault('unknown-game');
  if (header.rules > game.rules) return fault('newer-rules');
  const options = optionsOf(game, header);
  if (!options) return fault('newer-rules');
  const replayed = replay(game, { ...header, options }, read, keeping);
  if (!replayed) return fault('impossible-move');
  const { play, digest } = replayed;
  if (digest !== read.digest) return fault('drifted');
  return { ok: true, header, link, claims, journal: journalOf(header, play), play };
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
  return found.kind === 'whole' ? readWhole(found.link) : readDamaged(found.link);
}

function readWhole(link: string): Parts | Unreadable {
  if (link.startsWith(FORMAT)) return split(link) ?? { ok: false, fault: 'malformed' };
  if (!link.startsWith(SEAT_FORMAT)) return { ok: false, fault: 'newer-format' };
  const seats = unwrapSeats(link);
  if (!seats) return { ok: false, fault: 'malformed' };
  const read = readWhole(seats.inner);
  if (!read.ok) return read;
  const areSeated = seats.claims.every((seat) => seat < read.header.seats);
  return areSeated ? { ...read, claims: seats.claims } : { ok: false, fault: 'malformed' };
}

/** What can still be made out of a link that is not whole. */
function readDamaged(link: string): Unreadable {
  if (!link.startsWith(FORMAT) && !link.startsWith(SEAT_FORMAT)) return { ok: false, fault: 'not-a-link' };
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
    claims: [],
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

/** Plays the answers of a link; undefined if the rules object to them, in whatever way. */
function replay<State, View>(
  game: Game<State, View>,
  { rules, seats, options, seed }: Agreement,
  { answers, text }: Parts,
  keeping: Keeping<State, View>,
): { play: Play<State, View>; digest: number } | undefined {
  const [fewest, most] = game.seats;
  if (seats < fewest || seats > most) return undefined;
  const unpacker = new Unpacker(answers);
  try {
    const play = Play.start(game, { game: game.id, rules, seats, options, seed }, keeping);
    while (unpacker.more) {
      const choices = play.ask?.options.length ?? 0;
      if (choices < 2) return undefined;
      play.answer(unpacker.next(choices));
    }
    return unpacker.isSound ? { play, digest: digestOf(text, play) } : undefined;
  } catch {
    return undefined;
  }
}
