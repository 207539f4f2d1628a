import type { Seat } from '../../engine/ask.ts';
import type { Agreement, Game } from '../../engine/game.ts';
import { chainOf, type Value } from '../../engine/sealed/chain.ts';
import { type Key, type Segment, sealsOf } from '../../engine/sealed/seals.ts';
import { headerOf } from '../header.ts';
import type { Envelope } from '../journal.ts';
import { encodeSeats } from '../seal.ts';
import { toText } from './chains.ts';
import { agreedText, type SealedPlay, started } from './position.ts';
import { encodeLobby, type Lobby, missingIn } from './read.ts';

/** Makes secrets: 16 bytes that nobody can guess. */
export type NewSecret = () => Value;

/** The lap begins: whoever invites sits first, and seals every seat played on this device. */
export function invite(
  game: Game,
  envelope: Envelope,
  agreement: Agreement,
  here: readonly Seat[],
  newSecret: NewSecret,
): Lobby {
  const header = headerOf({ ...envelope, way: 'link' }, game, agreement);
  if (!here.includes(0) || header.kinds[0] !== 'human') throw new RangeError('whoever invites sits first');
  const nobody = header.kinds.map((): Segment[] => []);
  const read = {
    ok: true,
    header,
    link: '',
    claims: [],
    secrets: [],
    isSealed: true,
    kind: 'lobby',
    keys: [],
  } as const;
  return joinedBy({ ...read, agreement, chains: nobody, missing: missingIn(header, nobody) }, here, newSecret);
}

/**
 * Puts in the seals of the seats played on this device. Whoever has put one in already keeps it. Whoever has invited adds
 * none: knowing both ends of the lap, they could try secrets until the deal suits.
 */
export function join(lobby: Lobby, here: readonly Seat[], newSecret: NewSecret, names: readonly string[] = []): Lobby {
  if (lobby.keys.some(({ seat }) => seat === 0)) throw new RangeError('whoever invites joins with the invitation');
  const corrected = lobby.header.names.map((name, seat) => (here.includes(seat) ? (names[seat] ?? name) : name));
  const { note: _, ...header } = { ...lobby.header, names: corrected };
  return joinedBy({ ...lobby, header }, here, newSecret);
}

function joinedBy(lobby: Lobby, here: readonly Seat[], newSecret: NewSecret): Lobby {
  const { header, missing } = lobby;
  const keys = here
    .filter((seat) => missing.includes(seat))
    .map((seat): Key => ({ seat, secret: newSecret(), segment: 0 }));
  const chains = lobby.chains.map((segments, seat): readonly Segment[] => {
    const key = keys.find((key) => key.seat === seat);
    const [value] = key ? chainOf(key.secret, header.seed, seat, key.segment) : [];
    return value ? [{ value, count: 0 }] : segments;
  });
  const link = encodeLobby({ header, chains });
  return { ...lobby, link, chains, keys: [...lobby.keys, ...keys], missing: missingIn(header, chains) };
}

/** Two copies of one lap that went different ways, as in a group chat: everybody who has joined in either. */
export function joinedInBoth(mine: Lobby, theirs: Lobby): Lobby {
  const isMine = (seat: Seat) => (mine.chains[seat]?.length ?? 0) > 0;
  const chains = theirs.chains.map((segments, seat) => (isMine(seat) ? (mine.chains[seat] ?? []) : segments));
  const names = theirs.header.names.map((name, seat) => (isMine(seat) ? (mine.header.names[seat] ?? name) : name));
  const header = { ...theirs.header, names };
  return {
    ...theirs,
    header,
    chains,
    keys: mine.keys,
    link: encodeLobby({ header, chains }),
    missing: missingIn(header, chains),
  };
}

/** Deals: the seat that invited opens the first turn. */
export function deal(lobby: Lobby, game: Game): SealedPlay {
  const { header, chains, keys, agreement } = lobby;
  if (lobby.missing.length > 0) throw new RangeError('not everybody has joined');
  return started(game, agreement, sealsOf(agreedText(header), header.seed, chains, keys));
}

/** Whether this device can deal: everybody has joined, and it holds the first seat. */
export function canDeal({ missing, keys }: Pick<Lobby, 'missing' | 'keys'>): boolean {
  return missing.length === 0 && keys.some(({ seat }) => seat === 0);
}

/** The private link that moves seats, with their secrets, to another device of the same person. */
export function encodeKeys(keys: readonly Key[], link: string): string {
  const moved = keys.toSorted((one, other) => one.seat - other.seat);
  return encodeSeats(
    moved.map(({ seat }) => seat),
    link,
    moved.map(({ secret }) => toText(secret)),
  );
}
