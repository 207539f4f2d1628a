import type { Seat } from '../../../../engine/ask.ts';
import type { Speaker } from '../../../../engine/message.ts';
import type { View } from '../../rules/view.ts';
import { say } from '../../rules/vocabulary.ts';
import { texts } from '../words.ts';

/** The impacts about which a seat has still to decide, by name. */
export function owes({ undecided }: Pick<View, 'undecided'>, seat: Seat, speaker: Speaker): string | undefined {
  const own = undecided.filter((due) => due.seat === seat);
  return own.length === 0 ? undefined : texts.list(own.map(({ impact }) => speaker.say(say(`impact.${impact}`))));
}
