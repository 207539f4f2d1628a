import type { Seat } from '../../engine/ask.ts';
import { Play } from '../../engine/play.ts';
import type { Value } from '../../engine/sealed/chain.ts';
import { sealedGame } from '../../engine/sealed/game.ts';
import { type Key, sealsOf } from '../../engine/sealed/seals.ts';
import { chainsTo } from './chains.ts';
import {
  chainsNow,
  hasOpened,
  isSealedPlay,
  openedOn,
  reachIn,
  replayed,
  type SealedPlay,
  sealedPlay,
  withSeals,
  witnessOf,
} from './position.ts';
import { undrafted } from './read.ts';

/** The seats that must open before the game goes on, and have not. */
export function waitsFor(play: Play): Seat[] {
  if (!isSealedPlay(play)) return [];
  return (play.ask?.opening?.seats ?? []).filter((seat) => !hasOpened(play, seat));
}

/** Whether this device can put in what a seat puts in next. A computer puts nothing in: anybody can play it. */
export function isMineToPlay(play: Play, seat: Seat): boolean {
  if (!isSealedPlay(play)) return true;
  const { seals } = play.game;
  return !seals.hasChain(seat) || seals.put(seat, reachIn(play, seat) + 1) !== undefined;
}

/** A seat opens: the turn that begins, or what it had sealed. */
export function open(position: Play, seat: Seat): SealedPlay {
  const play = sealedPlay(position);
  if (!waitsFor(play).includes(seat)) throw new RangeError(`seat ${seat} has nothing to open`);
  const chains = chainsNow(play).map((segments, other) =>
    other === seat ? chainsTo(play.game.seals, seat, reachIn(play, seat) + 1) : segments,
  );
  return withSeals(play, { chains });
}

/**
 * Goes on to where somebody has something to do: opens the turn of a seat played here, lets it make up its mind where it
 * is to seal something, and seals what it has made up its mind about. Any other game stays as it is.
 */
export function settled(play: Play): Play {
  if (!isSealedPlay(play)) return play;
  const { draftAt } = play.game;
  const { drafted } = witnessOf(play);
  if (draftAt !== undefined) {
    if (drafted === undefined) return play;
    const before = undrafted(play);
    before.answer(drafted);
    return settled(openedOn(before));
  }
  const { ask } = play;
  if (!ask || !isMineToPlay(play, ask.seat)) return play;
  if (ask.opening) return ask.opening.of === 'turn' ? settled(open(play, ask.seat)) : play;
  return ask.bound === undefined ? play : draft(play);
}

/** The same position, in which the seat decides question by question. */
function draft({ game, agreement, answers }: SealedPlay): Play {
  const drafting = Play.start(sealedGame(game.plain, game.seals, answers.length), agreement);
  for (const answer of answers) drafting.answer(answer);
  return drafting;
}

/** Two copies of the same moves in which different seats have opened, as one; undefined if they are not the same. */
export function merged(one: SealedPlay, other: SealedPlay): SealedPlay | undefined {
  const [mine, theirs] = [chainsNow(one), chainsNow(other)];
  const chains = mine.map((segments, seat) =>
    reachIn(other, seat) > reachIn(one, seat) ? (theirs[seat] ?? []) : segments,
  );
  const isSame = one.game.seals.id.join() === other.game.seals.id.join() && decided(one) === decided(other);
  return isSame ? withSeals(shorter(one, other), { chains, keys: [...one.game.seals.keys] }) : undefined;
}

/** Everything that was decided, without who has only opened. */
const decided = (play: SealedPlay): string => witnessOf(play).journal;

const shorter = (one: SealedPlay, other: SealedPlay): SealedPlay =>
  one.answers.length <= other.answers.length ? one : other;

/** A link has room for so many chains of one seat. */
const MOST_CHAINS = 3;

export function canRekey({ game: { seals } }: SealedPlay, seat: Seat): boolean {
  return seals.hasChain(seat) && (seals.chains[seat]?.length ?? 0) < MOST_CHAINS;
}

/**
 * The device of a seat was lost: the seat goes on with another chain, for all to see. What lay sealed under the old one
 * counts as the first of everything.
 */
export function rekeyed(play: SealedPlay, seat: Seat, secret: Value): { readonly play: SealedPlay; readonly key: Key } {
  const { seals } = play.game;
  if (!canRekey(play, seat)) throw new RangeError(`seat ${seat} cannot have another chain`);
  const key: Key = { seat, secret, segment: seals.chains[seat]?.length ?? 0 };
  const keys = [...seals.keys.filter((other) => other.seat !== seat), key];
  const renewed = sealsOf(seals.agreed, seals.seed, chainsNow(play), keys);
  return { play: openedOn(replayed(play, renewed, play.answers)), key };
}
