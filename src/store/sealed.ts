import type { Seat } from '../engine/ask.ts';
import type { Game } from '../engine/game.ts';
import { unrolled } from '../engine/sealed/chain.ts';
import type { Chains, Key } from '../engine/sealed/seals.ts';
import {
  agreedText,
  chainsNow,
  fromText,
  joinedInBoth,
  type Lobby,
  merged,
  openSealed,
  reachIn,
  type SealedOpened,
  type SealedPlay,
  toText,
} from '../link/sealed/index.ts';
import { type Receipt, received } from './receive.ts';
import type { SavedGame, SavedKey } from './saved-game.ts';

/** Why a device does not go on from a link of a sealed game. It names what differs, never who is to blame. */
export type Alarm =
  /** It tells of another game than the one this device has joined: other options, other rules or other seats. */
  | { readonly kind: 'other-agreement' }
  /**
   * A seat has another seal than the one this device has seen, or has put in something else since: somebody else joined in
   * its place, or plays it now.
   */
  | { readonly kind: 'other-seal'; readonly seat: Seat; readonly isMine: boolean }
  /** A seat of this device goes on with a chain that this device did not make. */
  | { readonly kind: 'new-key'; readonly seat: Seat }
  /** A seat of this device was played where this device did not see it. */
  | { readonly kind: 'elsewhere'; readonly seat: Seat }
  /** After so many answers the link says something else than this device knows: that seat's answer was changed. */
  | { readonly kind: 'changed-past'; readonly seat: Seat; readonly at: number }
  /** This device knows more. */
  | { readonly kind: 'older' };

/** The keys with which this device can play. A seat that has moved is played elsewhere. */
export function keysIn(saved: Pick<SavedGame, 'keys'> | undefined): Key[] {
  return (saved?.keys ?? []).flatMap(({ seat, secret, segment, isMoved }) => {
    const value = isMoved ? undefined : fromText(secret);
    return value ? [{ seat, secret: value, segment }] : [];
  });
}

/** What a device keeps of the keys to a position it shows: whatever its link tells has left. */
export function keptKeys(keys: readonly Key[], play?: SealedPlay): SavedKey[] {
  return keys.map(({ seat, secret, segment }) => ({
    seat,
    secret: toText(secret),
    segment,
    spent: play ? reachIn(play, seat) : 0,
  }));
}

/** The same keys once their seats have moved to another device. */
export function movedKeys(keys: readonly SavedKey[], seats: readonly Seat[]): SavedKey[] {
  return keys.map((key) => (seats.includes(key.seat) ? { ...key, isMoved: true } : key));
}

/** What is to be done with a link of a sealed game: as with any link, and besides: */
export type SealedReceipt =
  | Receipt
  /** Nobody has dealt yet: this is who has joined, by this link and by what is known here. */
  | { readonly kind: 'lobby'; readonly lobby: Lobby }
  /** The same moves, and different seats have opened: this is the position with both. */
  | { readonly kind: 'merged'; readonly mine: SealedOpened; readonly play: SealedPlay }
  /** Something is wrong with its seals. */
  | { readonly kind: 'alarm'; readonly alarm: Alarm };

export function receiveSealed(theirs: Lobby | SealedOpened, saved: SavedGame | undefined, game: Game): SealedReceipt {
  const mine = saved && openSealed(saved.link, game, keysIn(saved));
  const alarm = mine?.ok && brokenSeal(theirs, mine, saved?.keys ?? []);
  if (alarm) return { kind: 'alarm', alarm };
  if (theirs.kind === 'lobby') {
    if (mine?.ok && mine.kind === 'game') return { kind: 'alarm', alarm: { kind: 'older' } };
    return { kind: 'lobby', lobby: mine?.ok ? joinedInBoth(mine, theirs) : theirs };
  }
  if (!saved || !mine?.ok || mine.kind === 'lobby') return { kind: 'new' };
  return receivedGame(theirs, mine, saved);
}

function receivedGame(theirs: SealedOpened, mine: SealedOpened, saved: SavedGame): SealedReceipt {
  const both = merged(mine.play, theirs.play);
  if (both) {
    const hasAll = ({ play }: SealedOpened) => reaches(play).join() === reaches(both).join();
    if (hasAll(mine)) return { kind: 'known', mine };
    return hasAll(theirs) ? { kind: 'news', mine, at: mine.play.answers.length } : { kind: 'merged', mine, play: both };
  }
  const receipt = received(theirs, saved, mine);
  if (receipt.kind !== 'forked') return receipt;
  const seat = mine.play.answerers[receipt.at] ?? theirs.play.answerers[receipt.at] ?? 0;
  return { kind: 'alarm', alarm: { kind: 'changed-past', seat, at: receipt.at } };
}

const reaches = (play: SealedPlay): number[] => play.game.seals.chains.map((_, seat) => reachIn(play, seat));

function brokenSeal(
  theirs: Lobby | SealedOpened,
  mine: Lobby | SealedOpened,
  keys: readonly SavedKey[],
): Alarm | undefined {
  if (agreedText(theirs.header) !== agreedText(mine.header)) return { kind: 'other-agreement' };
  const [there, here] = [chainsOf(theirs), chainsOf(mine)];
  for (const seat of here.keys()) {
    const isMine = keys.some((key) => key.seat === seat);
    const [seen, shown] = [valuesIn(here, seat), valuesIn(there, seat)];
    // In the lap a copy from before somebody joined is only older.
    if (seen.length === 0 || (theirs.kind === 'lobby' && shown.length === 0)) continue;
    const differs = seen.findIndex((value, at) => value !== shown[at] && (at === 0 || at < shown.length));
    if (differs >= 0) return isMine && differs > 0 ? { kind: 'new-key', seat } : { kind: 'other-seal', seat, isMine };
  }
  const reach = (seat: Seat) => (theirs.kind === 'game' ? reachIn(theirs.play, seat) : 0);
  for (const { seat, isMoved } of keys) {
    // A seat that has moved is played elsewhere, and one that a private link brings was.
    if (isMoved || theirs.claims.includes(seat)) continue;
    const own = keys.filter((key) => key.seat === seat);
    const chains = there[seat]?.length ?? 0;
    if (chains > 1 + Math.max(...own.map(({ segment }) => segment))) return { kind: 'new-key', seat };
    if (reach(seat) > Math.max(...own.map(({ spent }) => spent))) return { kind: 'elsewhere', seat };
  }
  return undefined;
}

const chainsOf = (opened: Lobby | SealedOpened): Chains =>
  opened.kind === 'lobby' ? opened.chains : chainsNow(opened.play);

/** Everything that a seat has put in: the anchor, then what it showed in each visit. */
function valuesIn(chains: Chains, seat: Seat): string[] {
  const values = (chains[seat] ?? []).flatMap(({ value, count }) => unrolled(seat, value, count));
  return values.map(toText);
}
