import { addNations, type Nation, step } from '../../cards/nations.ts';
import { startWithDie } from '../../dice.ts';
import { all, gain } from '../../effects.ts';
import { designed, reviewer } from '../../source.ts';

export const NEW_NATIONS = {
  italy: {
    bonus: gain({ money: 3, steel: 1, plastic: 1 }),
    effect: step({ money: 1, oil: 2 }),
    source: reviewer(['name']),
  },
  cuba: {
    bonus: gain({ money: 3, steel: 1, plastic: 1, worker: 1 }),
    effect: step({ money: 3, oil: 1 }),
    source: designed,
  },
  poland: {
    bonus: all(gain({ money: 1, steel: 1 }), startWithDie('coal')),
    effect: step({ money: 2, steel: 1 }),
    source: designed,
  },
  yugoslavia: { bonus: gain({ money: 2, science: 1 }), effect: step({ money: 3 }), source: designed },
  egypt: { bonus: gain({ money: 6, science: 1, oil: 2 }), effect: step({ science: 1, oil: 1 }), source: designed },
  brazil: {
    bonus: all(gain({ money: 1, oil: 1 }), startWithDie('solar-wind')),
    effect: step({ plastic: 1, science: 1 }),
    source: designed,
  },
  'south-korea': {
    bonus: gain({ money: 3, steel: 1, worker: 1 }),
    effect: step({ steel: 1, science: 1 }),
    source: designed,
  },
} satisfies Record<string, Nation>;
export type NewNationId = keyof typeof NEW_NATIONS;
export const NEW_NATION_IDS = addNations(NEW_NATIONS);
