import type { Ref, Seat } from '../../engine/ask.ts';
import type { Viewer } from '../../engine/game.ts';
import { type Frame, film, history, type Line } from '../../engine/history.ts';
import { type Message, type Speaker, speaker } from '../../engine/message.ts';
import type { Play } from '../../engine/play.ts';
import { preview } from '../../engine/preview.ts';
import type { Box } from '../../games/box.ts';
import { type Cover, encode, type Journal } from '../../link/index.ts';
import { type Foresight, Offers } from '../offers.ts';
import { receipt } from '../receipt.ts';
import type { Reading, Situation, TableModel, Undo } from '../table/model.ts';
import { namesOf } from './names.ts';
import { resultLine } from './result.ts';

/** A game as one device holds it: the journal so far, whose seats are played here, and what is being looked at. */
export interface Session {
  readonly box: Box;
  readonly title: string;
  /** What the link says besides the game itself: names, notes. */
  readonly cover: Cover;
  readonly play: Play;
  readonly mySeats: readonly Seat[];
  readonly viewer: Viewer;
  /** The option looked at but not yet confirmed. */
  readonly chosen: Ref | undefined;
  /** The player wants a second press for every decision, not only where the ask does. */
  readonly isCareful?: boolean;
  /** The move of the history shown instead of the present. */
  readonly showing: number | undefined;
  readonly isFilm: boolean;
  readonly sent?: Sent | undefined;
  readonly isSaved: boolean;
  /** Another version of the game is followed on this device, and the player has been told. */
  readonly isBeside?: boolean;
  /** Only looked at: the game itself has gone on, or another way. */
  readonly isPast?: boolean;
}

/** What the link that last left this device tells. */
export interface Sent extends Pick<Journal, 'answers' | 'again'> {
  /** It took the place of one that had left before. */
  readonly isReplacement?: boolean;
}

export function speakerOf({ box, cover }: Pick<Session, 'box' | 'cover'>): Speaker {
  return speaker(box.words, namesOf({ cover }));
}

/** What people call a game by when they play several. */
export const codeOf = ({ play }: Pick<Session, 'play'>): string => play.agreement.seed.slice(0, 4).toUpperCase();

/** Two sessions with the same link: the same moves, and the same words with them. */
export function isSamePosition(one: Session, other: Session): boolean {
  return one.play === other.play && one.cover === other.cover;
}

const links = new WeakMap<Play, WeakMap<Cover, string>>();

/** What stands after the `#` for this position: in the address, in the store, and wherever it is kept beside. */
export function linkOf({ cover, play }: Pick<Session, 'cover' | 'play'>): string {
  const ofPlay = links.get(play) ?? new WeakMap<Cover, string>();
  links.set(play, ofPlay);
  const link = ofPlay.get(cover) ?? encode(cover, play);
  ofPlay.set(cover, link);
  return link;
}

