import type { Controller } from '../controller.ts';
import { hintsAt } from './hints.ts';
import { offersOf } from './presenting.ts';

/** Asks what somebody who plays well would do, which is thought about beside the page; asked again, hides it. */
export async function hint(app: Controller): Promise<void> {
  const { session } = app;
  if (!session) return;
  const kind = hintsAt(session, app.settings)?.kind;
  if (kind === 'asked') app.hold({ ...session, hint: undefined, chosen: undefined });
  if (kind !== 'open' || !offersOf(session).ask) return;
  const { play } = session;
  const { agreement, answers } = play;
  app.hold({ ...session, hint: { about: play }, chosen: undefined });
  try {
    const found = await app.device.think({ agreement, answers: [...answers], want: 'advice' }).reply;
    const now = app.session;
    if (now?.hint?.about === play && 'advice' in found) app.hold({ ...now, hint: { about: play, ...found } });
  } catch (fault) {
    app.miss(fault);
  }
}
