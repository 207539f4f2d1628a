import { sessionOn } from './screen.ts';
import type { Session } from './session/session.ts';
import type { AppState } from './state.ts';

/** What the table sounds like: wood for a piece, paper for what is handed over, a bell for the end. */
export type Sound = 'piece' | 'paper' | 'bell';

/** As much of the app as can be heard. */
export type Audible = Pick<AppState, 'settings' | 'screen' | 'sheet'>;

/** What is heard when one scene follows another; nothing unless somebody has asked for sound. */
export function soundOf(before: Audible, after: Audible): Sound | undefined {
  if (!after.settings.sound) return undefined;
  if (!before.settings.sound) return 'piece';
  if (isHandedOver(after)) return isHandedOver(before) ? undefined : 'paper';
  if (after.screen.kind === 'end') return before.screen.kind === 'end' ? undefined : 'bell';
  return isMoved(sessionOn(before.screen), sessionOn(after.screen)) ? 'piece' : undefined;
}

function isHandedOver({ screen, sheet }: Audible): boolean {
  return screen.kind === 'curtain' || sheet === 'hand-over';
}

/** A piece was touched or moved, now or in a film. A table that is only just laid makes no sound. */
function isMoved(before: Session | undefined, after: Session | undefined): boolean {
  if (!before || !after || before.play.agreement.seed !== after.play.agreement.seed) return false;
  const isTouched = after.chosen !== undefined && after.chosen !== before.chosen;
  const isFilmed = after.isFilm && after.showing !== before.showing;
  return isTouched || isFilmed || after.play.answers.length !== before.play.answers.length;
}
