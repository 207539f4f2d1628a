import { css, html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../engine/ask.ts';
import type { Speaker } from '../../engine/message.ts';
import type { Offers } from '../kit/offers.ts';
import type { Receipt } from '../kit/receipt.ts';
import { receiptSlip } from '../kit/receipt-slip.ts';

/** What somebody points at: what it would mean to take it, or why nobody can. */
export interface Ahead {
  readonly label: string;
  readonly receipt: Receipt | undefined;
  readonly reason: string | undefined;
}

/** What is chosen already is told on the slip. */
export function aheadOf(offers: Offers, ref: Ref | undefined): Ahead | undefined {
  const { ask, speaker, chosen } = offers;
  const pointed =
    ref === chosen ? undefined : [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.ref === ref);
  if (!pointed) return undefined;
  return {
    label: speaker.say(('short' in pointed && pointed.short) || pointed.say),
    receipt: offers.receiptOf(pointed.ref),
    reason: 'reason' in pointed ? speaker.say(pointed.reason) : undefined,
  };
}

/** In one line, where else the last move is told: so nothing that is pointed at moves away from under the pointer. */
export function aheadLine({ label, receipt, reason }: Ahead, speaker: Speaker): TemplateResult {
  return html`<div class="ahead"><b class="option">${label}</b>
    ${reason === undefined ? nothing : html`<span class="reason">${reason}</span>`}${receiptSlip(receipt, speaker)}
  </div>`;
}

export const aheadStyle = css`
  .ahead {
    display: flex;
    align-items: center;
    gap: 14px;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    font-size: var(--t-14);
  }
  .ahead .option {
    flex: 0 1 auto;
    min-width: 8ch;
    max-width: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .ahead .receipt {
    flex: 1 1 0;
    flex-wrap: nowrap;
    min-width: 0;
    gap: 14px;
    font-size: var(--t-14);
  }
  .ahead .receipt > div {
    flex: none;
  }
  .ahead .receipt dd {
    flex-wrap: nowrap;
  }
  /* What comes next may be long: it is what gives way. */
  .ahead .receipt > .next {
    flex: 0 1 auto;
    min-width: 0;
  }
  .ahead .next dd {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .ahead .warning {
    flex-basis: auto;
  }
  /* A phone has two short lines for it, and the slip tells what comes next. */
  @media (max-width: 699px) {
    .ahead,
    .ahead .receipt {
      flex-wrap: wrap;
      gap: 0 8px;
      font-size: var(--t-12);
      line-height: 1.1;
      white-space: normal;
    }
    .ahead .option {
      max-width: none;
    }
    .ahead .receipt > .next {
      display: none;
    }
  }
`;
