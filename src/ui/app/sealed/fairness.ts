import type { Seat } from '../../../engine/ask.ts';
import { codeOf } from '../../../engine/game.ts';
import type { Play } from '../../../engine/play.ts';
import {
  canRekey,
  certify,
  chainsNow,
  isSealedPlay,
  reachIn,
  type SealedPlay,
  undrafted,
} from '../../../link/sealed/index.ts';
import type { Seal } from '../../kit/seal-sign.ts';
import type { CertificateModel, Fairness, FairSeat } from '../../screens/fair-model.ts';
import { says } from '../../screens/sealed-words.ts';
import type { Controller } from '../controller.ts';
import { personAt } from '../links/hand-over.ts';
import { copyAloud } from '../links/sending.ts';
import { levelAt } from '../session/levels.ts';
import { remembering } from '../session/remembering.ts';
import { linkOf, type Session } from '../session/session.ts';

/** How fair a sealed game is, as far as its link shows. */

/** The seal of a seat: shown already, still to be shown, or not the first one. A computer has none. */
export function sealOf(play: Play, seat: Seat): Seal | undefined {
  if (!isSealedPlay(play) || !play.game.seals.hasChain(seat)) return undefined;
  if ((chainsNow(play)[seat]?.length ?? 0) > 1) return 'joint';
  return reachIn(play, seat) > 0 ? 'whole' : 'blank';
}

/** In which turn each seat went on with a new key; nothing for those who never did. */
const newKeysIn = remembering((position: SealedPlay): readonly (number | undefined)[] => {
  const play = undrafted(position);
  return chainsNow(play).map((segments, seat) => {
    const [first, second] = segments;
    return first && second && turnOfVisit(play, seat, first.count + 1);
  });
});

/** The turn in which a seat held the link for the so-manyth time; the deal was the first time of the first seat. */
function turnOfVisit(play: SealedPlay, seat: Seat, visit: number): number {
  let [holder, visits] = [0, Number(seat === 0)];
  const at = play.answerers.findIndex((next) => {
    if (next === seat && holder !== seat) visits++;
    holder = next;
    return next === seat && visits === visit;
  });
  return at < 0 ? play.turn : play.backTo(at).turn;
}

/** The seats that somebody whose device was lost could go on with here. Whoever has a key needs no other. */
export function lostSeats({ play, envelope, mySeats, isPast }: Session): Seat[] {
  if (!isSealedPlay(play) || play.over || isPast || mySeats.length > 0) return [];
  return [...envelope.names.keys()].filter((seat) => levelAt(envelope, seat) === undefined && canRekey(play, seat));
}

export const fairnessOf = remembering((session: Session): Fairness => {
  const { box, play, envelope, mySeats, trusted } = session;
  const newKeys = isSealedPlay(play) ? newKeysIn(play) : [];
  return {
    hidden: box.hidden ?? {},
    turns: play.turn,
    ...(trusted !== undefined && { trusted }),
    lost: lostSeats(session).map((seat) => personAt(session, seat)),
    seats: envelope.names.map((_, seat): FairSeat => {
      const newKeySince = newKeys[seat];
      return {
        ...personAt(session, seat),
        seal: sealOf(play, seat),
        isMine: mySeats.includes(seat),
        ...(newKeySince !== undefined && { newKeySince }),
      };
    }),
  };
});

export const certificateOf = remembering((session: Session): CertificateModel => {
  const { certificate: say } = says;
  const { box, play, title } = session;
  const found = certify(linkOf(session), box.game);
  if (!found?.ok) return { isSound: false, lines: [say.unsound] };
  const newKeys = isSealedPlay(play) ? newKeysIn(play) : [];
  const seatLines = found.seats.map(({ seat, isSealed, visits }) => {
    const { name } = personAt(session, seat);
    const since = newKeys[seat];
    if (!isSealed) return say.computer(name);
    return since === undefined ? say.seat(name, visits) : say.newKey(name, visits, since);
  });
  return {
    isSound: true,
    lines: [
      say.game(title, codeOf(session.play.agreement), found.isOver),
      say.sound,
      say.decided(found.answers),
      say.drawn(found.draws),
      ...(found.sealed > 0 ? [say.sealed(found.sealed)] : []),
      ...seatLines,
      say.id(found.id),
    ],
  };
});

/** Sends what was found; of a finished game with the link by which anybody can find it again. A link on the way is a move. */
export async function sendCertificate(app: Controller, by: 'share' | 'copy'): Promise<void> {
  const { session, device } = app;
  if (!session) return;
  const address = session.play.over ? ['', `${device.baseAddress()}#${linkOf(session)}`] : [];
  const text = [...certificateOf(session).lines, ...address].join('\n');
  if (by === 'copy') await copyAloud(app, text);
  else await device.shareText(session.title, text);
}
