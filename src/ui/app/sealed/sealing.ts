import { inOrder, type Seat } from '../../../engine/ask.ts';
import type { AnyWords, Speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Envelope } from '../../../link/index.ts';
import {
  encodeKeys,
  encodeSealed,
  hasOpened,
  isMineToPlay,
  isSealedPlay,
  type Key,
  open,
  openSealed,
  settled,
  undrafted,
  waitsFor,
} from '../../../link/sealed/index.ts';
import type { SavedGame } from '../../../store/index.ts';
import { keptKeys } from '../../../store/sealed.ts';
import { says } from '../../screens/sealed-words.ts';
import { atSeats } from '../links/opening.ts';
import { remembering } from '../session/remembering.ts';
import type { Sealing, Session } from '../session/session.ts';
import { certificateOf, fairnessOf, sealOf } from './fairness.ts';

const named =
  (say: (name: string) => string) =>
  ({ seat }: { seat: Seat }, speaker: Speaker): string =>
    say(speaker.name(seat));

/** What the engine asks about seals, whatever the game. */
const askWords: AnyWords = {
  'sealed.opens.turn': named((name) => says.asks.opensTurn(name)),
  'sealed.opens.choice': named((name) => says.asks.opensChoice(name)),
  'sealed.seals': named((name) => says.asks.seals(name)),
  'sealed.seal': () => says.asks.seal,
};

const linksOf = remembering((play: Play) => remembering((envelope: Envelope) => encodeSealed(envelope, play)));

/** The secrets of this device, as far as they fit a position. */
export const keysTo = (play: Play): readonly Key[] => (isSealedPlay(play) ? play.game.seals.keys : []);

export const sealing: Sealing = {
  words: askWords,
  linkOf: (envelope, play) => linksOf(play)(envelope),
  privateLinkOf: ({ envelope, play, mySeats }) =>
    encodeKeys(
      keysTo(play).filter(({ seat }) => mySeats.includes(seat)),
      linksOf(play)(envelope),
    ),
  toldOf: (play) => (isSealedPlay(play) ? undrafted(play) : play),
  goOn(play, seats) {
    let now = settled(play);
    for (;;) {
      const seat = waitsFor(now).find((waited) => seats.includes(waited) && isMineToPlay(now, waited));
      if (seat === undefined) return now;
      now = settled(open(now, seat));
    }
  },
  hasOpened: (play, seat) => isSealedPlay(play) && hasOpened(play, seat),
  keysOf: (play) => (isSealedPlay(play) ? keptKeys(keysTo(play), play) : []),
  sealOf,
  fairnessOf,
  certificateOf,
};

/** Looks on, and plays only the seats whose secrets are here. */
export function sitDown(session: Session, saved: SavedGame | undefined): Session {
  const { box, play } = session;
  const seats = inOrder(keysTo(play).map(({ seat }) => seat));
  const last = saved?.lastSent === undefined ? undefined : openSealed(saved.lastSent, box.game);
  const sent = last?.ok && last.kind === 'game' ? last.journal : undefined;
  const { trusted = saved?.trusted } = session;
  return atSeats({ ...session, sealing, play: sealing.goOn(play, seats), sent, trusted }, seats);
}
