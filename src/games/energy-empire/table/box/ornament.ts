import { html, type TemplateResult } from 'lit';
import { isKind, type RefOf } from '../../../../engine/lexicon.ts';
import { icon, isIcon } from '../../../../ui/kit/icon.ts';
import type { Offers } from '../../../../ui/kit/offers.ts';
import { vars } from '../../../../ui/kit/vars.ts';
import type { EnergyEmpire } from '../../rules/lexicon.ts';
import { DICE, DIE, TYPES } from '../../rules/tables.ts';
import { TYPE_ICONS } from '../board/binder.ts';
import { BUTTON_ICONS } from '../board/choices.ts';
import { texts } from '../words.ts';

const TAB_TINTS = { government: 'gov', industry: 'ind', commerce: 'com' } as const;
const RESOURCE_ICONS = ['money', 'steel', 'plastic', 'science', 'oil'] as const;

/** What stands on an option's button besides its words. */
export function ornament(
  ref: RefOf<EnergyEmpire> | `group:${string}`,
  offers: Offers<EnergyEmpire>,
): TemplateResult | undefined {
  const [, which = ''] = ref.split(':');
  if (isKind(ref, 'group')) return tab(which);
  if (isKind(ref, 'location')) return energyOf(ref, offers);
  if (isKind(ref, 'megastructure')) return before('mega');
  if (ref === 'espionage') return before('spy');
  if (ref === 'cold-war' || isKind(ref, 'cold-war')) return before('lock');
  if (isKind(ref, 'supply', 'die')) return before(DICE.filter((die) => die === which).map((die) => DIE[die].icon)[0]);
  if (isKind(ref, 'pay')) return before(RESOURCE_ICONS.find((name) => name === which));
  return isKind(ref, 'button') ? before(BUTTON_ICONS[ref]) : undefined;
}

function before(name: string | undefined): TemplateResult | undefined {
  return name !== undefined && isIcon(name) ? html`<span class="before">${icon(name)}</span>` : undefined;
}

/** The energy the next worker needs below it. */
function energyOf(ref: string, { ask }: Offers<EnergyEmpire>): TemplateResult | undefined {
  const [needed] = ask?.options.find((option) => option.ref === ref)?.face ?? [];
  if (!needed || 'sign' in needed) return undefined;
  const energy = needed.amount;
  return html`<span class="after"><span class="cost">${energy === 0 ? texts.location.free : html`${energy}${icon('energy')}`}</span></span>`;
}

function tab(group: string): TemplateResult | undefined {
  const type = TYPES.find((one) => one === group);
  if (type) {
    const name = TAB_TINTS[type];
    return html`<span class="tab" ${vars({ '--tint': `var(--ee-${name})`, '--on': `var(--ee-${name}-ink)` })}>${icon(TYPE_ICONS[type])}</span>`;
  }
  const resource = RESOURCE_ICONS.find((one) => one === group);
  return (
    resource &&
    html`<span class="tab" ${vars({ '--tint': `var(--r-${resource}, var(--ink))`, '--on': 'var(--sheet)' })}>${icon(resource)}</span>`
  );
}
