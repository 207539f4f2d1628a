import { html, nothing, type TemplateResult } from 'lit';
import type { Glyph } from '../../../engine/effects.ts';
import { icon, isIcon } from '../../../ui/icon.ts';
import { ENERGIES } from '../rules/tables/energies.ts';

const isEnergy = (name: string): boolean => (ENERGIES as readonly string[]).includes(name);

/** An effect as it is printed on its card. Silent beside its own words; with a label it speaks for itself. */
export function glyphs(face: readonly Glyph[], label?: string): TemplateResult {
  return html`<span class="face" role=${label === undefined ? nothing : 'img'} aria-label=${label ?? nothing}
    aria-hidden=${label === undefined ? 'true' : nothing}>${face.map(glyph)}</span>`;
}

function glyph(one: Glyph): TemplateResult {
  if ('sign' in one) return one.sign === 'to' ? html`<i class="to">${icon('spend')}</i>` : html`<i class="or">/</i>`;
  const { icon: name, amount } = one;
  if (name === 'money') return html`<b class="sum">${amount === undefined ? icon('money') : dollars(amount)}</b>`;
  if (isEnergy(name)) return html`<i class="source e-${name}">${isIcon(name) ? icon(name) : nothing}</i>`;
  const number = amount === undefined || (amount === 1 && name !== 'vp') ? '' : signed(amount, name);
  return html`<b class="sum">${number}${isIcon(name) ? icon(name) : nothing}</b>`;
}

const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
const signed = (amount: number, name: string): string => {
  if (amount < 0) return `−${-amount}`;
  return name === 'vp' ? String(amount) : `${amount}`;
};
