import { contaminates, pollutes, structures } from '../../cards/structure.ts';
import { addStructures } from '../../cards/structures.ts';
import { all, gain, inReturn, peek, spend } from '../../effects.ts';
import { designed, rulebook } from '../../source.ts';
import { bridge } from '../bridge.ts';
import { generates } from '../generates.ts';
import { wild } from '../wild.ts';

export const NEW_STRUCTURES = {
  ...structures('government', {
    'govt-contractor': {
      vp: 4,
      pollution: pollutes('forest'),
      ...wild('government'),
      source: rulebook(['name', 'effect'], ['type']),
    },
    'stone-bridge': { vp: 2, ...bridge('government'), source: rulebook(['name', 'type', 'effect'], ['plank']) },
    'science-council': { vp: 3, pollution: pollutes('air'), ...generates('start', { science: 1 }), source: designed },
    'state-broadcaster': { vp: 3, pollution: pollutes('forest'), ...generates('start', { vp: 1 }), source: designed },
    'listening-post': {
      vp: 3,
      pollution: pollutes('forest'),
      plank: 'single',
      effect: all(gain({ money: 1, vp: 1 }), peek(1)),
      source: designed,
    },
    'missile-silo': {
      vp: 5,
      pollution: contaminates('forest'),
      plank: 'double',
      effect: inReturn(spend({ steel: 1, oil: 1 }), gain({ vp: 4 })),
      source: designed,
    },
  }),
  ...structures('industry', {
    'retooled-factory': {
      vp: 4,
      pollution: pollutes('air'),
      ...wild('industry'),
      source: rulebook(['name', 'effect'], ['type']),
    },
    'suspension-bridge': {
      vp: 4,
      pollution: pollutes('ocean'),
      ...bridge('industry'),
      source: rulebook(['name', 'effect']),
    },
    'turbine-hall': { vp: 3, pollution: pollutes('ocean'), ...generates('roll', { energy: 2 }), source: designed },
    'strip-mine': { vp: 3, pollution: pollutes('forest'), ...generates('start', { steel: 1 }), source: designed },
    'rocket-works': {
      vp: 4,
      pollution: pollutes('air'),
      plank: 'single',
      effect: inReturn(spend({ oil: 2 }), gain({ science: 1, vp: 2 })),
      source: designed,
    },
    'heavy-water-plant': {
      vp: 3,
      pollution: contaminates('ocean'),
      plank: 'single',
      effect: gain({ energy: 4 }),
      source: designed,
    },
  }),
  ...structures('commerce', {
    developer: {
      vp: 4,
      pollution: pollutes('forest'),
      ...wild('commerce'),
      source: rulebook(['name', 'type', 'effect'], ['plank']),
    },
    'highway-overpass': {
      vp: 4,
      pollution: pollutes('air'),
      ...bridge('commerce'),
      source: rulebook(['name', 'effect']),
    },
    'utility-company': { vp: 1, pollution: pollutes('air'), ...generates('roll', { money: 3 }), source: designed },
    'franchise-chain': { vp: 3, pollution: pollutes('ocean'), ...generates('start', { money: 2 }), source: designed },
    'arms-dealer': {
      vp: 4,
      pollution: pollutes('ocean'),
      plank: 'single',
      effect: inReturn(spend({ steel: 1 }), gain({ money: 3, vp: 1 })),
      source: designed,
    },
    'satellite-broadcaster': {
      vp: 3,
      pollution: pollutes('air'),
      plank: 'single',
      effect: inReturn(spend({ science: 1 }), all(gain({ money: 5 }), peek(1))),
      source: designed,
    },
  }),
};
export type NewStructureId = keyof typeof NEW_STRUCTURES;
export const NEW_CARDS = addStructures(NEW_STRUCTURES);
