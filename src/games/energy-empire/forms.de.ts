import { keysOf } from '../../engine/record.ts';
import { count, form, list } from '../../language/german.ts';
import type { NationId } from './rules/cards/nations.ts';
import type { Bag } from './rules/goods.ts';
import type { Metric } from './rules/metrics.ts';
import type { Ground } from './rules/state.ts';
import type { PlaceId, Resource, Row, Space, StructureType } from './rules/tables.ts';

/** How things are called in the middle of a German sentence. */

export const TYPE: Readonly<Record<StructureType, string>> = {
  government: 'Staat',
  industry: 'Industrie',
  commerce: 'Handel',
};

/** `ein Ort der Industrie`. */
export const OF_TYPE: Readonly<Record<StructureType, string>> = {
  government: 'des Staates',
  industry: 'der Industrie',
  commerce: 'des Handels',
};

export const MARKET: Readonly<Record<StructureType, string>> = {
  government: 'Staatsmarkt',
  industry: 'Industriemarkt',
  commerce: 'Handelsmarkt',
};

export const STRUCTURE: Readonly<Record<StructureType, string>> = {
  government: 'Staatsgebäude',
  industry: 'Industriegebäude',
  commerce: 'Handelsgebäude',
};

export const ROW: Readonly<Record<Row, string>> = { air: 'Luft', forest: 'Wald', ocean: 'Meer' };

/** What somebody leads, in the accusative. */
export const LED: Readonly<Record<NationId, string>> = {
  'united-states': 'die USA',
  'soviet-union': 'die Sowjetunion',
  china: 'China',
  japan: 'Japan',
  'united-kingdom': 'Großbritannien',
  germany: 'Deutschland',
  france: 'Frankreich',
  india: 'Indien',
  iraq: 'den Irak',
  canada: 'Kanada',
  italy: 'Italien',
  cuba: 'Kuba',
  poland: 'Polen',
  yugoslavia: 'Jugoslawien',
  egypt: 'Ägypten',
  brazil: 'Brasilien',
  'south-korea': 'Südkorea',
};

/** Where somebody works. */
export const AT: Readonly<Record<PlaceId, string>> = {
  'government-market': 'auf dem Staatsmarkt',
  'scientific-research': 'in der Forschung',
  education: 'in der Bildung',
  'clean-up': 'in der Reinigung',
  'industry-market': 'auf dem Industriemarkt',
  mine: 'in der Mine',
  'oil-drilling': 'bei der Ölbohrung',
  chemistry: 'in der Chemie',
  'power-plant': 'im Kraftwerk',
  'commerce-market': 'auf dem Handelsmarkt',
  finance: 'bei den Finanzen',
  'buy-sell-oil': 'an der Ölbörse',
  trade: 'beim Tausch',
  'doomsday-clock': 'an der Atomkriegsuhr',
};

export const dollars = (amount: number): string => `${amount} $`;

export const GOOD: Readonly<Record<keyof Bag, (amount: number) => string>> = {
  worker: (amount) => `${amount} Arbeiter`,
  energy: (amount) => `${amount} Energie`,
  money: dollars,
  steel: (amount) => `${amount} Stahl`,
  plastic: (amount) => `${amount} Plastik`,
  science: (amount) => `${amount} Wissen`,
  oil: (amount) => `${amount} Öl`,
  vp: (amount) => count(amount, 'Punkt', 'Punkte'),
};

export const RESOURCE: Readonly<Record<Resource, string>> = {
  money: 'Geld',
  steel: 'Stahl',
  plastic: 'Plastik',
  science: 'Wissen',
  oil: 'Öl',
};

export function bagText(bag: Bag): string {
  const goods = keysOf(GOOD).filter((good) => bag[good] !== undefined);
  return list(goods.map((good) => GOOD[good](bag[good] ?? 0))) || 'nichts';
}

/** In the accusative. */
export const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'nichts',
  pollution: 'Verschmutzung',
  contamination: 'Verstrahlung',
  well: 'die Ölquelle',
};

export function spaceText(space: Space): string {
  const [row, column] = space.split(':') as [Row, string];
  return `${ROW[row]} ${column}`;
}

/** Things that are counted, in the accusative: `je sauberes Luftfeld`, `mindestens 2 Ölquellen`. */
const METRIC: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  achievements: ['eigenen Erfolg', 'Erfolge'],
  cleanAir: ['sauberes Luftfeld', 'saubere Luftfelder'],
  cleanForest: ['sauberes Waldfeld', 'saubere Waldfelder'],
  cleanOcean: ['sauberes Meeresfeld', 'saubere Meeresfelder'],
  contamination: ['Verstrahlung', 'Verstrahlungen'],
  wells: ['Ölquelle', 'Ölquellen'],
  dice: ['Energiewürfel', 'Energiewürfel'],
  nuclearDice: ['Atom-Würfel', 'Atom-Würfel'],
  energyMat: ['Energie auf deinem Tableau', 'Energie auf deinem Tableau'],
  workers: ['eigenen Arbeiter', 'Arbeiter'],
  unSteps: ['Stufe bei den Vereinten Nationen', 'Stufen bei den Vereinten Nationen'],
  structures: ['Gebäude', 'Gebäude'],
  structuresGovernment: ['Staatsgebäude', 'Staatsgebäude'],
  structuresIndustry: ['Industriegebäude', 'Industriegebäude'],
  structuresCommerce: ['Handelsgebäude', 'Handelsgebäude'],
  arrowStructures: ['Gebäude mit Ausgabepfeil', 'Gebäude mit Ausgabepfeil'],
  money: ['Dollar auf deinem Tableau', 'Dollar auf deinem Tableau'],
  steel: ['Stahl auf deinem Tableau', 'Stahl auf deinem Tableau'],
  plastic: ['Plastik auf deinem Tableau', 'Plastik auf deinem Tableau'],
  science: ['Wissen auf deinem Tableau', 'Wissen auf deinem Tableau'],
  oil: ['Öl auf deinem Tableau', 'Öl auf deinem Tableau'],
  resourceKinds: ['Ressourcenart auf deinem Tableau', 'Ressourcenarten auf deinem Tableau'],
};

export const one = (metric: Metric): string => METRIC[metric][0];
export const many = (metric: Metric): string => METRIC[metric][1];
/** `2 Ölquellen`. */
export const so = (metric: Metric, amount: number): string =>
  `${amount} ${form(amount, { one: one(metric), other: many(metric) })}`;
