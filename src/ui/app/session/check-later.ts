import type { Controller } from '../controller.ts';
import { parts } from '../parts.ts';
import { levelAt } from './levels.ts';
import { newsStart, type Session } from './session.ts';

/** Has the computers of a game that came by link checked. Nobody waits for it: what was found is said later. */
export function checkLater(app: Controller, session: Session): void {
  const levels = session.envelope.kinds.map((_, seat) => levelAt(session.envelope, seat));
  if (session.envelope.way === 'room' || levels.every((level) => level === undefined)) return;
  app.device.whenIdle(() => {
    parts
      .checking()
      .then(({ checkComputers }) => checkComputers(app, session, levels, newsStart(session)))
      .catch((fault: unknown) => app.miss(fault));
  });
}
