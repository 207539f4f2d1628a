import { css, html, nothing, type TemplateResult } from 'lit';
import type { Speaker } from '../../engine/message.ts';
import type { Horizon } from '../../engine/preview.ts';
import { words } from '../table/words.ts';
import { icon, isIcon } from './icon.ts';
import type { Change, Receipt } from './receipt.ts';

/** A receipt as it is printed: what is paid, gained and spoilt, who else is touched, and what comes next. */
export function receiptSlip(receipt: Receipt | undefined, speaker: Speaker): TemplateResult | typeof nothing {
  if (!receipt) return nothing;
  const { pays, gets, harms, others, horizon, warning } = receipt;
  return html`<dl class="receipt">
    ${field(words.receipt.pays, pays)}${field(words.receipt.gets, gets)}${field(words.receipt.harms, harms, 'harm')}
    ${warning ? html`<div class="warning"><dt>${icon('warn', words.receipt.warning)}</dt><dd>${speaker.say(warning)}</dd></div>` : nothing}
    ${others.map(({ seat, changes }) => field(speaker.name(seat), changes))}
    <div class="next"><dt>${words.receipt.next}</dt><dd>${nextSaid(horizon, speaker)}</dd></div>
  </dl>`;
}

function field(label: string, changes: readonly Change[], look = ''): TemplateResult | typeof nothing {
  if (changes.length === 0) return nothing;
  return html`<div class=${look}><dt>${label}</dt><dd>${changes.map(change)}</dd></div>`;
}

function change({ icon: name, label, value, after }: Change): TemplateResult {
  return html`<span class="change">${isIcon(name) ? icon(name, label) : label}<s>${value}</s><b>${after}</b></span>`;
}

/** What an option brings, in a few signs: "+3 oil −2 money". */
export function gist(changes: readonly Change[]): TemplateResult | typeof nothing {
  if (changes.length === 0) return nothing;
  return html`<span class="gist" aria-hidden="true">${changes.map(({ icon: name, label, value, after }) => {
    const sign = after > value ? '+' : '−';
    return html`<span>${sign}${Math.abs(after - value)}${isIcon(name) ? icon(name) : ` ${label}`}</span>`;
  })}</span>`;
}

/** The same in one sentence after the other, for whoever hears it. */
export function receiptSaid({ pays, gets, harms, others, horizon, warning }: Receipt, speaker: Speaker): string {
  const parts: readonly (readonly [string, readonly Change[]])[] = [
    [words.receipt.pays, pays],
    [words.receipt.gets, gets],
    [words.receipt.harms, harms],
    ...others.map(({ seat, changes }) => [speaker.name(seat), changes] as const),
  ];
  const told = parts
    .filter(([, changes]) => changes.length > 0)
    .map(([label, changes]) => `${label}: ${changes.map(words.receipt.change).join(', ')}.`);
  return [
    ...told,
    ...(warning ? [speaker.say(warning)] : []),
    `${words.receipt.next}: ${nextSaid(horizon, speaker)}`,
  ].join(' ');
}

function nextSaid(horizon: Horizon, speaker: Speaker): string {
  switch (horizon.kind) {
    case 'decide':
      return speaker.say(horizon.ask.prompt);
    case 'wait':
      return words.receipt.wait(speaker.name(horizon.seat));
    default:
      return words.receipt[horizon.kind];
  }
}

export const receiptStyle = css`
  .gist {
    display: flex;
    flex-wrap: wrap;
    gap: 0 9px;
    font-size: var(--t-14);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .gist > span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    white-space: nowrap;
  }
  .receipt {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0;
    font-size: var(--t-13);
    line-height: 20px;
  }
  .receipt > div {
    display: flex;
    gap: 6px;
  }
  .receipt dt {
    color: var(--ink-2);
    white-space: nowrap;
  }
  .receipt dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    margin: 0;
  }
  .receipt .change {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  .receipt .change svg {
    width: 16px;
    height: 16px;
  }
  .receipt s {
    color: var(--ink-2);
  }
  .receipt b {
    font-weight: 700;
  }
  .receipt .harm b {
    color: var(--pencil);
  }
  .receipt .warning {
    flex-basis: 100%;
    font-weight: 700;
  }
  .receipt .warning svg {
    width: 18px;
    height: 18px;
  }
`;
