import type { Seat } from '../../engine/ask.ts';
import type { Agreement, Game } from '../../engine/game.ts';
import { type Keeping, Play } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import { hash } from '../../engine/sealed/chain.ts';
import { isSealed, type SealedGame, sealedGame } from '../../engine/sealed/game.ts';
import { type Chains, type Seals, sealsOf } from '../../engine/sealed/seals.ts';
import type { Witness, Witnessed } from '../../engine/sealed/witness.ts';
import { type Header, headerText } from '../header.ts';
import { chainsTo } from './chains.ts';

/**
 * What everybody agreed on, as the seals are bound to it: the header without names, notes, take-backs and the edition of
 * players, which is left off once two of them have moved.
 */
export function agreedText(header: Header): string {
  const { note: _note, edition: _edition, ...rest } = header;
  return headerText({ ...rest, names: header.names.map(() => ''), again: 0 });
}

/** A sealed game in progress. */
export type SealedPlay = Play<unknown, unknown> & { readonly game: SealedGame; readonly state: Witnessed };

export function isSealedPlay(play: Play): play is SealedPlay {
  return isSealed(play.game);
}

export function sealedPlay(play: Play): SealedPlay {
  if (!isSealedPlay(play)) throw new TypeError('this game is not sealed');
  return play;
}

/** A sealed game draws from its chains. The play is only told that something was drawn, and its answer is not looked at. */
const NO_CHANCE: Random = { below: () => 0 };

/** Deals, once the seat that deals has opened. */
export function started(game: Game, agreement: Agreement, seals: Seals, keeping: Keeping = {}): SealedPlay {
  return sealedPlay(Play.start(sealedGame(game, seals), agreement, { ...keeping, chance: () => NO_CHANCE }));
}

/** The same answers on other seals. */
export function replayed({ game, agreement }: SealedPlay, seals: Seals, answers: readonly number[]): SealedPlay {
  const play = started(game.plain, agreement, seals);
  for (const answer of answers) play.answer(answer);
  return play;
}

export const witnessOf = ({ state }: SealedPlay): Witness => state.witness;

/** Whether a seat that is called to open has done so. */
export function hasOpened(play: SealedPlay, seat: Seat): boolean {
  const isCalled = play.ask?.opening?.seats.includes(seat) ?? false;
  return isCalled && (play.game.seals.reach[seat] ?? 0) > (witnessOf(play).visits[seat] ?? 0);
}

/** Goes on as far as what has been opened lets it. */
export function openedOn(play: SealedPlay): SealedPlay {
  while (play.ask?.opening && hasOpened(play, play.ask.seat)) play.answer(0);
  return play;
}

/** How many visits of a seat the link of this position tells of. */
export function reachIn(play: SealedPlay, seat: Seat): number {
  return (witnessOf(play).visits[seat] ?? 0) + Number(hasOpened(play, seat));
}

/** The chains as the link of this position carries them. */
export function chainsNow(play: SealedPlay): Chains {
  const { seals } = play.game;
  return seals.chains.map((_, seat) => (seals.hasChain(seat) ? chainsTo(seals, seat, reachIn(play, seat)) : []));
}

/** The same position as it is with other chains: somebody has opened, or a seat has a new key. */
export function withSeals(play: SealedPlay, change: { chains?: Chains; keys?: Seals['keys'] }): SealedPlay {
  const { agreed, seed, keys } = play.game.seals;
  const seals = sealsOf(agreed, seed, change.chains ?? chainsNow(play), change.keys ?? keys);
  return openedOn(replayed(play, seals, play.answers));
}

/**
 * 32 bits that stand for the position, as in every format. Before there is one, for who has joined. Where something lies
 * sealed the score is left out: the device of its owner may know a different one.
 */
export function digestOf(text: string, { id }: Pick<Seals, 'id'>, play: SealedPlay | undefined): number {
  const totals = play && play.ask?.bound === undefined ? play.game.scores(play.state).totals.join(' ') : '';
  const said = [text, play?.picks.join(' ') ?? '', play ? askText(play) : 'joining', totals].join('\0');
  const digest = hash('position', said, '\0', id);
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0);
}

function askText(play: SealedPlay): string {
  const { ask } = play;
  if (!ask) return 'over';
  const { opening, bound, seat, options } = ask;
  if (opening) return ['open', ...opening.seats.filter((waited) => !hasOpened(play, waited))].join(' ');
  return bound === undefined ? [seat, ...options.map(({ ref }) => ref)].join(' ') : `seal ${seat} ${bound}`;
}
