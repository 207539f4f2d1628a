import { html, type TemplateResult } from 'lit';
import type { Receipt } from '../../../../ui/kit/receipt.ts';
import { refs } from '../../rules/refs.ts';
import type { Scene } from '../scene.ts';

/** What the worker about to be placed, or the option looked at, would bring and take. */
export function receiptInMind({ offers, ghost, looked }: Scene): Receipt | undefined {
  if (ghost) return offers.receiptOf(refs.location(ghost.location), `energy:${ghost.energy}`);
  return looked === undefined ? undefined : offers.receiptOf(looked);
}

/** An amount, struck out beside what would be left of it. */
export function amountInMind(scene: Scene, sign: string, value: number): TemplateResult {
  const { pays = [], gets = [] } = receiptInMind(scene) ?? {};
  const change = [...pays, ...gets].find((one) => one.icon === sign && one.value === value);
  return change ? html`<s>${value}</s><b class="then">${change.after}</b>` : html`<b>${value}</b>`;
}
