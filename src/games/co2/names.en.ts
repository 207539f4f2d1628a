import { count } from '../../language/english.ts';
import type { Ending, FreeMove, PermitOrder, PointSource } from './rules/state.ts';
import { LOST_AT, SAFE_BELOW } from './rules/tables/constants.ts';
import type { Bonus, Energy } from './rules/tables/energies.ts';
import type { Fossil } from './rules/tables/fossils.ts';
import type { CompanyGoalId } from './rules/tables/goal-ids.ts';
import type { PlantId } from './rules/tables/plants.ts';
import type { AgendaId, RegionId } from './rules/tables/regions.ts';
import type { PlaceId } from './rules/tables/summits.ts';
import type { CardId } from './rules/vocabulary.ts';

/** What everything is called in English. */

/** As it stands alone or begins a sentence. */
export const ENERGIES: Readonly<Record<Energy, string>> = {
  forestation: 'Forestation',
  solar: 'Solar',
  fusion: 'Cold fusion',
  biomass: 'Biomass',
  recycling: 'Recycling',
};

/** In the middle of a sentence. */
export const SOURCE: Readonly<Record<Energy, string>> = {
  forestation: 'forestation',
  solar: 'solar',
  fusion: 'cold fusion',
  biomass: 'biomass',
  recycling: 'recycling',
};

export const ceps = (many: number): string => count(many, 'CEP');

export const REGIONS: Readonly<Record<RegionId, string>> = {
  'north-america': 'North America',
  europe: 'Europe',
  asia: 'Asia',
  oceania: 'Oceania',
  africa: 'Africa',
  'south-america': 'South America',
};

/** As it stands on a tab or a small button, in one piece. */
export const SHORT_REGIONS: Readonly<Record<RegionId, string>> = {
  ...REGIONS,
  'north-america': 'N.\u00a0America',
  'south-america': 'S.\u00a0America',
};

export const FOSSILS: Readonly<Record<Fossil, string>> = {
  coal: 'Coal',
  oil: 'Oil',
  gas: 'Gas',
};

export const FOSSIL_PLANTS: Readonly<Record<Fossil, string>> = {
  coal: 'A coal plant',
  oil: 'An oil plant',
  gas: 'A gas plant',
};

export const PLACES: Readonly<Record<PlaceId, string>> = {
  kyoto: 'Kyoto',
  rio: 'Rio de Janeiro',
  copenhagen: 'Copenhagen',
  marrakech: 'Marrakech',
  montreal: 'Montreal',
};

export const AGENDAS: Readonly<Record<AgendaId, string>> = {
  'ag-1': 'Canopy and Light',
  'ag-2': 'Deep Roots',
  'ag-3': 'Replant and Reuse',
  'ag-4': 'Field to Furnace',
  'ag-5': 'Closed Loop',
  'ag-6': 'Bright Grid',
  'ag-7': 'Harvest Charter',
  'ag-8': 'Second Life',
};

export const PLANTS: Readonly<Record<PlantId, string>> = {
  'plant-forestation-1': 'Mangrove Belt',
  'plant-forestation-2': 'Hillside Replanting',
  'plant-forestation-3': 'Peatland Trust',
  'plant-forestation-4': 'Cloud Forest Corridor',
  'plant-forestation-5': 'Boreal Reserve',
  'plant-solar-1': 'Village Panels',
  'plant-solar-2': 'Mirror Field',
  'plant-solar-3': 'Salt-Heat Tower',
  'plant-solar-4': 'Desert Array',
  'plant-solar-5': 'Twilight Grid',
  'plant-fusion-1': 'Bench Cell',
  'plant-fusion-2': 'Pilot Stack',
  'plant-fusion-3': 'District Cell',
  'plant-fusion-4': 'Harbour Stack',
  'plant-fusion-5': 'Continental Cell',
  'plant-biomass-1': 'Farm Digester',
  'plant-biomass-2': 'Straw Boiler',
  'plant-biomass-3': 'Algae Ponds',
  'plant-biomass-4': 'Residue Refinery',
  'plant-biomass-5': 'Gas Ring',
  'plant-recycling-1': 'Sorting Yard',
  'plant-recycling-2': 'Heat Exchange Works',
  'plant-recycling-3': 'Metals Loop',
  'plant-recycling-4': 'Polymer Cracker',
  'plant-recycling-5': 'Zero-Waste City',
};

