import { keysOf } from '../../engine/record.ts';
import { count, form, list } from '../../language/english.ts';
import type { NationId } from './rules/cards/nations.ts';
import type { Bag } from './rules/goods.ts';
import type { Metric } from './rules/metrics.ts';
import type { Ground } from './rules/state.ts';
import type { PlaceId, Resource, Row, Space, StructureType } from './rules/tables.ts';

/** How things are called in the middle of a sentence. */

export const TYPE: Readonly<Record<StructureType, string>> = {
  government: 'Government',
  industry: 'Industry',
  commerce: 'Commerce',
};

export const ROW: Readonly<Record<Row, string>> = { air: 'Air', forest: 'Forest', ocean: 'Ocean' };

/** What somebody leads. */
export const LED: Readonly<Record<NationId, string>> = {
  'united-states': 'the United States',
  'soviet-union': 'the Soviet Union',
  china: 'China',
  japan: 'Japan',
  'united-kingdom': 'the United Kingdom',
  germany: 'Germany',
  france: 'France',
  india: 'India',
  iraq: 'Iraq',
  canada: 'Canada',
  italy: 'Italy',
  cuba: 'Cuba',
  poland: 'Poland',
  yugoslavia: 'Yugoslavia',
  egypt: 'Egypt',
  brazil: 'Brazil',
  'south-korea': 'South Korea',
};

/** Where somebody works. */
export const AT: Readonly<Record<PlaceId, string>> = {
  'government-market': 'at the Government Market',
  'scientific-research': 'at Scientific Research',
  education: 'at Education',
  'clean-up': 'at Clean Up',
  'industry-market': 'at the Industry Market',
  mine: 'at the Mine',
  'oil-drilling': 'at Oil Drilling',
  chemistry: 'at Chemistry',
  'power-plant': 'at the Power Plant',
  'commerce-market': 'at the Commerce Market',
  finance: 'at Finance',
  'buy-sell-oil': 'at Buy/Sell Oil',
  trade: 'at Trade',
  'doomsday-clock': 'at the Doomsday Clock',
};

export const GOOD: Readonly<Record<keyof Bag, (amount: number) => string>> = {
  worker: (amount) => count(amount, 'worker'),
  energy: (amount) => `${amount} energy`,
  money: (amount) => `$${amount}`,
  steel: (amount) => `${amount} steel`,
  plastic: (amount) => `${amount} plastic`,
  science: (amount) => `${amount} science`,
  oil: (amount) => `${amount} oil`,
  vp: (amount) => `${amount} VP`,
};

export const RESOURCE: Readonly<Record<Resource, string>> = {
  money: 'money',
  steel: 'steel',
  plastic: 'plastic',
  science: 'science',
  oil: 'oil',
};

export function bagText(bag: Bag): string {
  const goods = keysOf(GOOD).filter((good) => bag[good] !== undefined);
  return list(goods.map((good) => GOOD[good](bag[good] ?? 0))) || 'nothing';
}

export const GROUND: Readonly<Record<Ground, string>> = {
  clean: 'nothing',
  pollution: 'pollution',
  contamination: 'nuclear contamination',
  well: 'the oil well',
};

export function spaceText(space: Space): string {
  const [row, column] = space.split(':') as [Row, string];
  return `${ROW[row]} ${column}`;
}

/** Things that are counted: one of them, and several. */
const METRIC: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  achievements: ['achievement you hold', 'achievements'],
  cleanAir: ['unpolluted Air space', 'unpolluted Air spaces'],
  cleanForest: ['unpolluted Forest space', 'unpolluted Forest spaces'],
  cleanOcean: ['unpolluted Ocean space', 'unpolluted Ocean spaces'],
  contamination: ['nuclear contamination', 'nuclear contaminations'],
  wells: ['oil well', 'oil wells'],
  dice: ['energy die', 'energy dice'],
  nuclearDice: ['Nuclear die', 'Nuclear dice'],
  energyMat: ['energy left on your mat', 'energy left on your mat'],
  workers: ['worker you own', 'workers'],
  unSteps: ['United Nations step', 'United Nations steps'],
  structures: ['structure', 'structures'],
  structuresGovernment: ['Government structure', 'Government structures'],
  structuresIndustry: ['Industry structure', 'Industry structures'],
  structuresCommerce: ['Commerce structure', 'Commerce structures'],
  arrowStructures: ['structure with a spend arrow', 'structures with a spend arrow'],
  money: ['dollar left on your mat', 'dollars left on your mat'],
  steel: ['steel left on your mat', 'steel left on your mat'],
  plastic: ['plastic left on your mat', 'plastic left on your mat'],
  science: ['science left on your mat', 'science left on your mat'],
  oil: ['oil left on your mat', 'oil left on your mat'],
  resourceKinds: ['kind of resource left on your mat', 'kinds of resource left on your mat'],
};

export const one = (metric: Metric): string => METRIC[metric][0];
export const many = (metric: Metric): string => METRIC[metric][1];
/** `2 oil wells`. */
export const so = (metric: Metric, amount: number): string =>
  `${amount} ${form(amount, { one: one(metric), other: many(metric) })}`;
