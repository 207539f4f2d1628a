import type { TemplateResult } from 'lit';
import { speaker } from '../../../engine/message.ts';
import type { RuleSection } from '../../box.ts';
import { list, spelled } from '../../english.ts';
import type { Energy } from '../rules/tables/energies.ts';
import { CLOCKWISE, DEMAND_SPACES, type RegionId } from '../rules/tables/regions.ts';
import { say } from '../rules/vocabulary.ts';
import { words } from '../words.en.ts';

export const section = (id: string, title: string, body: TemplateResult): RuleSection => ({ id, title, body });

/** Names and effects are told in the words of the game itself. */
export const { say: speak } = speaker(words, []);

export const energyName = (energy: Energy): string => speak(say('energy.name', { energy }));
export const regionName = (region: RegionId): string => speak(say('region.name', { region }));

export const money = (coins: number): string => `$${coins}`;

/** `7 with two companies, 10 with three or more`: a list that starts with the solitaire game. */
export function byCompanies(values: readonly number[], from = 1): string {
  const tables = values.map((value, at) => ({ value, companies: at + 1 })).slice(from - 1);
  const last = tables.findIndex(({ value }, at) => tables.slice(at).every((other) => other.value === value));
  const told = tables.slice(0, last + 1).map(({ value, companies }, at) => {
    const many = companies === 1 ? 'one company' : `${spelled(companies)}${at === 0 ? ' companies' : ''}`;
    return `${value} with ${many}${companies < values.length && at === last ? ' or more' : ''}`;
  });
  return list(told);
}

/** `North America 5, Europe 5 …`: the demand spaces of each region. */
export const demand = (): string => list(CLOCKWISE.map((region) => `${regionName(region)} ${DEMAND_SPACES[region]}`));
