import { html, type TemplateResult } from 'lit';
import type { Offers } from '../../../../ui/kit/offers.ts';
import type { EnergyEmpire, Ref } from '../../rules/lexicon.ts';

/** Something that cannot be picked now says why in the place of its icons. */
export function whyNot({ ask, speaker }: Offers<EnergyEmpire>, ref: Ref | ''): TemplateResult | undefined {
  const refusal = ask?.refused.find((one) => one.ref === ref);
  return refusal && html`<em class="why">${speaker.brief(refusal.reason)}</em>`;
}
