import '../../skin/icons.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { RefOf } from '../../../../engine/lexicon.ts';
import { icon, isIcon } from '../../../../ui/kit/icon.ts';
import type { Offers } from '../../../../ui/kit/offers.ts';
import type { EmpireEngine } from '../../rules/lexicon.ts';
import { planRef } from '../plan.ts';

type Named = RefOf<EmpireEngine> | `group:${string}`;

/** What stands on an option's button besides its words: the turns and their price, and its icons. */
export function ornament(ref: Named, { ask }: Offers<EmpireEngine>): TemplateResult | undefined {
  const option = [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.ref === ref);
  const face =
    option?.face?.flatMap((glyph) => ('icon' in glyph && isIcon(glyph.icon) ? [icon(glyph.icon)] : [])) ?? [];
  return face.length === 0 ? undefined : html`<span class="above">${turnsOf(ref)}${face}</span>`;
}

function turnsOf(ref: Named): TemplateResult | typeof nothing {
  const { way } = planRef(ref) ?? {};
  if (!way) return nothing;
  return html`<b class="badge ${way.isFuelled ? 'square' : ''}"><span>${way.turns}</span></b>`;
}
