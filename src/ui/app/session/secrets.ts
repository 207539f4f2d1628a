import type { Viewer } from '../../../engine/game.ts';
import type { Play } from '../../../engine/play.ts';
import { isMine, type Session } from './session.ts';

/** Whether a position holds secrets. Everybody's view is drawn up for it, so that is not done anew for every render. */
const found = new WeakMap<Play, boolean>();

/** Somebody sees, was told or is asked something that a bystander must not know, so a shared phone needs its curtain. */
export function holdsSecrets({ play }: Pick<Session, 'play'>): boolean {
  const known = found.get(play) ?? (play.ask?.secret === true || isToldInSecret(play) || isSeenInSecret(play));
  found.set(play, known);
  return known;
}

const isToldInSecret = ({ told }: Play): boolean => told.some(({ event }) => event.only !== undefined);

function isSeenInSecret(play: Play): boolean {
  const open = seenBy(play, 'spectator');
  return Array.from({ length: play.agreement.seats }, (_, seat) => seenBy(play, seat)).some((seen) => seen !== open);
}

/** The table as one viewer sees it. A view may say whose it is: that is no secret. */
function seenBy({ game, state }: Play, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer), (key, value: unknown) => (key === 'viewer' ? undefined : value));
}

/** Several people share this screen, and what it shows to the one who decides is not for all of them. */
export function isToBeCovered(session: Session): boolean {
  return isMine(session) && session.mySeats.length > 1 && holdsSecrets(session);
}

/** The phone must change hands before anything else is shown. */
export function needsCurtain(session: Session): boolean {
  return isToBeCovered(session) && session.play.ask?.seat !== session.viewer;
}
