import type { Message } from '../../engine/message.ts';
import type { Reading } from '../table/model.ts';
import { filmOf, newsStart, type Session, speakerOf } from './session.ts';

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
