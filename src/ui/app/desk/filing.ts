import { type Speaker, speaker } from '../../../engine/message.ts';
import { spoken } from '../../../language/phrasebook.ts';
import { journalOf, readHeader, tellSameMoves, visible } from '../../../link/index.ts';
import { type Facts, type Saved, type SavedGame, type Store, standingOf, type Visit } from '../../../store/index.ts';
import type { DeskCard, Standing } from '../../screens/model.ts';
import { outcomeOf, outcomeSaid } from '../ending/result.ts';
import type { House } from '../house.ts';
import { shownNames } from '../session/names.ts';
import { linkOf, type Session } from '../session/session.ts';
import { words } from '../words.ts';

/** What a position goes on from, or was chosen over, and what is kept beside it. */
export type Origin = Pick<Visit, 'from' | 'beside'>;

/** Writes a session's position down, together with everything the desk shows of it. */
export function file(store: Store, session: Session, origin: Origin): Promise<Saved> {
  const { envelope, mySeats, sealing, trusted } = session;
  const play = sealing?.toldOf(session.play) ?? session.play;
  const keys = sealing && { keys: sealing.keysOf(play) };
  const visit = { mySeats, seen: play.answers.length, trusted, ...keys, ...origin };
  return store.save(journalOf(envelope, play), linkOf(session), factsOf(session), visit);
}

function factsOf(session: Session): Facts {
  const { box, play, viewer } = session;
  return {
    next: play.ask?.opening?.seats ?? (play.ask ? [play.ask.seat] : []),
    moment: box.moment(play.game.view(play.state, viewer)),
    mover: play.answerers.at(-1),
    result: play.ask ? undefined : outcomeOf(session),
  };
}

/** A saved game as it lies on the desk. Games that are no longer on the shelf stay listed under their id. */
export function deskCard(game: SavedGame, { shelf }: Pick<House, 'shelf'>, now: number): DeskCard {
  const entry = shelf.find(({ id }) => id === game.game);
  const names = shownNames(game.names);
  const mover = game.mover === undefined ? undefined : names[game.mover];
  const when = ago(game.updatedAt, now);
  return {
    id: game.id,
    game: game.game,
    title: entry?.title ?? game.game,
    label: game.label && (visible(game.label) || undefined),
    names,
    moment: momentSaid(game, shelf),
    activity: mover === undefined ? words.activity.dealt(when) : words.activity.moved(mover, when),
    standing: deskStanding(game, names, shelf),
    href: `#${game.link}`,
    toSend: toSend(game),
    others: game.alternatives,
    isFiled: game.isFiled,
  };
}

/** Where in the game we are, as far as the shelf has words for it. */
export function momentSaid(game: SavedGame, shelf: House['shelf']): string {
  return typeof game.moment === 'string' ? game.moment : voiceOf(game, shelf).say(game.moment);
}

function resultSaid(game: SavedGame, shelf: House['shelf']): string {
  const { result = '' } = game;
  return typeof result === 'string' ? result : outcomeSaid(result, voiceOf(game, shelf));
}

/** Speaks of a game whose box is closed. What was kept may be anything, and what there are no words for is left unsaid. */
function voiceOf({ game, names }: SavedGame, shelf: House['shelf']): Speaker {
  const says = shelf.find(({ id }) => id === game)?.says ?? {};
  const voice = speaker(says, shownNames(names));
  return { ...voice, say: (message) => (Object.hasOwn(says, message.key) ? voice.say(message) : '') };
}

/** What the desk can send of a game. Once it is over, an older link would only leave the others waiting. */
export function toSend(game: SavedGame): DeskCard['toSend'] {
  if (game.result !== undefined && !isEndSent(game)) return hasOthers(game) ? 'result' : undefined;
  return linkToResend(game) === undefined ? undefined : 'last-link';
}

/** Somebody plays on another device, and somebody on this one. */
const hasOthers = ({ names, mySeats }: SavedGame): boolean => mySeats.length > 0 && mySeats.length < names.length;

const isEndSent = ({ lastSent, link }: SavedGame): boolean => lastSent !== undefined && tellSameMoves(lastSent, link);

/** The link that last left this device, unless it has been taken back since. */
export function linkToResend({ lastSent, again }: SavedGame): string | undefined {
  return lastSent !== undefined && readHeader(lastSent).header?.again === again ? lastSent : undefined;
}

function deskStanding(game: SavedGame, names: readonly string[], shelf: House['shelf']): Standing {
  const seat = game.next[0] ?? 0;
  const next = { seat, name: names[seat] ?? words.seat(seat + 1) };
  if (standingOf(game) === 'over') return standingAtEnd(game, shelf);
  if (game.names.length === 1) return { kind: 'solo' };
  if (game.mySeats.length === game.names.length) return { kind: 'room', next };
  if (standingOf(game) === 'your-turn') return { kind: 'your-turn' };
  return game.mySeats.length === 0 ? { kind: 'watching' } : { kind: 'waiting', for: next };
}

/** Whoever made the last move owes the others its link. */
function standingAtEnd(game: SavedGame, shelf: House['shelf']): Standing {
  const { mover, mySeats } = game;
  const result = resultSaid(game, shelf);
  const isOwed = hasOthers(game) && mover !== undefined && mySeats.includes(mover);
  const isTold = isOwed && isEndSent(game);
  return isOwed && !isTold ? { kind: 'untold', result } : { kind: 'over', result, isTold };
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto', style: 'long' });
  for (const [unit, size] of STEPS) {
    const count = Math.floor((now - then) / size);
    if (count >= 1) return format.format(-count, unit);
  }
  return words.activity.justNow;
}
