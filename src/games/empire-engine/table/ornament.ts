import { html, nothing, type TemplateResult } from 'lit';
import type { Ref } from '../../../engine/ask.ts';
import { icon } from '../../../ui/icon.ts';
import type { Offers } from '../../../ui/offers.ts';
import { type Action, RESOURCES, type Resource, TURNS } from '../rules/tables.ts';
import { ACTION_ICONS } from './icons.ts';

/** What stands on an option's button besides its words: the turns and their price, and the sign of the action. */
export function ornament(ref: Ref, offers: Offers): TemplateResult | undefined {
  const [kind = '', ...rest] = ref.split(':');
  const action = actionOf(ref, offers);
  switch (kind) {
    case 'plan':
    case 'start':
    case 'prophecy':
      return action && html`<span class="above">${turnsOf(rest[1])}${icon(ACTION_ICONS[action])}</span>`;
    case 'attack':
      return html`<span class="above">${icon('defend')}</span>`;
    case 'fuel':
    case 'pay':
    case 'refund':
    case 'loot':
    case 'salvage':
    case 'order':
      return cube(rest.at(-1));
    default:
      return undefined;
  }
}

/** The action is told in the option's own words. */
function actionOf(ref: Ref, { ask }: Offers): Action | undefined {
  const { say } = [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((option) => option.ref === ref) ?? {};
  const action = say?.with['action'];
  return typeof action === 'string' && action in ACTION_ICONS ? (action as Action) : undefined;
}

function turnsOf(turns: string | undefined): TemplateResult | typeof nothing {
  const way = TURNS.find((one) => String(one.turns) === turns);
  if (!way) return nothing;
  return html`<b class="badge ${way.isFuelled ? 'square' : ''}"><span>${way.turns}</span></b>`;
}

function cube(resource: string | undefined): TemplateResult | undefined {
  const found: Resource | undefined = RESOURCES.find((one) => one === resource);
  return found && html`<span class="above">${icon(found)}</span>`;
}
