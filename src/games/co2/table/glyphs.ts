import { html, nothing, type TemplateResult } from 'lit';
import type { Glyph } from '../../../engine/effects.ts';
import { icon, isIcon } from '../../../ui/kit/icon.ts';
import { isEnergy } from '../rules/tables/energies.ts';

/** An effect as it is printed on its card: silent, because its words are always beside it. */
export function glyphs(face: readonly Glyph[]): TemplateResult {
  return html`<span class="face" aria-hidden="true">${face.map(glyph)}</span>`;
}

function glyph(one: Glyph): TemplateResult {
  if ('sign' in one) return one.sign === 'to' ? html`<i class="to">${icon('spend')}</i>` : html`<i class="or">/</i>`;
  const { icon: name, amount } = one;
  if (name === 'money') return html`<b class="sum">${amount === undefined ? icon('money') : dollars(amount)}</b>`;
  if (isEnergy(name)) return html`<i class="source e-${name}">${isIcon(name) ? icon(name) : nothing}</i>`;
  const number = amount === undefined || (amount === 1 && name !== 'vp') ? '' : signed(amount);
  return html`<b class="sum">${number}${isIcon(name) ? icon(name) : nothing}</b>`;
}

const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
