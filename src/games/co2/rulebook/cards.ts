import { html, type TemplateResult } from 'lit';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { count, list } from '../../english.ts';
import { BONUS } from '../names.en.ts';
import { ENERGIES, type Energy, isEnergy, TRACKS } from '../rules/tables/energies.ts';
import { EVENT_IDS, EVENTS } from '../rules/tables/events.ts';
import { COMPANY_GOAL_IDS, COMPANY_GOALS, UN_GOAL_IDS, UN_GOALS } from '../rules/tables/goals.ts';
import { LOBBY, LOBBY_IDS } from '../rules/tables/lobby.ts';
import { PLANT_IDS, PLANTS, type PlantId } from '../rules/tables/plants.ts';
import { printed } from '../rules/tables/print.ts';
import type { Provenance } from '../rules/tables/provenance.ts';
import { AGENDAS } from '../rules/tables/regions.ts';
import { type CardId, say } from '../rules/vocabulary.ts';
import { provenance } from './provenance.ts';
import { energyName, money, section, speak } from './section.ts';

const entry = (name: string, text: string, from: Provenance): TemplateResult =>
  html`<dt>${name}</dt><dd>${text} <i>${provenance(from)}</i></dd>`;

function plant(id: PlantId): TemplateResult {
  const { coins, cubes, points } = PLANTS[id];
  const text = `${money(coins)} and ${cubes} tech. ${count(points, 'point')}.`;
  return entry(speak(say('plant.name', { plant: id })), text, PLANTS[id]);
}

function track(energy: Energy): TemplateResult {
  const { licence, income, bonus } = TRACKS[energy];
  const bonuses = income.flatMap((_, at) => {
    const brought = bonus[at + 1];
    if (!brought) return [];
    return [`${isEnergy(brought) ? `a step in ${energyName(brought)}` : BONUS[brought]} on ${at + 1}`];
  });
  const text = `Building from space ${licence} on. Income: ${income.join(', ')}. Bonuses: ${list(bonuses)}.`;
  return entry(energyName(energy), text, TRACKS[energy]);
}

const cards = <Id extends CardId>(ids: readonly Id[], table: Readonly<Record<Id, Provenance>>): TemplateResult =>
  html`<dl>${ids.map((id) => entry(speak(printed(id).name), speak(printed(id).text), table[id]))}</dl>`;

/** Everything printed, read out from the entries the rules play. */
export const printedMatter: readonly RuleSection[] = [
  section('all-plants', 'All plants', html`<dl>${PLANT_IDS.map(plant)}</dl>`),
  section('all-tracks', 'All expertise tracks', html`<dl>${ENERGIES.map(track)}</dl>`),
  section(
    'all-agendas',
    'All agendas',
    html`<dl>${keysOf(AGENDAS).map((id) =>
      entry(
        speak(say('agenda.name', { agenda: id })),
        `${AGENDAS[id].priorities.map(energyName).join(', ')}.`,
        AGENDAS[id],
      ),
    )}</dl>`,
  ),
  section('all-lobby-cards', 'All lobby cards', cards(LOBBY_IDS, LOBBY)),
  section('all-un-goals', 'All UN goals', cards(UN_GOAL_IDS, UN_GOALS)),
  section('all-company-goals', 'All company goals', cards(COMPANY_GOAL_IDS, COMPANY_GOALS)),
  section('all-disasters', 'All disasters', cards(EVENT_IDS, EVENTS)),
];
