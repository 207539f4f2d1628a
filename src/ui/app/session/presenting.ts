import type { Ref, Seat } from '../../../engine/ask.ts';
import { codeOf, type Viewer } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { Play } from '../../../engine/play.ts';
import { preview } from '../../../engine/preview.ts';
import { type Foresight, Offers } from '../../kit/offers.ts';
import { receipt } from '../../kit/receipt.ts';
import type { Computer, Situation, TableModel } from '../../table/model.ts';
import { resultLine } from '../ending/result.ts';
import { frameAt, linesOf, readingOf } from './filming.ts';
import { levelAt, thinkingSeat } from './levels.ts';
import { namesOf } from './names.ts';
import { remembering } from './remembering.ts';
import { isLastWithMe, isMine, isSent, type Session, speakerOf, undoOf } from './session.ts';

/**
 * What a session shows. Everything here is found once for each session and remembered: a table told the same again has
 * nothing to draw, and what it is told anew has really changed.
 */

const viewsOf = remembering((_play: Play) => new Map<Viewer, { readonly view: unknown }>());

/** The table as the viewer may know it. A play in a session never changes: whoever moves goes on with a copy. */
function viewOf({ play, viewer }: Pick<Session, 'play' | 'viewer'>): unknown {
  const views = viewsOf(play);
  const seen = views.get(viewer) ?? { view: play.game.view(play.state, viewer) };
  views.set(viewer, seen);
  return seen.view;
}

/** What the table element draws: the present, or one frame of the past. */
export function shownOf(session: Session): { view: unknown; line: Line | undefined } {
  const frame = session.showing === undefined ? undefined : frameAt(session, session.showing);
  return frame ?? { view: viewOf(session), line: undefined };
}

/** What the viewer's own last decision touched, if nobody has decided since; the past is told by its own lines. */
export const latelyOf = remembering((session: Session): readonly Ref[] => {
  const { play, viewer, showing } = session;
  if (showing !== undefined || play.answerers.at(-1) !== viewer) return [];
  const own = linesOf(session).filter(({ answers, seat }) => answers === play.answers.length && seat === viewer);
  return own.flatMap(({ refs, moves }) => [...refs, ...moves.flatMap(({ from, to }) => [from, to])]);
});

export const situationOf = remembering((session: Session): Situation => {
  const { play, viewer, showing, isFilm, mySeats } = session;
  if (showing !== undefined) {
    const reading = readingOf(session);
    return { kind: 'past', turn: linesOf(session)[showing]?.turn ?? 0, isFilm, ...(reading && { reading }) };
  }
  if (session.isPast) return { kind: 'past', turn: play.turn, isFilm: false };
  if (!play.ask) return { kind: 'over', headline: resultLine(session) };
  if (play.ask.seat === viewer && isMine(session)) return { kind: 'decide' };
  const thinker = thinkingSeat(session);
  if (thinker !== undefined) return { kind: 'think', seat: thinker };
  const isMyVisitOpen = isLastWithMe(session) && !isSent(session);
  if (isMyVisitOpen || isMine(session)) return { kind: 'hand-over', to: [play.ask.seat] };
  const { seat, prompt, secret } = play.ask;
  const asked = secret ? undefined : speakerOf(session).say(prompt);
  return {
    kind: 'wait',
    for: seat,
    canClaim: !session.sealing && !mySeats.includes(seat),
    ...(asked && { prompt: asked }),
  };
});

/** What the viewer may decide now; nothing while somebody else decides or the past is shown. */
export const offersOf = remembering((session: Session): Offers => {
  const isDeciding = situationOf(session).kind === 'decide';
  const { play, box, viewer, chosen, next, isCareful, envelope } = session;
  const foresight: Foresight = {
    receiptOf(ref, ...next) {
      if (viewer === 'spectator') return undefined;
      const view = viewOf(session);
      const ahead = preview(play, ref, ...(next.length > 0 ? next : (box.intends?.(ref, view) ?? [])));
      return ahead && receipt(box, view, ahead, viewer, envelope.names.length);
    },
    askAfter(ref) {
      const ahead = preview(play, ref);
      return ahead?.horizon.kind === 'decide' ? ahead.horizon.ask : undefined;
    },
  };
  return new Offers(isDeciding ? play.ask : undefined, speakerOf(session), chosen, isCareful, foresight, next);
});

function computerAt({ envelope, box }: Session, seat: Seat): Computer | undefined {
  const level = levelAt(envelope, seat);
  return level && { level, face: box.faces && `${box.faces}#${level}` };
}

/** Everything the frame around a table is told. */
export const tableModel = remembering((session: Session): TableModel => {
  const { box, envelope, play, viewer, mySeats, showing } = session;
  const voice = speakerOf(session);
  const { view } = shownOf(session);
  const lines = linesOf(session);
  // A film shows whose doing it is.
  const acting = (session.isFilm ? lines[showing ?? -1]?.seat : undefined) ?? play.ask?.seat;
  return {
    title: session.title,
    code: codeOf(session.play.agreement),
    moment: voice.say(box.moment(view)),
    viewer,
    seats: namesOf(session).map((name, seat) => ({
      seat,
      name,
      epithet: box.epithet?.(view, seat, voice),
      figures: box.figures(view, seat),
      owes: box.owes?.(view, seat, voice),
      computer: computerAt(session, seat),
      seal: session.sealing?.sealOf(play, seat),
      isDeciding: acting === seat && !readingOf(session),
      isMine: mySeats.includes(seat),
      canLeave: mySeats.includes(seat) && envelope.way === 'link' && !session.sealing,
    })),
    standing: box.standing?.(view),
    automa: box.automa?.(view, voice),
    offers: offersOf(session),
    situation: situationOf(session),
    undo: undoOf(session),
    moves: lines.map((line) => ({ line, text: voice.say(line.say) })),
    showing,
    note:
      envelope.note && envelope.note.seat !== viewer
        ? { from: voice.name(envelope.note.seat), text: envelope.note.text }
        : undefined,
    isSaved: session.isSaved,
    isSealed: session.sealing !== undefined,
    course: session.guide?.step,
  };
});
