import type { Settings } from '../../screens/model.ts';
import type { Hints } from '../../table/model.ts';
import type { Session } from './session.ts';

/** Whether somebody at this table may ask what to do, and what they were told about this position. */
export function hintsAt(
  { box, play, hint, guide, sealing }: Session,
  settings: Pick<Settings, 'hints'>,
): Hints | undefined {
  // Whoever thinks beside the page would have to be told the secrets of this device.
  if (!box.characters || guide || sealing || !settings.hints) return undefined;
  if (play.agreement.options['hints'] === 'none') return { kind: 'closed' };
  return hint?.about === play
    ? { kind: 'asked', from: box.characters.sharp, face: box.faces && `${box.faces}#sharp`, advice: hint.advice }
    : { kind: 'open' };
}
