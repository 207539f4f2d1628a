import type { Seat } from '../../../engine/ask.ts';
import type { Level } from '../../../players/mind.ts';
import type { Controller } from '../controller.ts';
import { words } from './checking-words.ts';
import type { Session } from './session.ts';

/**
 * Asks the computers of a game that came by link once more what they would have done, beside the page, and says so if
 * somebody has decided for one of them. What the viewer has seen before was looked at before.
 */
export async function checkComputers(
  app: Pick<Controller, 'device' | 'say'>,
  { play, envelope }: Session,
  levels: readonly (Level | undefined)[],
  from: number,
): Promise<void> {
  const { agreement, answers, answerers } = play;
  const isTheirs = (seat: Seat, at: number): boolean => at >= from && levels[seat] !== undefined;
  if (!answerers.some(isTheirs)) return;
  const found = await app.device.think({ agreement, answers: [...answers], levels, from, want: 'check' }).reply;
  if (!('helped' in found) || found.helped === undefined) return;
  const seat = answerers[found.helped] ?? 0;
  app.say(words.helped(envelope.names[seat] ?? ''), 'trouble');
}
