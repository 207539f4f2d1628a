import { inOrder, type Ref, type Seat } from '../../../engine/ask.ts';
import { history, type Line } from '../../../engine/history.ts';
import type { Play } from '../../../engine/play.ts';
import { linesOf, waitsAt } from './filming.ts';
import { playedOnHere, thinkingSeat } from './levels.ts';
import { offersOf } from './presenting.ts';
import { needsCurtain } from './secrets.ts';
import { isMine, newsStart, type Session, speakerOf, undoOf, visitStart } from './session.ts';

/**
 * Looks at an option; if nobody wants a second press, or the option was looked at already, takes it. What is to be read
 * first is taken by its own button only, however often it is tapped.
 */
export function picked(session: Session, ref: Ref): Session {
  const offers = offersOf(session);
  if (offers.get(ref)?.kind !== 'open') return session;
  const isLooked = offers.chosen === ref;
  return offers.isReadFirst(ref) || (offers.asksTwice && !isLooked)
    ? { ...session, chosen: ref, next: undefined }
    : answered(session, ref);
}

/** Looks at an option, perhaps with an answer in mind to what is asked right after it. */
export function lookedAhead(session: Session, ref: Ref, next: Ref | undefined): Session {
  return offersOf(session).get(ref)?.kind === 'open' ? { ...session, chosen: ref, next } : session;
}

/** Takes the option looked at, and gives the answer that was set together with it. */
export function confirmed(session: Session): Session {
  const { chosen, next, viewer, guide } = session;
  if (chosen === undefined) return session;
  const after = answered(session, chosen);
  const isAsked = next !== undefined && !guide && after.play.ask?.options.some(({ ref }) => ref === next);
  return isAsked && after.play.ask?.seat === viewer
    ? answered({ ...after, showing: undefined, isFilm: false }, next)
    : after;
}

function answered(session: Session, ref: Ref): Session {
  if (session.guide) return session.guide.answered(session, ref);
  const picked = session.play.fork();
  picked.pick(ref);
  const play = session.sealing?.goOn(picked, session.mySeats) ?? picked;
  const after = followed({ ...session, play, chosen: undefined, next: undefined });
  const isSettled = play.undoTo === play.answers.length;
  return isSettled || hasMoreToTell(after) ? filmedAfter(after, lastIn(picked, play) - 1) : after;
}

/** How many answers there were with the last one. What lies sealed is one, however many it was made of. */
const lastIn = (answered: Play, after: Play): number => Math.min(answered.answers.length, after.answers.length);

/** The last answer led to more than the doings of whoever gave it: a round ran to its end, a decade began. */
function hasMoreToTell({ play }: Session): boolean {
  const answers = play.answers.length;
  const last = play.answerers[answers - 1];
  return play.told.some(
    ({ event: { seat = last, mark = false }, ...told }) => told.answers === answers && (mark || seat !== last),
  );
}

/**
 * A computer has decided. What it did is told at once, while the next one thinks; a film that runs goes on with it, and
 * whoever looks at the past, or skips, is left alone.
 */
export function answeredByComputer(session: Session, answer: number): Session {
  const answered = session.play.fork();
  answered.answer(answer);
  const play = session.sealing?.goOn(answered, session.mySeats) ?? answered;
  const isSkipping = session.isSkipping === true && thinkingSeat({ ...session, play }) !== undefined;
  const after = followed({ ...session, play, envelope: playedOnHere(session.envelope), chosen: undefined, isSkipping });
  if (after.viewer !== session.viewer) return filmedNews(after);
  return session.showing !== undefined || session.isSkipping ? after : filmedAfter(after, lastIn(answered, play) - 1);
}

/** Shows the present at once, and nothing of what computers do until a person has to decide. */
export function skipped(session: Session): Session {
  return { ...shown(session, undefined), isSkipping: thinkingSeat(session) !== undefined };
}

