import { html, type TemplateResult } from 'lit';
import { speaker } from '../../../engine/message.ts';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { bonusesOf, ENERGIES, type Energy, TRACKS } from '../rules/tables/energies.ts';
import { EVENT_IDS, EVENTS } from '../rules/tables/events.ts';
import { COMPANY_GOAL_IDS, COMPANY_GOALS, UN_GOAL_IDS, UN_GOALS } from '../rules/tables/goals.ts';
import { LOBBY, LOBBY_IDS } from '../rules/tables/lobby.ts';
import { PLANT_IDS, PLANTS, type PlantId } from '../rules/tables/plants.ts';
import { printed } from '../rules/tables/print.ts';
import type { Provenance } from '../rules/tables/provenance.ts';
import { AGENDAS, type AgendaId } from '../rules/tables/regions.ts';
import { type CardId, say } from '../rules/vocabulary.ts';
import { words as spoken } from '../words.ts';
import { provenance } from './provenance.ts';
import { words } from './words.ts';

/** Names and effects are told in the words of the game itself. */
const { say: speak } = speaker(spoken, []);

const entry = (name: string, text: string, from: Provenance): TemplateResult =>
  html`<dt>${name}</dt><dd>${text} <i>${words.cards.provenance[provenance(from)]}</i></dd>`;

function plant(id: PlantId): TemplateResult {
  const { coins, cubes, points } = PLANTS[id];
  return entry(speak(say('plant.name', { plant: id })), words.cards.plant(coins, cubes, points), PLANTS[id]);
}

function track(energy: Energy): TemplateResult {
  const { licence, income } = TRACKS[energy];
  const text = words.cards.track(licence, income, bonusesOf(energy));
  return entry(speak(say('energy.name', { energy })), text, TRACKS[energy]);
}

const agenda = (id: AgendaId): TemplateResult =>
  entry(speak(say('agenda.name', { agenda: id })), words.cards.agenda(AGENDAS[id].priorities), AGENDAS[id]);

const cards = <Id extends CardId>(ids: readonly Id[], table: Readonly<Record<Id, Provenance>>): TemplateResult[] =>
  ids.map((id) => entry(speak(printed(id).name), speak(printed(id).text), table[id]));

const section = (id: string, title: string, entries: readonly TemplateResult[]): RuleSection => ({
  id,
  title,
  body: html`<dl>${entries}</dl>`,
});

/** Everything printed, read out from the entries the rules play. */
export const printedMatter = (): readonly RuleSection[] => [
  section('all-plants', words.cards.plants, PLANT_IDS.map(plant)),
  section('all-tracks', words.cards.tracks, ENERGIES.map(track)),
  section('all-agendas', words.cards.agendas, keysOf(AGENDAS).map(agenda)),
  section('all-lobby-cards', words.cards.lobby, cards(LOBBY_IDS, LOBBY)),
  section('all-un-goals', words.cards.un, cards(UN_GOAL_IDS, UN_GOALS)),
  section('all-company-goals', words.cards.goals, cards(COMPANY_GOAL_IDS, COMPANY_GOALS)),
  section('all-disasters', words.cards.disasters, cards(EVENT_IDS, EVENTS)),
];
