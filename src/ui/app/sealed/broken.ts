import type { Seat } from '../../../engine/ask.ts';
import type { LinkFault } from '../../../link/index.ts';
import { type Lobby, reachIn, type SealedOpened } from '../../../link/sealed/index.ts';
import type { SavedGame } from '../../../store/index.ts';
import type { Alarm } from '../../../store/sealed.ts';
import { says } from '../../screens/sealed-words.ts';
import type { Kit, Opening, Ways } from '../links/opening.ts';
import { shownNames } from '../session/names.ts';
import type { Session } from '../session/session.ts';

/** What is said of a broken seal: the innocent reason first, the own copy safe, and nobody accused. */

interface Said {
  readonly title: string;
  readonly fact: string;
  readonly advice: string;
  /** Whom to ask, if it is about one seat. */
  readonly name: string | undefined;
  /** What the game is called in the question. */
  readonly game: string;
}

interface Sides {
  readonly mine?: Session | undefined;
  readonly theirs?: Session | undefined;
  readonly canTrust?: boolean;
}

export function broken({ game, name, ...said }: Said, text: string, sides: Sides): Opening {
  const { mine, theirs, canTrust = false } = sides;
  const ways: Ways = { ...(mine && { mine }), ...(theirs && { theirs }) };
  const turns = { mine: mine?.play.turn, theirs: theirs?.play.turn };
  const asks = { name, text: says.broken.ask(game, turns.theirs, turns.mine) };
  return { kind: 'trouble', trouble: { kind: 'broken-seal', ...said, ...turns, asks, canTrust }, text, ways };
}

/**
 * Whether another course of the same game can be followed. Not where this device has shown two visits more than it knows of:
 * what is sealed there could be read.
 */
export function isTrustable({ kind }: Alarm, { play }: SealedOpened, saved: SavedGame | undefined): boolean {
  const isOpen = (saved?.keys ?? []).every(({ seat, spent, isMoved }) => isMoved || spent <= reachIn(play, seat) + 1);
  return kind === 'changed-past' && isOpen;
}

export function alarmSaid(
  alarm: Alarm,
  { header }: Lobby | SealedOpened,
  { entry }: Kit,
  mine: Session | undefined,
): Said {
  const names = shownNames(header.names);
  const name = (seat: Seat): string => names[seat] ?? '';
  const { title } = says.broken;
  const advice = says.broken.safe(mine?.play.turn);
  const game = entry.title;
  switch (alarm.kind) {
    case 'other-agreement':
    case 'older':
      return { title, fact: says.broken.otherGame, advice, name: undefined, game };
    case 'other-seal':
      return alarm.isMine
        ? { title, fact: says.broken.ownSeal, advice, name: name(0), game }
        : { title, fact: says.broken.otherSeal(name(alarm.seat)), advice, name: name(alarm.seat), game };
    case 'new-key':
      return { title, fact: says.broken.newKey(name(alarm.seat)), advice, name: undefined, game };
    case 'elsewhere':
      return { title, fact: says.broken.elsewhere(name(alarm.seat)), advice, name: undefined, game };
    case 'changed-past':
      return { title, fact: says.broken.changed(name(alarm.seat)), advice, name: name(alarm.seat), game };
  }
}

export function faultSaid(fault: LinkFault, { entry }: Kit): Said {
  const { title, unreadable, advice, faults } = says.broken;
  const game = entry.title;
  switch (fault) {
    case 'forged-visit':
    case 'copied-seal':
    case 'lap-not-finished':
      return { title, fact: faults[fault], advice, name: undefined, game };
    default:
      return { title: unreadable, fact: faults.other, advice, name: undefined, game };
  }
}
