import { html, type TemplateResult } from 'lit';
import { type IconName, icon, isIcon } from '../../../../ui/kit/icon.ts';
import type { Offers } from '../../../../ui/kit/offers.ts';
import { vars } from '../../../../ui/kit/vars.ts';
import type { Co2, Option } from '../../rules/lexicon.ts';
import { isEnergy } from '../../rules/tables/energies.ts';

const GROUP_ICONS: Readonly<Record<string, IconName>> = {
  market: 'cep',
  un: 'un',
  goal: 'goal',
  orders: 'wait',
};

/** What stands before the words of an option: the source it is about, in its colour, or the sign of what it does. */
export function ornament(ref: string, { ask }: Offers<Co2>): TemplateResult | undefined {
  const option = [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.ref === ref);
  const name = option && signOf(option);
  if (name === undefined || !isIcon(name)) return undefined;
  return isEnergy(name) ? tile(name, `--co2-${name}`) : tile(name, '--co2-card-2', '--co2-text');
}

function tile(name: IconName, tint: string, ink = '--co2-ocean'): TemplateResult {
  return html`<span class="before tile" ${vars({ '--tint': `var(${tint})`, '--on': `var(${ink})` })}>${icon(name)}</span>`;
}

/** The source on its face, else the first sign there; an option without a face bears the sign of its group. */
export function signOf({ face = [], group = '' }: Pick<Option, 'face' | 'group'>): string | undefined {
  const icons = face.flatMap((glyph) => ('icon' in glyph ? [glyph.icon] : []));
  return icons.find(isEnergy) ?? icons[0] ?? GROUP_ICONS[group];
}
