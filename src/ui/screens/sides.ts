import type { ScoreSheet } from '../../engine/game.ts';
import type { Speaker } from '../../engine/message.ts';

/** Who a side is; one without seats is somebody whom nobody plays. */
export function namesOn(
  { sides, automa }: Pick<ScoreSheet, 'sides' | 'automa'>,
  side: number,
  speaker: Speaker,
): string[] {
  const seats = sides[side] ?? [];
  return seats.length === 0 && automa ? [speaker.say(automa)] : seats.map((seat) => speaker.name(seat));
}
