import { codeOf } from '../../../engine/game.ts';
import { totalOf } from '../../../engine/standing.ts';
import type { Envelope } from '../../../link/index.ts';
import type { Abilities, HandOver, Person, Tiding } from '../../screens/model.ts';
import { namesOn } from '../../screens/sides.ts';
import { mailAddress } from '../device.ts';
import { rankedSaid, resultLines } from '../ending/result.ts';
import { summaryOf } from '../session/moves.ts';
import { namesOf } from '../session/names.ts';
import { holdsSecrets } from '../session/secrets.ts';
import { isReplacement, isSent, linkOf, type Session, speakerOf, undoOf } from '../session/session.ts';
import type { AppState } from '../state.ts';
import { words } from '../words.ts';

/** The envelope as it leaves this device: a note travels with its writer's link only, and may be left out. */
export function outgoing({ envelope, viewer }: Session, leftOut: readonly Tiding[] = []): Envelope {
  const isSaid = envelope.note?.seat === viewer && !leftOut.includes('note');
  if (!envelope.note || isSaid) return envelope;
  const { note: _read, ...rest } = envelope;
  return rest;
}

/** What stands after the `#` of the link to hand over. */
export function outgoingLink(session: Session, leftOut: readonly Tiding[] = []): string {
  return linkOf({ ...session, envelope: outgoing(session, leftOut) });
}

/** The address that opens this position anywhere, given the address of the app. */
export function addressOf(session: Session, base: string, leftOut: readonly Tiding[] = []): string {
  return `${base}#${outgoingLink(session, leftOut)}`;
}

/** What the link brings with it in words: how the game ended, or whose move it is, what happened, and who is ahead. */
function linesOf(session: Session, leftOut: readonly Tiding[]): string[] {
  if (session.play.over) return resultLines(session);
  const told = Object.entries(tidingsOf(session)).filter(([tiding]) => !leftOut.some((left) => left === tiding));
  return [greetingOf(session), ...told.flatMap(([, lines]) => lines)];
}

/** What there is to say of the game besides whose move it is. */
function tidingsOf(session: Session): Partial<Record<Exclude<Tiding, 'note'>, readonly string[]>> {
  const did = summaryOf(session);
  const standing = standingSaid(session);
  return { ...(did.length > 0 && { did }), ...(standing.length > 0 && { standing }) };
}

/** Whoever has not decided anything yet is invited; everybody else knows the game. */
function greetingOf(session: Session): string {
  const { play, title, viewer } = session;
  const seat = play.ask?.seat ?? 0;
  const to = personAt(session, seat).name;
  if (play.answerers.includes(seat)) return words.message.yourMove(title, to);
  return words.message.invites(viewer === 'spectator' ? undefined : personAt(session, viewer).name, title, to);
}

/** Who is ahead, best first, as far as everybody may know. */
function standingSaid(session: Session): string[] {
  const { play, box } = session;
  const standing = box.standing?.(play.game.view(play.state, 'spectator'));
  if (!standing || standing.sides.length === 1 || play.answers.length === 0) return [];
  const totals = standing.sides.map((_, side) => totalOf(standing, side));
  const known = totals.flatMap(({ points }, side) => (points === undefined ? [] : { side, points }));
  if (known.length < totals.length) return [];
  const ranked = rankedSaid(known, (side) => namesOn(standing, side, speakerOf(session)));
  return [words.message[totals.some(({ hasMore }) => hasMore) ? 'soFar' : 'ifItEndedNow'](ranked)];
}

/** What is copied, shared and mailed: what happened, the note, and the link last, so that nothing sticks to it. */
export function messageOf(session: Session, base: string, leftOut: readonly Tiding[] = []): string {
  const note = noteSaid(session, leftOut);
  const said = note ? ['', note] : [];
  return [...linesOf(session, leftOut), ...said, '', addressOf(session, base, leftOut)].join('\n');
}

function noteSaid(session: Session, leftOut: readonly Tiding[]): string | undefined {
  const text = outgoing(session, leftOut).note?.text;
  return text && words.message.note(text);
}

export function subjectOf(session: Session): string {
  const next = session.play.ask?.seat;
  const { title } = session;
  if (next === undefined) return words.mail.over(title, codeOf(session.play.agreement));
  return words.mail.yourMove(title, codeOf(session.play.agreement), personAt(session, next).name);
}

export function mailOf(session: Session, base: string, leftOut: readonly Tiding[]): string | undefined {
  return mailAddress(subjectOf(session), messageOf(session, base, leftOut));
}

export function personAt(session: Pick<Session, 'envelope'>, seat: number): Person {
  return { seat, name: namesOf(session)[seat] ?? words.seat(seat + 1) };
}

/** Everybody who plays on this device. */
export function peopleHere(session: Session): Person[] {
  return session.mySeats.map((seat) => personAt(session, seat));
}

/** Everybody who plays on another device. */
export function peopleElsewhere(session: Session): Person[] {
  const people = namesOf(session).map((_, seat) => personAt(session, seat));
  return people.filter(({ seat }) => !session.mySeats.includes(seat));
}

/** How many visits this game has seen: each ended with a form like this one. */
function visits({ play }: Session): number {
  return play.answerers.filter((seat, at) => seat !== play.answerers[at + 1]).length;
}

export function handOverOf(
  session: Session,
  base: string,
  can: Abilities,
  { copied, leftOut }: Pick<AppState, 'copied' | 'leftOut'>,
): HandOver {
  const { envelope, play, viewer } = session;
  const { did, standing } = play.over ? {} : tidingsOf(session);
  const note = outgoing(session).note?.text ?? '';
  return {
    title: session.title,
    desk: session.box.desk,
    code: codeOf(session.play.agreement),
    form: visits(session),
    from: viewer === 'spectator' ? undefined : personAt(session, viewer),
    to: play.ask ? [personAt(session, play.ask.seat)] : peopleElsewhere(session),
    isOver: play.over,
    lines: linesOf(session, leftOut),
    tidings: {
      ...(did && { did: !leftOut.includes('did') }),
      ...(standing && { standing: !leftOut.includes('standing') }),
      ...(note && { note: !leftOut.includes('note') }),
    },
    note,
    noteSaid: noteSaid(session, leftOut),
    link: addressOf(session, base, leftOut),
    way: envelope.way,
    canPass: !session.sealing,
    hasCurtain: holdsSecrets(session),
    can,
    canMail: mailOf(session, base, leftOut) !== undefined,
    copied,
    isSent: isSent(session),
    isReplacement: isReplacement(session),
    undo: undoFor(session),
  };
}

/** Only the player who made the last move is told what can be done about it: nothing once the game is over. */
function undoFor(session: Session): HandOver['undo'] {
  const { kind } = undoOf(session);
  if (kind === 'nothing' || session.play.over) return undefined;
  return kind === 'possible' ? 'free' : kind;
}
