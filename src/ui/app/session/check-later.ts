import { EDITION } from '../../../players/edition.ts';
import type { Controller } from '../controller.ts';
import { parts } from '../parts.ts';
import { levelAt } from './levels.ts';
import { newsStart, type Session } from './session.ts';

/**
 * Has the computers of a game that came by link checked, if they are of the edition that is here: others may well think
 * otherwise. A sealed game names none, as it could not change hands between editions. Nobody waits for it: what was found is said later.
 */
export function checkLater(app: Controller, session: Session): void {
  const { kinds, way, edition } = session.envelope;
  const levels = kinds.map((_, seat) => levelAt(session.envelope, seat));
  if (way === 'room' || edition !== EDITION || levels.every((level) => level === undefined)) return;
  app.device.whenIdle(() => {
    parts
      .checking()
      .then(({ checkComputers }) => checkComputers(app, session, levels, newsStart(session)))
      .catch((fault: unknown) => app.miss(fault));
  });
}
