import { css, html, type TemplateResult } from 'lit';
import type { Ref } from '../../engine/ask.ts';
import type { Offers } from '../kit/offers.ts';
import { receiptSlip } from '../kit/receipt-slip.ts';
import { words } from './words.ts';

/** The receipt of what was looked at before, to be compared with the one beside it; a press brings it back. */
export function pinnedReceipt(offers: Offers, ref: Ref, bringBack: () => void): TemplateResult | undefined {
  const offer = offers.get(ref);
  if (offer?.kind !== 'open') return undefined;
  return html`<article class="pinned" aria-label=${words.slip.pinned(offer.label)}>
    <h3><span class="tag">${words.slip.before}</span> ${offer.label}</h3>
    ${receiptSlip(offers.receiptOf(ref), offers.speaker)}
    <button class="button" @click=${bringBack}>${words.slip.bringBack}</button>
  </article>`;
}

export const pinnedStyles = css`
  .pinned {
    grid-area: options;
    display: grid;
    grid-template: 'name button' auto 'receipt button' auto / minmax(0, 1fr) auto;
    align-items: center;
    gap: 3px 14px;
    max-width: 640px;
    padding: 7px 12px;
    border: 1.5px solid var(--ink);
    background: var(--sheet);
    --k: var(--sheet);
    color: var(--ink);
  }
  .pinned h3 {
    grid-area: name;
    font-size: var(--t-15);
    font-weight: 600;
  }
  .pinned .tag {
    padding: 1px 6px;
    background: var(--ink-2);
    color: var(--sheet);
    font: 700 var(--t-12) / 1.4 var(--f-type);
  }
  .pinned .button {
    grid-area: button;
  }
`;
