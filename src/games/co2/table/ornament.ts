import { html, type TemplateResult } from 'lit';
import type { Option, Ref, Refusal } from '../../../engine/ask.ts';
import { type IconName, icon, isIcon } from '../../../ui/icon.ts';
import type { Offers } from '../../../ui/offers.ts';
import { vars } from '../../../ui/vars.ts';
import { ENERGIES, type Energy } from '../rules/tables/energies.ts';
import { LOBBY } from '../rules/tables/lobby.ts';
import type { LobbyId } from '../rules/tables/lobby-ids.ts';
import { GRANTS, type Slot } from '../rules/tables/regions.ts';
import { GRANT_ICONS } from './words.ts';

const GROUP_ICONS: Readonly<Record<string, IconName>> = {
  propose: 'propose',
  install: 'install',
  construct: 'construct',
  scientist: 'scientist',
  project: 'scientist',
  summit: 'summit',
  market: 'cep',
  lobby: 'book',
  un: 'un',
  goal: 'goal',
  orders: 'wait',
};

/** What stands before the words of an option: the source it is about, in its colour, or the sign of what it does. */
export function ornament(ref: Ref, { ask }: Offers): TemplateResult | undefined {
  const option = [...(ask?.options ?? []), ...(ask?.refused ?? [])].find((one) => one.ref === ref);
  if (!option) return undefined;
  const energy = energyOf(option);
  if (energy) return tile(energy, `--co2-${energy}`);
  const name = signOf(option, ask?.prompt.key);
  return name && tile(name, '--co2-card-2', '--co2-text');
}

function tile(name: IconName, tint: string, ink = '--co2-ocean'): TemplateResult {
  return html`<span class="before tile" ${vars({ '--tint': `var(${tint})`, '--on': `var(${ink})` })}>${icon(name)}</span>`;
}

/** The source an option is about, told in its own words. */
export function energyOf({ ref, say }: Option | Refusal): Energy | undefined {
  const named = say.with['energy'] ?? say.with['topic'] ?? ref.split(':').at(-1);
  const card = ref.startsWith('card:lobby') ? LOBBY[ref.slice('card:'.length) as LobbyId]?.when.energy : undefined;
  return card ?? ENERGIES.find((energy) => energy === named);
}

function signOf({ ref, group }: Option | Refusal, prompt: string | undefined): IconName | undefined {
  const [kind = '', , slot] = ref.split(':');
  if (group === 'propose') return GRANT_ICONS[GRANTS[Number(slot) as Slot]];
  if (group !== undefined) return GROUP_ICONS[group];
  if (prompt === 'starters.ask') return 'propose';
  if (kind === 'permit' || kind === 'region') return 'cep';
  if (ref === 'button:recruit' || ref === 'button:hand') return 'scientist';
  return isIcon(kind) ? kind : undefined;
}
