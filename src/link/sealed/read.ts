import type { Agreement, Game } from '../../engine/game.ts';
import type { Keeping, Play } from '../../engine/play.ts';
import { type Chains, type Key, type Seals, sealsOf } from '../../engine/sealed/seals.ts';
import { Forged } from '../../engine/sealed/witness.ts';
import { type Header, headerOf, headerText } from '../header.ts';
import { type Envelope, type Journal, journalOf } from '../journal.ts';
import { agreedIn, readParts } from '../link.ts';
import { pack, Unpacker } from '../pack.ts';
import {
  COUNT_BITS,
  DIGEST_BITS,
  joined,
  type LinkFault,
  MANY_BITS,
  type Parts,
  type Read,
  type Unreadable,
  VALUE_BITS,
} from '../parts.ts';
import { isSealedLink, SEALED_FORMAT, seal } from '../seal.ts';
import { chainsIn, fromText, toNumber } from './chains.ts';
import {
  agreedText,
  chainsNow,
  digestOf,
  openedOn,
  reachIn,
  replayed,
  type SealedPlay,
  sealedPlay,
  started,
} from './position.ts';

/** A sealed game before it is dealt: who has put in a seal, and who has not. */
export interface Lobby extends Read {
  readonly kind: 'lobby';
  readonly agreement: Agreement;
  readonly chains: Chains;
  /** The keys that this device has to it. */
  readonly keys: readonly Key[];
  /** The people whose seals are missing. */
  readonly missing: readonly number[];
}

/** A sealed game in progress. */
export interface SealedOpened extends Read {
  readonly kind: 'game';
  readonly journal: Journal;
  readonly play: SealedPlay;
  readonly keys: readonly Key[];
}

/** Opens a link of a sealed game. Never throws. What the keys of this device open is open in it. */
export function openSealed(
  text: string,
  game: Game,
  keys: readonly Key[] = [],
  keeping: Keeping = {},
): Lobby | SealedOpened | Unreadable {
  const parts = readParts(text);
  if (!parts.ok) return parts;
  const { header } = parts;
  const fault = (name: LinkFault): Unreadable => ({ ok: false, fault: name, header });
  if (!isSealedLink(parts.link) || header.way !== 'link') return fault('malformed');
  const agreement = agreedIn(header, game);
  if (typeof agreement === 'string') return fault(agreement);
  if (game.unsealed?.(agreement.options)) return fault('impossible-move');
  const wrong = wrongSeals(parts);
  if (wrong) return fault(wrong);
  const chains = chainsIn(parts);
  const seals = sealsOf(agreedText(header), header.seed, chains, [...keys, ...keysIn(parts)]);
  const read: Read & Pick<Lobby, 'keys'> = { ...shown(parts), keys: seals.keys };
  const missing = missingIn(header, chains);
  if (missing.length > 0 || seals.reach.every((reach) => reach === 0)) {
    const isAlready = parts.answers !== 1n || seals.reach.some((reach) => reach > 0);
    if (isAlready) return fault(missing.length > 0 ? 'lap-not-finished' : 'forged-visit');
    if (digestOf(parts.text, seals, undefined) !== parts.digest) return fault('drifted');
    return { ...read, kind: 'lobby', agreement, chains, missing };
  }
  const play = replay(game, agreement, seals, parts.answers, keeping);
  if (typeof play === 'string') return fault(play);
  if (digestOf(parts.text, seals, play) !== parts.digest) return fault('drifted');
  return { ...read, kind: 'game', journal: journalOf(header, play), play };
}

function shown({ ok, header, link, claims }: Parts): Read {
  return { ok, header, link, claims };
}

/** People put in seals, computers none; and nobody has another's. */
function wrongSeals({ header, chains }: Parts): LinkFault | undefined {
  if (chains.some((links, seat) => links.length > 0 && header.kinds[seat] !== 'human')) return 'malformed';
  const values = chains.flat().map(({ value }) => value);
  return new Set(values).size < values.length ? 'copied-seal' : undefined;
}

export function missingIn({ kinds }: Pick<Header, 'kinds'>, chains: Chains): number[] {
  return [...chains.keys()].filter((seat) => kinds[seat] === 'human' && chains[seat]?.length === 0);
}

/** The keys that a private link hands over: each made the last chain of its seat. */
function keysIn({ claims, secrets, chains }: Parts): Key[] {
  return claims.flatMap((seat, at) => {
    const secret = fromText(secrets[at] ?? '');
    return secret ? [{ seat, secret, segment: Math.max(0, (chains[seat]?.length ?? 0) - 1) }] : [];
  });
}

/** Plays the answers of a link, and opens what its chains open. */
function replay(
  game: Game,
  agreement: Agreement,
  seals: Seals,
  answers: bigint,
  keeping: Keeping,
): SealedPlay | LinkFault {
  const unpacker = new Unpacker(answers);
  try {
    const play = openedOn(started(game, agreement, seals, keeping));
    while (unpacker.more) {
      if (play.ask?.opening) return 'forged-visit';
      const choices = play.ask?.bound ?? play.ask?.options.length ?? 0;
      if (choices < 2) return 'impossible-move';
      play.answer(unpacker.next(choices));
      openedOn(play);
    }
    if (!unpacker.isSound) return 'impossible-move';
    // Whatever was put in was called for, and whoever answered has put something in.
    return seals.reach.every((reach, seat) => reach === reachIn(play, seat)) ? play : 'forged-visit';
  } catch (trouble) {
    return trouble instanceof Forged ? 'forged-visit' : 'impossible-move';
  }
}

/** Writes the link of a position. While a seat is making up its mind, that of the position before. */
export function encodeSealed(envelope: Envelope, position: Play): string {
  const play = undrafted(sealedPlay(position));
  const { plain, seals } = play.game;
  const text = headerText(headerOf(envelope, plain, play.agreement));
  const digest = digestOf(text, seals, play);
  return written(text, digest, chainsNow(play), pack(play.answers, play.radixes));
}

export function encodeLobby({ header, chains }: Pick<Lobby, 'header' | 'chains'>): string {
  const text = headerText(header);
  const seals = sealsOf(agreedText(header), header.seed, chains);
  return written(text, digestOf(text, seals, undefined), chains, 1n);
}

/** Writes whatever it is given: whoever writes by hand can do no more. */
export function written(text: string, digest: number, chains: Chains, answers: bigint): string {
  let number = (answers << BigInt(DIGEST_BITS)) | BigInt(digest);
  for (const segments of chains.toReversed()) {
    for (const { value, count } of segments.toReversed()) {
      number = (((number << BigInt(VALUE_BITS)) | toNumber(value)) << BigInt(COUNT_BITS)) | BigInt(count);
    }
    number = (number << BigInt(MANY_BITS)) | BigInt(segments.length);
  }
  return seal(joined(SEALED_FORMAT, text, number));
}

/** The position without what a seat has only in mind. */
export function undrafted(play: SealedPlay): SealedPlay {
  const { seals, draftAt } = play.game;
  return draftAt === undefined ? play : replayed(play, seals, play.answers.slice(0, draftAt));
}
