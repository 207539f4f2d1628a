import { type Agreement, type Game, refusedOptions } from '../engine/game.ts';
import { type Keeping, Play } from '../engine/play.ts';
import { digestOf } from './digest.ts';
import { findLink } from './find.ts';
import { headerOf, headerText, optionsOf } from './header.ts';
import { type Envelope, type Journal, journalOf } from './journal.ts';
import { pack, Unpacker } from './pack.ts';
import { joined, type LinkFault, type Parts, type Read, readDamaged, readWhole, type Unreadable } from './parts.ts';
import { seal } from './seal.ts';

export interface Opened<State = unknown, View = unknown> extends Read {
  readonly journal: Journal;
  readonly play: Play<State, View>;
}

/** Writes the link of a position, as it stands after the `#`. */
export function encode(envelope: Envelope, play: Play): string {
  const text = headerText(headerOf(envelope, play.game, play.agreement));
  return seal(joined({ text, answers: pack(play.answers, play.radixes), digest: digestOf(text, play) }));
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

function readParts(pasted: string): Parts | Unreadable {
  const found = findLink(pasted);
  if (found.kind !== 'whole' && found.kind !== 'damaged') return { ok: false, fault: found.kind };
  return found.kind === 'whole' ? readWhole(found.link) : readDamaged(found.link);
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
    if (refusedOptions(game, seats, options)) return undefined;
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
