import { keysOf } from '../../engine/record.ts';
import { count, de, form, list } from '../../language/french.ts';
import type { NationId } from './rules/cards/nations.ts';
import type { Bag } from './rules/goods.ts';
import type { Metric } from './rules/metrics.ts';
import type { Ground } from './rules/state.ts';
import type { PlaceId, Resource, Row, Space, StructureType } from './rules/tables.ts';

/** How things are called in the middle of a French sentence. */

export const TYPE: Readonly<Record<StructureType, string>> = {
  government: 'État',
  industry: 'Industrie',
  commerce: 'Commerce',
};

/** `un lieu d’Industrie`. */
export const OF_TYPE: Readonly<Record<StructureType, string>> = {
  government: 'd’État',
  industry: 'd’Industrie',
  commerce: 'de Commerce',
};

export const ROW: Readonly<Record<Row, string>> = { air: 'Air', forest: 'Forêt', ocean: 'Océan' };

/** What somebody leads. */
export const LED: Readonly<Record<NationId, string>> = {
  'united-states': 'les États-Unis',
  'soviet-union': 'l’Union soviétique',
  china: 'la Chine',
  japan: 'le Japon',
  'united-kingdom': 'le Royaume-Uni',
  germany: 'l’Allemagne',
  france: 'la France',
  india: 'l’Inde',
  iraq: 'l’Irak',
  canada: 'le Canada',
  italy: 'l’Italie',
  cuba: 'Cuba',
  poland: 'la Pologne',
  yugoslavia: 'la Yougoslavie',
  egypt: 'l’Égypte',
  brazil: 'le Brésil',
  'south-korea': 'la Corée du Sud',
};

/** Where somebody works. */
export const AT: Readonly<Record<PlaceId, string>> = {
  'government-market': 'au Marché d’État',
  'scientific-research': 'à la Recherche',
  education: 'à l’Éducation',
  'clean-up': 'à la Dépollution',
  'industry-market': 'au Marché d’Industrie',
  mine: 'à la Mine',
  'oil-drilling': 'au Forage',
  chemistry: 'à la Chimie',
  'power-plant': 'à la Centrale',
  'commerce-market': 'au Marché de Commerce',
  finance: 'aux Finances',
  'buy-sell-oil': 'à la Bourse du pétrole',
  trade: 'aux Échanges',
  'doomsday-clock': 'à l’Horloge de l’Apocalypse',
};

export const dollars = (amount: number): string => `${amount} $`;

export const GOOD: Readonly<Record<keyof Bag, (amount: number) => string>> = {
  worker: (amount) => count(amount, 'ouvrier'),
  energy: (amount) => count(amount, 'énergie'),
  money: dollars,
  steel: (amount) => count(amount, 'acier'),
  plastic: (amount) => count(amount, 'plastique'),
  science: (amount) => count(amount, 'science'),
  oil: (amount) => count(amount, 'pétrole'),
  vp: (amount) => count(amount, 'point'),
};

export const RESOURCE: Readonly<Record<Resource, string>> = {
  money: 'argent',
  steel: 'acier',
  plastic: 'plastique',
  science: 'science',
  oil: 'pétrole',
};

export function bagText(bag: Bag): string {
  const goods = keysOf(GOOD).filter((good) => bag[good] !== undefined);
  return list(goods.map((good) => GOOD[good](bag[good] ?? 0))) || 'rien';
}

/** With its article. */
export const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'rien',
  pollution: 'la pollution',
  contamination: 'la contamination nucléaire',
  well: 'le puits de pétrole',
};

/** Without an article. */
export const TOKEN: Readonly<Record<'pollution' | 'contamination', string>> = {
  pollution: 'pollution',
  contamination: 'contamination nucléaire',
};

export function spaceText(space: Space): string {
  const [row, column] = space.split(':') as [Row, string];
  return `${ROW[row]} ${column}`;
}

/** Things that are counted: one of them, and several. */
const METRIC: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  achievements: ['exploit que vous avez', 'exploits'],
  cleanAir: ['case Air propre', 'cases Air propres'],
  cleanForest: ['case Forêt propre', 'cases Forêt propres'],
  cleanOcean: ['case Océan propre', 'cases Océan propres'],
  contamination: ['contamination nucléaire', 'contaminations nucléaires'],
  wells: ['puits de pétrole', 'puits de pétrole'],
  dice: ['dé d’énergie', 'dés d’énergie'],
  nuclearDice: ['dé Nucléaire', 'dés Nucléaire'],
  energyMat: ['énergie sur votre plateau', 'énergies sur votre plateau'],
  workers: ['ouvrier que vous avez', 'ouvriers'],
  unSteps: ['échelon aux Nations unies', 'échelons aux Nations unies'],
  structures: ['bâtiment', 'bâtiments'],
  structuresGovernment: ['bâtiment d’État', 'bâtiments d’État'],
  structuresIndustry: ['bâtiment d’Industrie', 'bâtiments d’Industrie'],
  structuresCommerce: ['bâtiment de Commerce', 'bâtiments de Commerce'],
  arrowStructures: ['bâtiment à flèche de dépense', 'bâtiments à flèche de dépense'],
  money: ['dollar sur votre plateau', 'dollars sur votre plateau'],
  steel: ['acier sur votre plateau', 'aciers sur votre plateau'],
  plastic: ['plastique sur votre plateau', 'plastiques sur votre plateau'],
  science: ['science sur votre plateau', 'sciences sur votre plateau'],
  oil: ['pétrole sur votre plateau', 'pétroles sur votre plateau'],
  resourceKinds: ['sorte de ressource sur votre plateau', 'sortes de ressources sur votre plateau'],
};

export const one = (metric: Metric): string => METRIC[metric][0];
export const many = (metric: Metric): string => METRIC[metric][1];
/** `de bâtiments`, `d’exploits`. */
export const ofMany = (metric: Metric): string => de(many(metric));
/** `2 puits de pétrole`. */
export const so = (metric: Metric, amount: number): string =>
  `${amount} ${form(amount, { one: one(metric), other: many(metric) })}`;
