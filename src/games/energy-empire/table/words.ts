import { html, type TemplateResult } from 'lit';
import type { Ref } from '../../../engine/ask.ts';
import type { Message, Speaker } from '../../../engine/message.ts';
import type { Offers } from '../../../ui/offers.ts';
import type { Source } from '../rules/source.ts';

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
  'refused.automatic': () => 'works by itself',
  'refused.nothing-to-copy': () => 'nothing to copy',
  'refused.no-location': () => 'no free location',
  'refused.occupied': () => 'somebody is there',
  'refused.no-target': () => 'nobody to spy on',
  'refused.qualification': ({ min, have }) => `needs ${min}, you have ${have}`,
};

export function shortReason(reason: Message, speaker: Speaker): string {
  return SHORT[reason.key]?.(reason.with) ?? speaker.say(reason);
}

/** Something that cannot be picked now says why in the place of its icons. */
export function whyNot({ ask, speaker }: Offers, ref: Ref): TemplateResult | undefined {
  const refusal = ask?.refused.find((one) => one.ref === ref);
  return refusal && html`<em class="why">${shortReason(refusal.reason, speaker)}</em>`;
}

/** How a plank is filled. */
export const PLANK_WORDS = {
  single: 'One worker or energy, once until you generate.',
  double: 'Two workers or energy together, once until you generate.',
  'two-singles': 'One worker or energy, on two different turns.',
  none: 'It works by itself and takes no worker or energy.',
} as const;

/** Where the values of a card come from. */
export function provenance({ from, partly }: Source): string {
  if (from === 'designed') return 'This edition’s own card.';
  const whence = from === 'rulebook' ? 'the rulebook' : 'reviews of the printed game';
  return partly ? `From ${whence}: ${partly.join(', ')}. The rest is this edition’s own.` : `As in ${whence}.`;
}
