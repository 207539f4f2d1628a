import type { NewImpactId } from '../../rules/cold-war/cards/impacts.ts';
import type { NewStructureId } from '../../rules/cold-war/cards/structures.ts';
import { COMMERCE_PLATES } from './commerce.ts';
import { GOVERNMENT_PLATES } from './government.ts';
import { INDUSTRY_PLATES } from './industry.ts';
import type { Plate } from './plate.ts';

/** Pictures for the structures of Cold War, borrowed from buildings of the same kind. */
export const COLD_WAR_PLATES: Readonly<Record<NewStructureId, Plate>> = {
  'govt-contractor': GOVERNMENT_PLATES['tax-office'],
  'stone-bridge': GOVERNMENT_PLATES['water-treatment-works'],
  'science-council': GOVERNMENT_PLATES['science-academy'],
  'state-broadcaster': GOVERNMENT_PLATES['weather-bureau'],
  'listening-post': GOVERNMENT_PLATES['intelligence-bureau'],
  'missile-silo': GOVERNMENT_PLATES['nuclear-test-range'],
  'retooled-factory': INDUSTRY_PLATES['machine-shop'],
  'suspension-bridge': INDUSTRY_PLATES.shipyard,
  'turbine-hall': INDUSTRY_PLATES['gas-turbine-works'],
  'strip-mine': INDUSTRY_PLATES['iron-mine'],
  'rocket-works': INDUSTRY_PLATES['aircraft-works'],
  'heavy-water-plant': INDUSTRY_PLATES['enrichment-plant'],
  developer: COMMERCE_PLATES['shopping-mall'],
  'highway-overpass': COMMERCE_PLATES['gas-station'],
  'utility-company': COMMERCE_PLATES['employment-agency'],
  'franchise-chain': COMMERCE_PLATES.supermarket,
  'arms-dealer': COMMERCE_PLATES['trading-house'],
  'satellite-broadcaster': COMMERCE_PLATES['television-network'],
};

/** The same for its impacts. */
export const COLD_WAR_IMPACT_PLATES: Readonly<Record<NewImpactId, Plate>> = {
  'brain-drain': GOVERNMENT_PLATES.university,
  'fallout-drift': GOVERNMENT_PLATES['nuclear-test-range'],
  'proxy-war': GOVERNMENT_PLATES['army-base'],
  'arms-race': INDUSTRY_PLATES['enrichment-plant'],
  conscription: GOVERNMENT_PLATES['civil-defense-corps'],
  'space-fever': GOVERNMENT_PLATES['space-program'],
};
