import type { Viewer } from '../../../engine/game.ts';
import { type Frame, film, history, type Line } from '../../../engine/history.ts';
import type { Message } from '../../../engine/message.ts';
import type { Play } from '../../../engine/play.ts';
import type { Reading } from '../../table/model.ts';
import { holdOf } from './pace.ts';
import { remembering } from './remembering.ts';
import { newsStart, type Session, speakerOf } from './session.ts';

const linesFor = remembering((_play: Play) => new Map<Viewer, readonly Line[]>());

/** Everything told so far, as the viewer may know it. Each line is a moment of the film. */
export function linesOf({ play, viewer }: Pick<Session, 'play' | 'viewer'>): readonly Line[] {
  const known = linesFor(play);
  const lines = known.get(viewer) ?? history(play.told, viewer);
  known.set(viewer, lines);
  return lines;
}

/** The last moments of a film, as many as have been asked for: replaying is cheap, pictures of every moment are not. */
const reels = remembering((_play: Play) => new Map<Viewer, readonly Frame<unknown>[]>());

/** One moment with the table as it was then; undefined if there is none. */
export function frameAt(session: Pick<Session, 'play' | 'viewer'>, at: number): Frame<unknown> | undefined {
  const { play, viewer } = session;
  const lines = linesOf(session);
  const line = lines[at];
  if (!line) return undefined;
  const known = reels(play).get(viewer) ?? [];
  const isFilmed = lines.length - at <= known.length;
  const reel = isFilmed ? known : film(play, line.answers, viewer);
  reels(play).set(viewer, reel);
  return reel[reel.length - (lines.length - at)];
}

/** How long a film stays with a moment: as long as it takes to read what is told and what the table says besides. */
export function holdAt(session: Session, at: number): number {
  const frame = frameAt(session, at);
  if (!frame) return 0;
  const { line, view } = frame;
  const voice = speakerOf(session);
  return holdOf(`${voice.say(line.say)} ${session.box.spells?.(line, view, voice) ?? ''}`, line.stays);
}

/** Under which heading a moment of the film is read; undefined if there is nothing to read at leisure. */
function headingAt(session: Session, at: number): Message | undefined {
  const frame = frameAt(session, at);
  return frame && session.box.reads?.(frame.view);
}

/** Whether a film waits at this moment until it has been read. Only news does: what is long past runs by. */
export function waitsAt(session: Session, at: number | undefined): at is number {
  if (at === undefined || session.viewer === 'spectator') return false;
  const isNews = (linesOf(session)[at]?.answers ?? -1) >= newsStart(session);
  return isNews && headingAt(session, at) !== undefined;
}

/** What a film that waits has to tell now, and how much of it there is. */
export function readingOf(session: Session): Reading | undefined {
  const { showing, isFilm } = session;
  if (!isFilm || !waitsAt(session, showing)) return undefined;
  const lines = linesOf(session);
  const turn = lines[showing]?.turn;
  const steps = [...lines.keys()].filter((at) => lines[at]?.turn === turn && waitsAt(session, at));
  const heading = headingAt(session, showing);
  return heading && { heading: speakerOf(session).say(heading), step: steps.indexOf(showing) + 1, of: steps.length };
}
