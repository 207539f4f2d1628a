import type { Ref, Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { type AnyWords, type Speaker, speaker } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import { type Envelope, encode, type Journal } from '../../../link/index.ts';
import type { Advice } from '../../../players/advise.ts';
import type { SavedKey } from '../../../store/index.ts';
import type { Seal } from '../../kit/seal-sign.ts';
import type { CertificateModel, Fairness } from '../../screens/fair-model.ts';
import type { CourseStep, Undo } from '../../table/model.ts';
import { namesOf } from './names.ts';
import { remembering } from './remembering.ts';

/** A game as one device holds it: the journal so far, whose seats are played here, and what is being looked at. */
export interface Session {
  readonly box: Box;
  readonly title: string;
  /** What the link says besides the game itself: names, notes. */
  readonly envelope: Envelope;
  readonly play: Play;
  readonly mySeats: readonly Seat[];
  readonly viewer: Viewer;
  /** The option looked at but not yet confirmed. */
  readonly chosen: Ref | undefined;
  /** What the player has in mind for the question right after it. */
  readonly next?: Ref | undefined;
  /** Asked what to do in this position, and what was found. It is forgotten with the position. */
  readonly hint?: { readonly about: Play; readonly advice?: readonly Advice[] } | undefined;
  /** The player wants a second press for every decision, not only where the ask does. */
  readonly isCareful?: boolean;
  /** The move of the history shown instead of the present. */
  readonly showing: number | undefined;
  readonly isFilm: boolean;
  /** What computers do is not to be shown until it is a person's turn. */
  readonly isSkipping?: boolean;
  readonly sent?: Sent | undefined;
  readonly isSaved: boolean;
  /** Another version of the game is followed on this device, and the player has been told. */
  readonly isBeside?: boolean;
  /** Only looked at: the game itself has gone on, or another way. */
  readonly isPast?: boolean;
  /** A course is taken here. It is no game: it has no link, and is not written down among games. */
  readonly guide?: Guide;
  /** The game is sealed: what that takes comes with a part of its own. */
  readonly sealing?: Sealing;
  /** The turn in which this device followed a link although a seal did not match. */
  readonly trusted?: number | undefined;
}

/** What a sealed game takes besides its rules. */
export interface Sealing {
  /** What is asked about seals, said by every game alike. */
  readonly words: AnyWords;
  linkOf(envelope: Envelope, play: Play): string;
  /** The link with the secrets of these seats, for another device of the same person. */
  privateLinkOf(session: Session): string;
  /** The position as its link tells it: without what a seat only has in mind. */
  toldOf(play: Play): Play;
  /** Goes on to where one of these seats has something to decide: opens whatever is theirs to open. */
  goOn(play: Play, seats: readonly Seat[]): Play;
  /** Whether a seat has opened while others are still waited for. */
  hasOpened(play: Play, seat: Seat): boolean;
  /** What this device keeps of its secrets with this position. */
  keysOf(play: Play): readonly SavedKey[];
  /** The seal of a seat, as everybody sees it; a computer has none. */
  sealOf(play: Play, seat: Seat): Seal | undefined;
  /** What is promised at this table, and by whom. */
  fairnessOf(session: Session): Fairness;
  /** The game checked once more, from its deal on, with nothing but its link. */
  certificateOf(session: Session): CertificateModel;
}

/** Leads through a course, where answers and going back follow a script. */
export interface Guide {
  readonly step: CourseStep;
  answered(session: Session, ref: Ref): Session;
  readOn(session: Session): Session;
  wentBack(session: Session): Session;
  /** Remembers how far the course has been taken, and what comes of its end. */
  remember(): Promise<void>;
}

/** What the link that last left this device tells. */
export interface Sent extends Pick<Journal, 'answers' | 'again'> {
  /** It took the place of one that had left before. */
  readonly isReplacement?: boolean;
}

export function speakerOf({ box, envelope, sealing }: Pick<Session, 'box' | 'envelope' | 'sealing'>): Speaker {
  return speaker(sealing ? { ...sealing.words, ...box.words } : box.words, namesOf({ envelope }));
}

/** Two sessions with the same link: the same moves, and the same words with them. */
export function isSamePosition(one: Session, other: Session): boolean {
  return one.play === other.play && one.envelope === other.envelope;
}

const linksOf = remembering((play: Play) => remembering((envelope: Envelope) => encode(envelope, play)));

/** What stands after the `#` for this position: in the address, in the store, and wherever it is kept beside. */
export function linkOf({ envelope, play, sealing }: Pick<Session, 'envelope' | 'play' | 'sealing'>): string {
  return sealing ? sealing.linkOf(envelope, play) : linksOf(play)(envelope);
}

/** The link that last left this device tells this very position, not one that has been taken back since. */
export function isSent({ envelope, play, sent }: Session): boolean {
  return sent?.again === envelope.again && sent.answers.length === play.answers.length && !isTakenBack(sent, play);
}

/** The link of this position takes the place of one that has left this device. */
export function isReplacement(session: Session): boolean {
  const { play, sent } = session;
  if (!sent) return false;
  return isSent(session) ? (sent.isReplacement ?? false) : isTakenBack(sent, play);
}

/** What was sent tells of something that is no longer so. */
function isTakenBack(sent: Sent, { answers }: Play): boolean {
  return sent.answers.some((answer, at) => answer !== answers[at]);
}

/** The seat that decides now is played on this device. */
export function isMine({ play, mySeats }: Session): boolean {
  return play.ask !== undefined && mySeats.includes(play.ask.seat);
}

/** The first answer of the viewer's current visit: everything from here on was decided without a break by this seat. */
export function visitStart({ play, viewer }: Session): number {
  let start = play.answers.length;
  while (start > 0 && play.answerers[start - 1] === viewer) start--;
  return start;
}

/**
 * Nobody else has decided since the viewer did, or since the game was dealt: the link must still leave this device. What
 * computers decided in between was decided here.
 */
export function isLastWithMe({ play, envelope, viewer, mySeats, sealing }: Session): boolean {
  if (viewer !== 'spectator' && sealing?.hasOpened(play, viewer)) return true;
  const people = play.answerers.filter((seat) => (envelope.kinds[seat] ?? 'human') === 'human');
  const last = people.at(-1);
  return last === undefined ? mySeats.length > 0 : last === viewer;
}

/** The first answer after the viewer's last visit: what happened since then is news. */
export function newsStart({ play, viewer }: Session): number {
  const last = viewer === 'spectator' ? -1 : play.answerers.lastIndexOf(viewer);
  return last + 1;
}

export function undoOf(session: Session): Undo {
  const { play } = session;
  const start = visitStart(session);
  const answers = play.answers.length;
  if (answers === start) return { kind: 'nothing' };
  if (answers <= Math.max(start, play.undoTo)) return { kind: 'sealed' };
  return { kind: isSent(session) ? 'take-back' : 'possible' };
}
