import type { ScoreSheet } from '../../engine/game.ts';
import type { Speaker } from '../../engine/message.ts';

/** Who a side is; one without seats is somebody whom nobody plays. */
export function namesOn(
  { sides, outsider }: Pick<ScoreSheet, 'sides' | 'outsider'>,
  side: number,
  speaker: Speaker,
): string[] {
  const seats = sides[side] ?? [];
  return seats.length === 0 && outsider ? [speaker.say(outsider)] : seats.map((seat) => speaker.name(seat));
}