/** Moves the viewer along to the seat that decides next, where no curtain is needed between the two. */
function followed(session: Session): Session {
  const { play } = session;
  if (!play.ask || !isMine(session) || needsCurtain(session)) return session;
  return { ...session, viewer: play.ask.seat };
}

/** Starts a film of what was told after so many answers; shows nothing if there is nothing to tell. */
export function filmedAfter(session: Session, answers: number): Session {
  const first = linesOf(session).findIndex((line) => line.answers > answers);
  return first < 0 ? session : { ...session, showing: first, isFilm: true };
}

/** Starts a film of everything since the viewer's last visit; if nobody has decided since, of what that came to. */
export function filmedNews(session: Session): Session {
  const start = newsStart(session);
  const isNews = start > 0 && start < session.play.answers.length;
  return filmedAfter(session, isNews ? start : start - 1);
}

/** The next picture of a film; after the last one the present. */
export function filmedOn(session: Session): Session {
  const next = (session.showing ?? 0) + 1;
  return next < linesOf(session).length ? { ...session, showing: next } : shown(session, undefined);
}

/**
 * A film for those who want less motion: only what is to be read, which stands still anyway. A course shows all of it,
 * picture by picture: what the others do is a part of what it teaches.
 */
export function stilled(session: Session): Session {
  if (!session.isFilm || session.guide) return session;
  const moments = [...linesOf(session).keys()].slice(session.showing);
  const next = moments.find((at) => waitsAt(session, at));
  return next === undefined ? shown(session, undefined) : { ...session, showing: next };
}

/** Looks at one move of the past, or at the present. */
export function shown(session: Session, move: number | undefined): Session {
  return { ...session, showing: move, isFilm: false, chosen: undefined };
}

/** A position only to be looked at, as anybody may see it. */
export function lookedAt(session: Session): Session {
  return { ...shown(session, undefined), mySeats: [], viewer: 'spectator', sent: undefined, isPast: true };
}

/** Takes back one decision of this visit. A link that has left the device is replaced by another. */
export function undone(session: Session): Session {
  const undo = undoOf(session);
  if (session.chosen !== undefined) return { ...session, chosen: undefined };
  if (session.guide) return session.guide.wentBack(session);
  if (undo.kind !== 'possible' && undo.kind !== 'take-back') return session;
  const play = session.play.backTo(session.play.answers.length - 1);
  if (undo.kind === 'possible') return { ...session, play };
  const envelope = { ...session.envelope, again: session.envelope.again + 1 };
  return { ...session, play, envelope };
}

/** The phone was passed: the table is now seen by the seat that decides. */
export function seated(session: Session, seat: Seat): Session {
  if (session.viewer === seat) return session;
  return { ...session, viewer: seat, showing: undefined, isFilm: false, chosen: undefined };
}

/** Somebody claims a seat on this device. */
export function claimed(session: Session, seat: Seat): Session {
  return { ...session, mySeats: withMySeat(session.mySeats, seat), viewer: seat };
}

/** One more seat is played on this device. */
export function withMySeat(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  return seats.includes(seat) ? seats : inOrder([...seats, seat]);
}

/** What a visit came to, as anybody may know it, in at most two sentences: the greatest of what was done, and what befell. */
export function summaryOf(session: Session): string[] {
  const { viewer } = session;
  const start = visitStart(session);
  // What I had to do anyway was told right after the answer before mine.
  const isOfVisit = ({ answers, seat }: Line): boolean =>
    answers > start || (start > 0 && answers === start && seat === viewer);
  const lines = history(session.play.told, 'spectator').filter(isOfVisit);
  const befell = lines.filter(({ mark }) => mark).slice(-1);
  const own = lines.filter(({ seat }) => seat === viewer);
  const deeds = (['great', 'small'] as const).flatMap((size) => own.filter(({ deed }) => deed === size));
  const told = new Set([...deeds.slice(0, 2 - befell.length), ...befell]);
  const gist = told.size > 0 ? lines.filter((line) => told.has(line)) : lines.slice(-1);
  return gist.map(({ say }) => speakerOf(session).say(say));
}
