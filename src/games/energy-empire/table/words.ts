import { html, type TemplateResult } from 'lit';
import type { Offers } from '../../../ui/kit/offers.ts';
import type { EnergyEmpire, Ref } from '../rules/lexicon.ts';

/** Something that cannot be picked now says why in the place of its icons. */
export function whyNot({ ask, speaker }: Offers<EnergyEmpire>, ref: Ref | ''): TemplateResult | undefined {
  const refusal = ask?.refused.find((one) => one.ref === ref);
  return refusal && html`<em class="why">${speaker.brief(refusal.reason)}</em>`;
}

/** How a plank is filled. */
export const PLANK_WORDS = {
  single: 'One worker or energy, once until you generate.',
  double: 'Two workers or energy together, once until you generate.',
  'two-singles': 'One worker or energy, on two different turns.',
  none: 'It works by itself and takes no worker or energy.',
} as const;