export const CARDS: Readonly<Record<CardId, string>> = {
  'lobby-01': 'Savanna Delegation',
  'lobby-02': 'Monsoon Delegation',
  'lobby-03': 'Alpine Delegation',
  'lobby-04': 'Great Lakes Delegation',
  'lobby-05': 'Coral Delegation',
  'lobby-06': 'Andes Delegation',
  'lobby-07': 'Budget Hearing',
  'lobby-08': 'Equipment Voucher',
  'lobby-09': 'Faculty Exchange',
  'lobby-10': 'Rooftop Standard',
  'lobby-11': 'Reactor Insurance',
  'lobby-12': 'Farm Levy',
  'lobby-13': 'Deposit Law',
  'lobby-14': 'Green Belt Act',
  'lobby-15': 'Feed-in Tariff',
  'lobby-16': 'Research Bond',
  'lobby-17': 'Crop Guarantee',
  'lobby-18': 'Municipal Contract',
  'lobby-19': 'Carbon Offset Fund',
  'lobby-20': 'Keynote on Light',
  'lobby-21': 'Keynote on Plasma',
  'lobby-22': 'Keynote on Soil',
  'lobby-23': 'Keynote on Waste',
  'lobby-24': 'Keynote on Trees',
  'lobby-25': 'Clean Conscience',
  'lobby-26': 'Permit Brokers',
  'goal-27': 'Spheres of Influence',
  'goal-28': 'Everywhere at Once',
  'goal-29': 'Darling of the UN',
  'goal-30': 'Serial Builder',
  'goal-31': 'Permit Vault',
  'goal-32': 'House of Experts',
  'goal-33': 'Mixed Portfolio',
  'un-34': 'First Seedlings',
  'un-35': 'First Light',
  'un-36': 'First Spark',
  'un-37': 'First Harvest',
  'un-38': 'First Return',
  'un-39': 'Living Roofs',
  'un-40': 'Twin Suns',
  'un-41': 'Hot and Humble',
  'un-42': 'Nothing Wasted',
  'un-43': 'Paper Trail',
  'un-44': 'Circular Century',
  'un-45': 'Sun, Soil and Shade',
  'un-46': 'Bridge to Tomorrow',
  'event-47': 'Drought',
  'event-48': 'Broken Monsoon',
  'event-49': 'Heat Dome',
  'event-50': 'Hurricane Season',
  'event-51': 'Reef Collapse',
  'event-52': 'Forest Fires',
};

/** What a space of a track brings. */
export const BONUS: Readonly<Record<Bonus, string>> = {
  cube: '1 tech',
  permit: 'a CEP for a region',
  any: '1 expertise of your choice',
  forestation: '1 forestation expertise',
  solar: '1 solar expertise',
  fusion: '1 cold fusion expertise',
  biomass: '1 biomass expertise',
  recycling: '1 recycling expertise',
};

/** What company goals count. */
export const GOALS: Readonly<Record<CompanyGoalId, string>> = {
  'goal-27': 'region you control',
  'goal-28': 'region where you have a plant',
  'goal-29': 'UN goal you have claimed',
  'goal-30': 'plant of yours after the first',
  'goal-31': 'CEP in your hand, not counting those in your regions',
  'goal-32': 'source in which nobody is more expert than you',
  'goal-33': 'different source you have built',
};

export const PERMIT_ORDERS: Readonly<Record<PermitOrder, string>> = {
  regions: 'That region first, my hand last',
  hand: 'My hand first',
  ask: 'Ask me',
};

export const FREE_MOVES: Readonly<Record<FreeMove, string>> = {
  scientist: 'scientist',
  market: 'market',
  card: 'card',
};

export const ENDINGS: Readonly<Record<Ending, string>> = {
  decades: 'The last decade is over.',
  green: 'Two regions run on green energy alone.',
  safe: `The level is back below ${SAFE_BELOW} ppm.`,
  lost: `The level is at ${LOST_AT} ppm or more. Everyone loses.`,
  alone: `The level has passed ${LOST_AT} ppm. One company was not enough.`,
};

/** What points were scored for. */
export const POINTS: Readonly<Record<PointSource, string>> = {
  plants: 'Plants',
  un: 'UN goals',
  income: 'Income taken as points',
  lobby: 'Lobby cards',
  disasters: 'Disaster losses',
  exchange: 'Points paid for CEPs',
};
