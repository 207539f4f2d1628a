import type { Message, Speaker } from '../../../engine/message.ts';

/** Closed places have room for a few words only; the whole reason is a tap away. */
const SHORT: Readonly<Record<string, (facts: Message['with']) => string>> = {
  'refused.lacks': ({ good, need, have }) =>
    good === 'energy'
      ? `needs ${need}, you have ${have}`
      : `lacks ${good === 'money' ? `$${Number(need) - Number(have)}` : `${Number(need) - Number(have)} ${good}`}`,
  'refused.price': () => 'too expensive',
  'refused.no-worker': () => 'no worker',
  'refused.workforce': () => 'all workers in play',
  'refused.no-wells': () => 'no wells left',
  'refused.no-drilling-space': () => 'no place to drill',
  'refused.market-empty': () => 'sold out',
  'refused.type': ({ type }) => `${(type as Message).key.replace('type.', '')} only`,
  'refused.plank-full': () => 'in use until you generate',
  'refused.once-a-turn': () => 'used this turn',
  'refused.tokens': ({ need }) => `needs ${need} workers or energy`,
  'refused.no-die': () => 'no die you can pay',
};

export function shortReason(reason: Message, speaker: Speaker): string {
  return SHORT[reason.key]?.(reason.with) ?? speaker.say(reason);
}
