import { type Agreement, type Game, refusedOptions } from '../engine/game.ts';
import { type Keeping, Play } from '../engine/play.ts';
import { digestOf } from './digest.ts';
import { findLink } from './find.ts';
import { type Header, headerOf, headerText, optionsOf } from './header.ts';
import { type Envelope, type Journal, journalOf } from './journal.ts';
import { pack, Unpacker } from './pack.ts';
import {
  DIGEST_BITS,
  joined,
  type LinkFault,
  type Parts,
  type Read,
  readDamaged,
  readWhole,
  type Unreadable,
} from './parts.ts';
import { FORMAT, isSealedLink, seal } from './seal.ts';

export interface Opened<State = unknown, View = unknown> extends Read {
  readonly journal: Journal;
  readonly play: Play<State, View>;
}

/** Writes the link of a position, as it stands after the `#`. */
export function encode(envelope: Envelope, play: Play): string {
  const text = headerText(headerOf(envelope, play.game, play.agreement));
  const answers = pack(play.answers, play.radixes);
  return seal(joined(FORMAT, text, (answers << BigInt(DIGEST_BITS)) | BigInt(digestOf(text, play))));
}

/** Reads what a link says about itself, from anything a person may paste. Never throws; needs no rules. */
export function readHeader(text: string): Read | Unreadable {
  const read = readParts(text);
  if (!read.ok) return read;
  const { header, link, claims } = read;
  return { ok: true, header, link, claims };
}

/** Whether two links tell the same moves of the same game, whatever note goes with them. Needs no rules. */
export function tellSameMoves(one: string, other: string): boolean {
  const [here, there] = [readParts(one), readParts(other)];
  if (!here.ok || !there.ok) return false;
  const isSameGame = here.header.game === there.header.game && here.header.seed === there.header.seed;
  return isSameGame && here.header.again === there.header.again && here.answers === there.answers;
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
  if (isSealedLink(link)) return fault('newer-format');
  const agreement = agreedIn(header, game);
  if (typeof agreement === 'string') return fault(agreement);
  const replayed = replay(game, agreement, read, keeping);
  if (!replayed) return fault('impossible-move');
  const { play, digest } = replayed;
  if (digest !== read.digest) return fault('drifted');
  return { ok: true, header, link, claims, journal: journalOf(header, play), play };
}

/** What a link says was agreed, in the terms of its game, or why it cannot be played here. */
export function agreedIn(header: Header, game: Game): Agreement | LinkFault {
  const { rules, seats, seed } = header;
  if (header.game !== game.id) return 'unknown-game';
  const options = optionsOf(game, header);
  if (rules > game.rules || !options) return 'newer-rules';
  const [fewest, most] = game.seats;
  const isPlayable = seats >= fewest && seats <= most && !refusedOptions(game, seats, options);
  return isPlayable ? { game: game.id, rules, seats, options, seed } : 'impossible-move';
}

export function readParts(pasted: string): Parts | Unreadable {
  const found = findLink(pasted);
  if (found.kind !== 'whole' && found.kind !== 'damaged') return { ok: false, fault: found.kind };
  return found.kind === 'whole' ? readWhole(found.link) : readDamaged(found.link);
}

/** Plays the answers of a link; undefined if the rules object to them, in whatever way. */
function replay<State, View>(
  game: Game<State, View>,
  agreement: Agreement,
  { answers, text }: Parts,
  keeping: Keeping<State, View>,
): { play: Play<State, View>; digest: number } | undefined {
  const unpacker = new Unpacker(answers);
  try {
    const play = Play.start(game, agreement, keeping);
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