/** The link that last left this device tells this very position, not one that has been taken back since. */
export function isSent({ cover, play, sent }: Session): boolean {
  return sent?.again === cover.again && sent.answers.length === play.answers.length && !isTakenBack(sent, play);
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

export function situationOf(session: Session): Situation {
  const { play, viewer, showing, isFilm, mySeats } = session;
  if (showing !== undefined) {
    const reading = readingOf(session);
    return { kind: 'past', turn: filmOf(session)[showing]?.line.turn ?? 0, isFilm, ...(reading && { reading }) };
  }
  if (session.isPast) return { kind: 'past', turn: play.turn, isFilm: false };
  if (!play.ask) return { kind: 'over', headline: resultLine(session) };
  if (play.ask.seat === viewer && isMine(session)) return { kind: 'decide' };
  const isDealt = play.answers.length === 0 && mySeats.length > 0;
  const isMyVisitOpen = (isDealt || visitStart(session) < play.answers.length) && !isSent(session);
  if (isMyVisitOpen || isMine(session)) return { kind: 'hand-over', to: [play.ask.seat] };
  const { seat, prompt, secret } = play.ask;
  const asked = secret ? undefined : speakerOf(session).say(prompt);
  return { kind: 'wait', for: seat, canClaim: !mySeats.includes(seat), ...(asked && { prompt: asked }) };
}

/** A film of the whole game for this viewer. Replaying is cheap, but not so cheap that every render should do it. */
const films = new WeakMap<Play, Map<Viewer, readonly Frame<unknown>[]>>();

export function filmOf({ play, viewer }: Session): readonly Frame<unknown>[] {
  const ofPlay = films.get(play) ?? new Map<Viewer, readonly Frame<unknown>[]>();
  films.set(play, ofPlay);
  const known = ofPlay.get(viewer);
  if (known) return known;
  const frames = film(play, 0, viewer);
  ofPlay.set(viewer, frames);
  return frames;
}

/** Under which heading a moment of the film is read; undefined if there is nothing to read at leisure. */
function headingAt(session: Session, at: number): Message | undefined {
  const frame = filmOf(session)[at];
  return frame && session.box.reads?.(frame.view);
}

/** Whether a film waits at this moment until it has been read. Only news does: what is long past runs by. */
export function waitsAt(session: Session, at: number | undefined): at is number {
  if (at === undefined || session.viewer === 'spectator' || !headingAt(session, at)) return false;
  return (filmOf(session)[at]?.line.answers ?? 0) >= newsStart(session);
}

/** What a film that waits has to tell now, and how much of it there is. */
export function readingOf(session: Session): Reading | undefined {
  const { showing, isFilm } = session;
  if (!isFilm || !waitsAt(session, showing)) return undefined;
  const turn = filmOf(session)[showing]?.line.turn;
  const steps = [...filmOf(session).keys()].filter(
    (at) => filmOf(session)[at]?.line.turn === turn && waitsAt(session, at),
  );
  const heading = headingAt(session, showing);
  return heading && { heading: speakerOf(session).say(heading), step: steps.indexOf(showing) + 1, of: steps.length };
}

/** What the table element draws: the present, or one frame of the past. */
export function shownOf(session: Session): { view: unknown; line: Line | undefined } {
  const frame = session.showing === undefined ? undefined : filmOf(session)[session.showing];
  if (frame) return frame;
  return { view: session.play.game.view(session.play.state, session.viewer), line: undefined };
}

export function offersOf(session: Session): Offers {
  const isDeciding = situationOf(session).kind === 'decide';
  const { play, box, viewer, chosen, isCareful, cover } = session;
  const foresight: Foresight = {
    receiptOf(ref, ...next) {
      if (viewer === 'spectator') return undefined;
      const view = play.game.view(play.state, viewer);
      const ahead = preview(play, ref, ...(next.length > 0 ? next : (box.intends?.(ref, view) ?? [])));
      return ahead && receipt(box.ledger, view, ahead, viewer, cover.names.length);
    },
  };
  return new Offers(isDeciding ? play.ask : undefined, speakerOf(session), chosen, isCareful, foresight);
}

export function tableModel(session: Session): TableModel {
  const { box, cover, play, viewer, mySeats, showing } = session;
  const voice = speakerOf(session);
  const { view } = shownOf(session);
  const lines = history(play.told, viewer);
  return {
    title: session.title,
    code: codeOf(session),
    moment: voice.say(box.moment(view)),
    viewer,
    seats: namesOf(session).map((name, seat) => ({
      seat,
      name,
      epithet: box.epithet?.(view, seat, voice),
      figures: box.figures(view, seat),
      owes: box.owes?.(view, seat, voice),
      isDeciding: play.ask?.seat === seat && !readingOf(session),
      isMine: mySeats.includes(seat),
      canLeave: mySeats.includes(seat) && cover.way === 'link',
    })),
    outsider: box.outsider?.(view, voice),
    offers: offersOf(session),
    situation: situationOf(session),
    undo: undoOf(session),
    moves: lines.map((line) => ({ line, text: voice.say(line.say) })),
    showing,
    note:
      cover.note && cover.note.seat !== viewer
        ? { from: voice.name(cover.note.seat), text: cover.note.text }
        : undefined,
    isSaved: session.isSaved,
  };
}
