import { addImpacts, type Impact } from '../../cards/impacts.ts';
import { all, either, gain, ifPossible, inReturn, may, spend } from '../../effects.ts';
import { each, eachDecides, lasting, polluteLocations } from '../../happenings.ts';
import { designed, rulebook } from '../../source.ts';
import { compare } from '../compare.ts';
import { hasNoneAtHome, loseWorker } from '../workers.ts';

export const NEW_IMPACTS = {
  'brain-drain': {
    set: 'late',
    row: 'air',
    market: 'government',
    happens: eachDecides(either(spend({ science: 2 }), loseWorker()), { isUrgent: hasNoneAtHome }),
    source: designed,
  },
  'fallout-drift': {
    set: 'late',
    row: 'air',
    market: 'commerce',
    happens: polluteLocations('government', 'contamination'),
    source: designed,
  },
  'proxy-war': {
    set: 'late',
    row: 'forest',
    market: 'industry',
    happens: compare(['steel', 'oil'], gain({ vp: 4 }), ifPossible(loseWorker())),
    source: rulebook(['name', 'late', 'without-rival']),
  },
  'arms-race': {
    set: 'late',
    row: 'forest',
    market: 'government',
    happens: lasting('nuclearEnergy', 1),
    source: designed,
  },
  conscription: {
    set: 'late',
    row: 'ocean',
    market: 'commerce',
    happens: each(ifPossible(all(loseWorker(), gain({ vp: 2 })))),
    source: designed,
  },
  'space-fever': {
    set: 'late',
    row: 'ocean',
    market: 'industry',
    happens: eachDecides(may(inReturn(spend({ steel: 1, science: 1 }), gain({ vp: 3 })))),
    source: designed,
  },
} satisfies Record<string, Impact>;
export type NewImpactId = keyof typeof NEW_IMPACTS;
export const NEW_IMPACT_IDS = addImpacts(NEW_IMPACTS);
