import type { Game } from '../../../engine/game.ts';
import { chainsNow, openSealed, type SealedOpened } from '../../../link/sealed/index.ts';
import type { Receipt, SavedGame } from '../../../store/index.ts';
import { keysIn, receiveSealed } from '../../../store/sealed.ts';
import { says } from '../../screens/sealed-words.ts';
import { type Kit, type Opening, received, sessionOf } from '../links/opening.ts';
import { shownNames } from '../session/names.ts';
import type { Session } from '../session/session.ts';
import { alarmSaid, broken, faultSaid, isTrustable } from './broken.ts';
import { lapModel } from './lap.ts';
import { sitDown } from './sealing.ts';

/** Opens a link of a sealed game, with what this device knows of it. */
export function openingSealed(text: string, saved: SavedGame | undefined, plain: Kit): Opening {
  const kit: Kit = { ...plain, sitDown };
  const { game } = kit.box;
  const mine = () => (saved ? savedSealed(saved, kit) : undefined);
  const opened = openSealed(text, game, keysIn(saved));
  if (!opened.ok) return broken(faultSaid(opened.fault, kit), text, { mine: mine() });
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
      const canTrust = opened.kind === 'game' && isTrustable(receipt.alarm, opened, saved);
      return broken(alarmSaid(receipt.alarm, opened, kit, known), text, { mine: known, theirs, canTrust });
    }
    case 'merged': {
      const session = sessionOf({ ...receipt.mine, play: receipt.play }, saved, kit);
      return { kind: 'table', session, origin: { from: saved?.link } };
    }
    case 'new': {
      if (opened.kind === 'lobby') return { kind: 'lap', lap: lapModel(opened, kit) };
      const session = sessionOf(opened, saved, kit);
      return { kind: 'table', session, origin: { from: saved?.link }, ...noKey(session, saved) };
    }
    default: {
      if (opened.kind === 'lobby') return { kind: 'lap', lap: lapModel(opened, kit) };
      const opening = received(opened, receipt, saved, kit, text);
      if (opening.kind !== 'table') return opening;
      return {
        ...opening,
        ...newKeyIn(opened, saved, kit),
        ...noKey(opening.session, saved),
      };
    }
  }
}

type Word = Pick<Opening & { kind: 'table' }, 'notice' | 'offer'>;

/** A device without its secret says so at once, and why, as far as it knows. */
function noKey({ mySeats, play }: Session, saved: SavedGame | undefined): Word {
  if (mySeats.length > 0 || play.over) return {};
  const notice = says.noKey[saved?.keys ? 'moved' : 'missing'];
  return { notice, offer: { label: says.lost.offer, request: { do: 'lost-key' } } };
}

/** Somebody has gone on with a new key since this device last saw the game: that is worth a word. */
function newKeyIn({ play, header }: SealedOpened, saved: SavedGame | undefined, { box }: Kit): Word {
  const before = saved && openSealed(saved.link, box.game);
  if (!before?.ok || before.kind === 'lobby') return {};
  const known = chainsNow(before.play);
  const seat = chainsNow(play).findIndex((chains, at) => chains.length > Math.max(1, known[at]?.length ?? 0));
  const name = shownNames(header.names)[seat];
  return name === undefined
    ? {}
    : { notice: says.lost.seen(name), offer: { label: says.lost.show, request: { do: 'fairness' } } };
}

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
