import type { Seat } from '../../../engine/ask.ts';
import type { Game } from '../../../engine/game.ts';
import type { LinkFault } from '../../../link/index.ts';
import { openSealed } from '../../../link/sealed/index.ts';
import type { Receipt, SavedGame } from '../../../store/index.ts';
import { type Alarm, keysIn, receiveSealed } from '../../../store/sealed.ts';
import { says } from '../../screens/sealed-words.ts';
import { type Kit, type Opening, received, sessionOf, type Ways } from '../links/opening.ts';
import { shownNames } from '../session/names.ts';
import type { Session } from '../session/session.ts';
import { lapModel } from './lap.ts';
import { sitDown } from './sealing.ts';

/** Opens a link of a sealed game, with what this device knows of it. */
export function openingSealed(text: string, saved: SavedGame | undefined, plain: Kit): Opening {
  const kit: Kit = { ...plain, sitDown };
  const { game } = kit.box;
  const mine = () => (saved ? savedSealed(saved, kit) : undefined);
  const opened = openSealed(text, game, keysIn(saved));
  if (!opened.ok) return broken(faultSaid(opened.fault), text, { mine: mine() });
  const receipt = receiveSealed(opened, saved, game);
  switch (receipt.kind) {
    case 'lobby':
      return { kind: 'lap', lap: lapModel(receipt.lobby, kit) };
    case 'alarm': {
      const known = mine();
      // The lap is over, and this device knows how the game went on.
      if (receipt.alarm.kind === 'older' && known)
        return { kind: 'table', session: known, origin: { from: saved?.link } };
      const theirs = opened.kind === 'game' ? sessionOf(opened, saved, kit) : undefined;
      return broken(alarmSaid(receipt.alarm, shownNames(opened.header.names)), text, { mine: known, theirs });
    }
    case 'merged': {
      const session = sessionOf({ ...receipt.mine, play: receipt.play }, saved, kit);
      return { kind: 'table', session, origin: { from: saved?.link } };
    }
    case 'new': {
      if (opened.kind === 'lobby') return { kind: 'lap', lap: lapModel(opened, kit) };
      const session = sessionOf(opened, saved, kit);
      const notice = session.mySeats.length > 0 || session.play.over ? {} : { notice: noKey(saved) };
      return { kind: 'table', session, origin: { from: saved?.link }, ...notice };
    }
    default: {
      if (opened.kind === 'lobby') return { kind: 'lap', lap: lapModel(opened, kit) };
      const opening = received(opened, receipt, saved, kit, text);
      const isMissing = opening.kind === 'table' && opening.session.mySeats.length === 0 && !opened.play.over;
      return isMissing ? { ...opening, notice: noKey(saved) } : opening;
    }
  }
}

/** A device without its secret says so at once, and why, as far as it knows. */
const noKey = (saved: SavedGame | undefined): string => says.noKey[saved?.keys ? 'moved' : 'missing'];

/** A game as this device last had it; undefined if it is not dealt, or can no longer be read. */
export function savedSealed(saved: SavedGame, kit: Kit): Session | undefined {
  const opened = openSealed(saved.link, kit.box.game, keysIn(saved));
  return opened.ok && opened.kind === 'game' ? sessionOf(opened, saved, { ...kit, sitDown }) : undefined;
}

/** What one memory of a sealed game is to another. */
export function compareSealed(theirs: SavedGame, mine: SavedGame, game: Game): Receipt['kind'] {
  const opened = openSealed(theirs.link, game, keysIn(mine));
  if (!opened.ok) return 'forked';
  const receipt = receiveSealed(opened, mine, game);
  switch (receipt.kind) {
    case 'lobby':
      return receipt.lobby.link === theirs.link ? 'news' : 'forked';
    case 'alarm':
      return receipt.alarm.kind === 'older' ? 'stale' : 'forked';
    case 'merged':
      return 'forked';
    // What is here is the lap; what comes is the game itself.
    case 'new':
      return 'news';
    default:
      return receipt.kind;
  }
}

interface Said {
  readonly title: string;
  readonly fact: string;
  readonly advice: string;
}

function broken(
  said: Said,
  text: string,
  { mine, theirs }: { mine?: Session | undefined; theirs?: Session | undefined },
): Opening {
  const ways: Ways = { ...(mine && { mine }), ...(theirs && { theirs }) };
  return {
    kind: 'trouble',
    trouble: { kind: 'broken-seal', ...said, mine: mine?.play.turn, canLook: theirs !== undefined },
    text,
    ways,
  };
}

function alarmSaid(alarm: Alarm, names: readonly string[]): Said {
  const name = (seat: Seat): string => names[seat] ?? '';
  const { title, safe } = says.broken;
  const fact = (): string => {
    switch (alarm.kind) {
      case 'other-agreement':
      case 'older':
        return says.broken.otherGame;
      case 'other-seal':
        return alarm.isMine ? says.broken.ownSeal : says.broken.otherSeal(name(alarm.seat));
      case 'new-key':
        return says.broken.newKey(name(alarm.seat));
      case 'elsewhere':
        return says.broken.elsewhere(name(alarm.seat));
      case 'changed-past':
        return says.broken.changed(name(alarm.seat));
    }
  };
  return { title, fact: fact(), advice: safe };
}

function faultSaid(fault: LinkFault): Said {
  const { title, advice, faults } = says.broken;
  switch (fault) {
    case 'forged-visit':
    case 'copied-seal':
    case 'lap-not-finished':
      return { title, fact: faults[fault], advice };
    default:
      return { title: says.broken.unreadable, fact: faults.other, advice };
  }
}
