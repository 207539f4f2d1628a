import { html, nothing, type TemplateResult } from 'lit';
import type { Glyph } from '../../../../engine/effects.ts';
import { icon, isIcon } from '../../../../ui/kit/icon.ts';
import { texts } from '../words.ts';
import { compact, joined } from './face.ts';

/** An effect as it is printed on its card. The words beside it say the same, so it is silent unless it stands alone. */
export function glyphs(face: readonly Glyph[], label?: string): TemplateResult {
  return html`<span class="fx" role=${label === undefined ? nothing : 'img'} aria-label=${label ?? nothing}
    aria-hidden=${label === undefined ? 'true' : nothing}>${joined(compact(face)).map(glyph)}</span>`;
}

/** A single thing has no number, several have one; money is always an amount. */
function glyph(one: Glyph | 'and'): TemplateResult {
  if (one === 'and') return html`<i class="and">+</i>`;
  if ('sign' in one) return sign(one.sign);
  const { icon: name, amount } = one;
  if (name === 'money' && amount !== undefined) return html`<span class="q money"><b>$${amount}</b></span>`;
  const isPrinted = amount !== undefined && amount !== 1;
  return html`<span class="q ${name}">${isPrinted ? html`<b>${amount}</b>` : nothing}${isIcon(name) ? icon(name) : nothing}</span>`;
}

function sign(sign: 'to' | 'or' | 'others'): TemplateResult {
  if (sign === 'to') return html`<span class="sp">${icon('spend')}</span>`;
  return sign === 'or' ? html`<i>/</i>` : html`<i class="rivals">${texts.rivals}</i>`;
}
