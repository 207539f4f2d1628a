import { all } from '../../../../engine/effects.ts';
import { coins, cubes, permits } from '../effects.ts';
import type { Effect } from '../lexicon.ts';
import type { Energy } from './energies.ts';

/** What installing a project brings, printed on the back of its tile. */
export const BENEFITS: Readonly<Record<Energy, Effect>> = {
  forestation: permits(2),
  solar: cubes(3),
  fusion: all(coins(5, 'benefit'), cubes(1)),
  biomass: all(coins(3, 'benefit'), cubes(1), permits(1)),
  recycling: all(coins(5, 'benefit'), permits(1)),
};
