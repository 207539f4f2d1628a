import { html, type TemplateResult } from 'lit';
import { keysOf } from '../../../engine/record.ts';
import type { RuleSection } from '../../box.ts';
import { ACHIEVEMENTS, TILES } from '../rules/cards/achievements.ts';
import { IMPACT_IDS, type ImpactId, impact } from '../rules/cards/impacts.ts';
import { NATION_IDS, type NationId, nationOf } from '../rules/cards/nations.ts';
import type { Plank, Structure } from '../rules/cards/structure.ts';
import { STRUCTURES } from '../rules/cards/structures.ts';
import { type ClashIcon, type ClashId, clashCard, EARLY_CLASH, LATE_CLASH } from '../rules/cold-war/cards/clash.ts';
import { COLD_WAR_CARD_IDS, COLD_WAR_CARDS, type Strength, strengthsOf } from '../rules/cold-war/cards/clock.ts';
import { NEW_IMPACT_IDS } from '../rules/cold-war/cards/impacts.ts';
import { MEGASTRUCTURE_IDS, type MegastructureId, megastructure } from '../rules/cold-war/cards/megastructures.ts';
import { NEW_NATION_IDS } from '../rules/cold-war/cards/nations.ts';
import { NEW_STRUCTURES, type NewStructureId } from '../rules/cold-war/cards/structures.ts';
import type { Source } from '../rules/source.ts';
import type { Pollutant } from '../rules/state.ts';
import { type Row, type Spot, type StructureType, TYPES } from '../rules/tables.ts';
import { say } from '../rules/vocabulary.ts';
import { goods, impactName, placeName, voice } from './voice.ts';
import { words } from './words.ts';

/** Every card of the boxes, read out by the same expression that plays it. */

/** What is printed on a card that is built. */
export interface PrintedFacts {
  readonly vp: number;
  readonly effect: string;
  readonly plank: Plank;
  readonly harm?: { readonly token: Pollutant; readonly row: Row };
}

export interface MegastructureFacts {
  readonly type: StructureType;
  readonly cost: string;
  /** The sentence that says who may build it. */
  readonly qualification: string;
}

export interface ImpactFacts {
  readonly set: 'early' | 'late';
  readonly row: Row;
  readonly market: StructureType;
  readonly effect: string;
}

export interface RivalCardFacts {
  readonly vp: number;
  readonly places: readonly { readonly place: string; readonly spot?: Spot }[];
  readonly icon?: ClashIcon;
  readonly shown: readonly Strength[];
}

type Entry = readonly [name: string, text: string | TemplateResult];

const entries = (all: readonly Entry[]): TemplateResult =>
  html`<dl>${all.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`;

const { say: speak } = voice;
const whence = (source: Source): TemplateResult => html` <i>${words.cards.provenance(source)}</i>`;

/** Everything printed on a card that is built, and where the values come from. */
function printedOn({
  vp,
  effect,
  plank,
  pollution,
  source,
}: Pick<Structure, 'vp' | 'effect' | 'plank' | 'pollution' | 'source'>): TemplateResult {
  const harm = pollution && { harm: { token: pollution.token, row: pollution.row } };
  return html`${words.cards.printed({ vp, effect: speak(effect.say), plank, ...harm })}${whence(source)}`;
}

/** The lists of the basic game, each a section of its own. */
export const lists = (): readonly RuleSection[] => [
  ...TYPES.map((type) => ({
    id: `cards-${type}`,
    title: words.cards.structuresOf(type),
    body: html`<p>${words.cards.aboutStructures}</p>
      ${entries(
        keysOf(STRUCTURES)
          .filter((id) => STRUCTURES[id].type === type)
          .map((id) => [
            words.cards.copies(speak(say(`structure.${id}`)), STRUCTURES[id].copies),
            printedOn(STRUCTURES[id]),
          ]),
      )}`,
  })),
  { id: 'nations', title: words.cards.nations, body: entries(NATION_IDS.map(nation)) },
  { id: 'headlines', title: words.cards.impacts, body: entries(IMPACT_IDS.map(headline)) },
  {
    id: 'tiles',
    title: words.cards.achievements,
    body: entries(
      TILES.map((id) => [
        speak(say(`achievement.${id}`)),
        html`${words.cards.achievement(speak(ACHIEVEMENTS[id].say))}${whence(ACHIEVEMENTS[id].source)}`,
      ]),
    ),
  },
];

function nation(id: NationId): Entry {
  const { bonus, effect, source } = nationOf(id);
  const text = speak(say('nation.text', { bonus: bonus.say, step: effect.say }));
  return [speak(say(`nation.${id}`)), html`${text}${whence(source)}`];
}

function headline(id: ImpactId): Entry {
  const { set, row, market, happens, source } = impact(id);
  const facts = { set, row, market, effect: speak(happens.say) };
  return [impactName(id), html`${words.cards.impact(facts)}${whence(source)}`];
}

function greatWork(id: MegastructureId): Entry {
  const card = megastructure(id);
  const qualification = speak(say('qualification', card.qualification));
  const facts = { type: card.type, cost: goods(card.cost), qualification };
  return [speak(say(`megastructure.${id}`)), html`${words.cards.megastructure(facts)} ${printedOn(card)}`];
}

function newStructure(id: NewStructureId): Entry {
  const card = NEW_STRUCTURES[id];
  return [speak(say(`structure.${id}`)), html`${words.cards.type(card.type)} ${printedOn(card)}`];
}

function rivalCard(id: ClashId): Entry {
  const { vp, placements, icon, ...symbols } = clashCard(id);
  const places = placements.map((target) =>
    typeof target === 'string' ? { place: placeName(target) } : { place: placeName(target[0]), spot: target[1] },
  );
  const text = words.cards.rivalCard({ vp, places, ...(icon && { icon }), shown: strengthsOf(symbols) });
  return [speak(say(`clash.${id}`)), text];
}

/** The lists of Cold War, each under the text of its section. */
export const newNations = (): TemplateResult => entries(NEW_NATION_IDS.map(nation));
export const megastructures = (): TemplateResult => entries(MEGASTRUCTURE_IDS.map(greatWork));
export const newImpacts = (): TemplateResult => entries(NEW_IMPACT_IDS.map(headline));
export const newStructures = (): TemplateResult => entries(keysOf(NEW_STRUCTURES).map(newStructure));
export const coldWarCards = (): TemplateResult =>
  entries(
    COLD_WAR_CARD_IDS.map((id) => [speak(say(`cold-war.${id}`)), words.cards.symbols(strengthsOf(COLD_WAR_CARDS[id]))]),
  );
export const earlyRivalCards = (): TemplateResult => entries(keysOf(EARLY_CLASH).map(rivalCard));
export const lateRivalCards = (): TemplateResult => entries(keysOf(LATE_CLASH).map(rivalCard));

/** The way to the course about it. */
export const taughtBy = (course: 'solo' | 'cold-war' | 'clash'): TemplateResult =>
  html`<p><a href="#/learn/energy-empire/${course}">${words.cards.learn}</a></p>`;
