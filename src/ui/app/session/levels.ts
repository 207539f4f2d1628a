import type { Seat } from '../../../engine/ask.ts';
import type { Envelope, Kind } from '../../../link/index.ts';
import { EDITION } from '../../../players/edition.ts';
import type { Level } from '../../../players/mind.ts';
import type { Turn } from './computers.ts';
import { linkOf, type Session } from './session.ts';

/** How a link writes the levels. */
const KINDS = { gentle: 'bot:1', steady: 'bot:2', sharp: 'bot:3' } as const satisfies Record<Level, Kind>;

/** Who plays a seat, as the link says it. */
export const kindOf = (level: Level | undefined): Kind => (level === undefined ? 'human' : KINDS[level]);

/** How well the computer at a seat plays; nothing if a person sits there. A link may come from an app with more levels. */
export function levelAt({ kinds }: Pick<Envelope, 'kinds'>, seat: Seat): Level | undefined {
  const kind = kinds[seat] ?? 'human';
  if (kind === 'human') return undefined;
  return kind === KINDS.gentle ? 'gentle' : kind === KINDS.steady ? 'steady' : 'sharp';
}

/** The same once a computer was played here: if others played it by another edition, nobody can tell who was helped. */
export function playedOnHere(envelope: Envelope): Envelope {
  return envelope.edition === undefined || envelope.edition === EDITION
    ? envelope
    : { ...envelope, edition: undefined };
}

/** The computer whose turn it is, on the device that plays it: any device at which somebody sits. */
export function thinkingSeat({ play, envelope, mySeats, isPast, guide }: Session): Seat | undefined {
  const seat = play.ask?.seat;
  if (seat === undefined || isPast || guide || mySeats.length === 0) return undefined;
  return levelAt(envelope, seat) === undefined ? undefined : seat;
}

/** What that computer thinks about, and how well it plays. */
export function turnOf(session: Session): Turn | undefined {
  const seat = thinkingSeat(session);
  const level = seat === undefined ? undefined : levelAt(session.envelope, seat);
  return level && { play: session.play, level, sealed: sealedTurn(session) };
}

/** Of a sealed game a computer may know what its link tells, not what this device can open. */
function sealedTurn(session: Session): Turn['sealed'] {
  const { sealing, play } = session;
  const told = sealing?.toldOf(play).answers.length;
  return told === undefined ? undefined : { link: linkOf(session), drafted: play.answers.slice(told) };
}
