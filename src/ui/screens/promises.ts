import { css, html, type TemplateResult } from 'lit';
import { icon } from '../kit/icon.ts';
import type { Hidden } from './fair-model.ts';
import { says } from './sealed-words.ts';

/** What a sealed game promises, and what it does not, in four plain words: fair, signed, sealed, by trust. */
export function promises({ choices, hands }: Hidden): TemplateResult {
  const { fair } = says;
  return html`<dl class="promises">
    ${promise(fair.dice)} ${promise(fair.seats)} ${promise(choices ? fair.choices : fair.noChoices, choices)}
    ${promise(fair.hands, hands, true)}
  </dl>`;
}

function promise(
  [what = '', why = '', word = '']: readonly string[],
  name: string | undefined = undefined,
  isTrust = false,
): TemplateResult {
  return html`<div class=${isTrust ? 'trust' : ''}>
    <dt>${name ?? what}</dt>
    <dd>${why}</dd>
    <dd class="word typed">${icon(isTrust ? 'human' : 'seal')}${word}</dd>
  </div>`;
}

export const promiseStyle = css`
  .promises > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 0;
    border-bottom: 1px solid color-mix(in srgb, var(--ink) 25%, transparent);
  }
  .promises dt {
    font-weight: 700;
  }
  .promises dd {
    font-size: var(--t-14);
    color: var(--ink-2);
  }
  .promises dd.word {
    grid-area: 1 / 2 / span 2;
    align-self: start;
    display: flex;
    align-items: center;
    gap: 7px;
    padding: 4px 9px;
    background: var(--mint);
    --k: var(--mint);
    color: var(--mint-ink);
    font-weight: 700;
  }
  .promises .trust dd.word {
    background: var(--canary);
    --k: var(--canary);
    color: var(--canary-ink);
  }
`;
