import type { Plank } from '../rules/cards/structure.ts';
import type { STRUCTURES } from '../rules/cards/structures.ts';
import type { Row, StructureType } from '../rules/tables.ts';
import type { MatWish } from './scenario.ts';

export type StructureId = keyof typeof STRUCTURES;

/** What one use needs, and what it changes on the mat, at the rivals and in the environment. */
interface Use {
  readonly having: MatWish;
  readonly brings: Readonly<Record<string, number>>;
}

const use = (having: MatWish, brings: Use['brings']): Use => ({ having, brings });

/** A card as it is printed: type, copies, points, what it pollutes, its plank and every way to use it. */
const card = (
  type: StructureType,
  copies: number,
  vp: number,
  pollutes: 'clean' | Row | `nuclear ${Row}`,
  plank: Plank,
  ...uses: readonly Use[]
) => ({ type, copies, vp, pollutes, plank, uses });

/** Every structure as the components show it. */
export const PRINTED: Readonly<Record<StructureId, ReturnType<typeof card>>> = {
  // Government
  'science-academy': card(
    'government',
    1,
    2,
    'clean',
    'single',
    use({}, { science: 1 }),
    use({ science: 2 }, { science: -2, worker: 1 }),
  ),
  'space-program': card(
    'government',
    1,
    4,
    'air',
    'single',
    use({ science: 1 }, { science: -1, vp: 1, plastic: 1, peeks: 1 }),
    use({ science: 1 }, { science: -1, vp: 1, steel: 1, peeks: 1 }),
  ),
  university: card('government', 2, 4, 'forest', 'two-singles', use({}, { science: 1 })),
  'national-laboratory': card('government', 2, 4, 'ocean', 'single', use({}, { science: 1, peeks: 1 })),
  'environmental-agency': card(
    'government',
    2,
    1,
    'clean',
    'single',
    use({ science: 1 }, { science: -1, cleanups: 2 }),
  ),
  'national-park': card('government', 2, 2, 'clean', 'single', use({}, { cleanups: 1 })),
  'army-base': card('government', 2, 5, 'forest', 'double', use({ money: 1 }, { money: -1, vp: 2 })),
  'public-hospital': card('government', 2, 4, 'air', 'double', use({}, { science: 1, vp: 1 })),
  'water-treatment-works': card(
    'government',
    1,
    2,
    'clean',
    'two-singles',
    use({ money: 1 }, { money: -1, cleanups: 1 }),
  ),
  'forest-service': card('government', 1, 1, 'clean', 'double', use({}, { vp: 1, cleanups: 1 })),
  'weather-bureau': card('government', 1, 4, 'air', 'single', use({}, { money: 2, peeks: 2 })),
  'intelligence-bureau': card('government', 1, 3, 'clean', 'single', use({ money: 1 }, { money: -1, vp: 1, peeks: 1 })),
  'vocational-school': card(
    'government',
    1,
    4,
    'forest',
    'single',
    use({}, { money: 2 }),
    use({ money: 4 }, { money: -4, worker: 1 }),
  ),
  embassy: card('government', 1, 3, 'clean', 'single', use({}, { vp: 1, rivals: 1 })),
  'nuclear-test-range': card(
    'government',
    1,
    5,
    'nuclear air',
    'single',
    use({ steel: 1 }, { steel: -1, vp: 2, peeks: 1 }),
  ),
  'atomic-institute': card('government', 1, 3, 'nuclear forest', 'single', use({}, { science: 2, peeks: 1 })),
  'tax-office': card('government', 1, 3, 'forest', 'single', use({}, { money: 4 })),
  'strategic-oil-reserve': card(
    'government',
    1,
    4,
    'ocean',
    'single',
    use({}, { oil: 2 }),
    use({ oil: 2 }, { oil: -2, money: 2, vp: 1 }),
  ),
  'rural-electrification': card('government', 1, 3, 'air', 'single', use({ oil: 1 }, { oil: -1, energy: 5 })),
  'civil-defense-corps': card('government', 1, 1, 'clean', 'single', use({}, { cleanups: 1 }), use({}, { money: 3 })),

  // Industry
  'iron-mine': card('industry', 2, 3, 'forest', 'single', use({}, { steel: 2 })),
  'chemical-plant': card('industry', 2, 4, 'ocean', 'single', use({ oil: 1 }, { oil: -1, plastic: 2 })),
  'steel-mill': card('industry', 2, 4, 'air', 'two-singles', use({ oil: 1 }, { oil: -1, steel: 1, money: 2 })),
  'offshore-rig': card('industry', 2, 3, 'ocean', 'single', use({}, { oil: 3 })),
  'plastics-works': card('industry', 2, 4, 'ocean', 'double', use({ oil: 1 }, { oil: -1, plastic: 3 })),
  'lumber-mill': card('industry', 2, 4, 'forest', 'two-singles', use({}, { money: 2 })),
  'oil-refinery': card('industry', 1, 4, 'air', 'single', use({ oil: 2 }, { oil: -2, plastic: 1, money: 4 })),
  'computer-factory': card(
    'industry',
    1,
    3,
    'clean',
    'two-singles',
    use({ plastic: 1 }, { plastic: -1, science: 1, money: 2 }),
  ),
  'auto-plant': card(
    'industry',
    1,
    4,
    'air',
    'single',
    use({ steel: 1, plastic: 1 }, { steel: -1, plastic: -1, money: 5, vp: 1 }),
  ),
  shipyard: card('industry', 1, 5, 'ocean', 'double', use({ steel: 2 }, { steel: -2, money: 2, vp: 3 })),
  'aircraft-works': card('industry', 1, 5, 'air', 'single', use({ steel: 1, oil: 1 }, { steel: -1, oil: -1, vp: 3 })),
  'uranium-mine': card('industry', 1, 4, 'nuclear forest', 'single', use({}, { money: 1, science: 1, peeks: 1 })),
  'enrichment-plant': card(
    'industry',
    1,
    4,
    'nuclear ocean',
    'single',
    use({ science: 1 }, { science: -1, energy: 6 }),
  ),
  'cement-works': card('industry', 1, 3, 'air', 'single', use({}, { steel: 1, money: 2 })),
  'geological-survey': card('industry', 1, 4, 'forest', 'single', use({}, { oil: 1, money: 1, peeks: 1 })),
  'textile-mill': card('industry', 1, 4, 'ocean', 'two-singles', use({ plastic: 1 }, { plastic: -1, money: 3, vp: 1 })),
  'electronics-plant': card(
    'industry',
    1,
    4,
    'air',
    'single',
    use({ steel: 1 }, { steel: -1, science: 1, plastic: 1, money: 1 }),
  ),
  'machine-shop': card(
    'industry',
    1,
    4,
    'forest',
    'single',
    use({ steel: 1 }, { steel: -1, money: 5 }),
    use({ plastic: 1 }, { plastic: -1, money: 5 }),
  ),
  'recycling-plant': card(
    'industry',
    1,
    1,
    'clean',
    'double',
    use({}, { steel: 1, cleanups: 1 }),
    use({}, { plastic: 1, cleanups: 1 }),
  ),
  'gas-turbine-works': card('industry', 1, 4, 'air', 'two-singles', use({ oil: 1 }, { oil: -1, energy: 4 })),

  // Commerce
  airport: card('commerce', 1, 4, 'air', 'single', use({ oil: 1 }, { oil: -1, money: 2, vp: 1 })),
  farm: card('commerce', 2, 4, 'forest', 'double', use({}, { money: 2, vp: 1 })),
  'shopping-mall': card('commerce', 2, 4, 'clean', 'two-singles', use({ plastic: 1 }, { plastic: -1, money: 3 })),
  bank: card('commerce', 2, 2, 'clean', 'single', use({ money: 2 }, { money: 3 })),
  supermarket: card('commerce', 2, 4, 'forest', 'single', use({}, { money: 3 })),
  'gas-station': card('commerce', 2, 4, 'air', 'two-singles', use({ oil: 1 }, { oil: -1, money: 4 })),
  'fishing-fleet': card('commerce', 2, 4, 'ocean', 'two-singles', use({}, { money: 2 })),
  'stock-market': card('commerce', 1, 2, 'clean', 'single', use({}, { money: 3, rivals: 1 })),
  port: card(
    'commerce',
    1,
    4,
    'ocean',
    'two-singles',
    use({ money: 1 }, { money: -1, oil: 1 }),
    use({ money: 1 }, { money: -1, plastic: 1 }),
    use({ money: 1 }, { money: -1, steel: 1 }),
    use({ money: 1 }, { money: -1, science: 1 }),
  ),
  'seaside-resort': card('commerce', 1, 4, 'ocean', 'double', use({}, { vp: 2 })),
  'trading-house': card(
    'commerce',
    1,
    3,
    'air',
    'single',
    use({ steel: 1 }, { steel: -1, money: 5 }),
    use({ plastic: 1 }, { plastic: -1, money: 5 }),
    use({ science: 1 }, { science: -1, money: 5 }),
  ),
  'television-network': card('commerce', 1, 4, 'air', 'single', use({}, { money: 2, peeks: 1 })),
  'film-studio': card('commerce', 1, 3, 'clean', 'single', use({ money: 2 }, { money: -2, vp: 2 })),
  casino: card('commerce', 1, 3, 'forest', 'single', use({ money: 1 }, { money: 4, rivals: 1 })),
  'tanker-company': card(
    'commerce',
    1,
    4,
    'ocean',
    'single',
    use({ money: 1 }, { money: -1, oil: 3 }),
    use({ oil: 3 }, { oil: -3, money: 6 }),
  ),
  'import-company': card(
    'commerce',
    1,
    3,
    'ocean',
    'single',
    use({ money: 2 }, { money: -2, steel: 1, plastic: 1, oil: 1 }),
  ),
  'nuclear-fuel-exporter': card(
    'commerce',
    1,
    4,
    'nuclear ocean',
    'single',
    use({ steel: 1 }, { steel: -1, money: 6 }),
  ),
  'waste-contractor': card('commerce', 1, 3, 'nuclear forest', 'double', use({}, { money: 6 })),
  'eco-lodge': card('commerce', 1, 1, 'clean', 'double', use({}, { money: 2, cleanups: 1 })),
  'employment-agency': card('commerce', 1, 3, 'clean', 'single', use({ money: 3 }, { money: -3, worker: 1 })),
};
