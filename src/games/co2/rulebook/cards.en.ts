import { count, list } from '../../../language/english.ts';
import { BONUS, ENERGIES } from '../names.en.ts';
import type { Bonus, Energy } from '../rules/tables/energies.ts';

/** What stands around the cards and tiles where all of them are listed. */
export const cards = {
  plants: 'All plants',
  tracks: 'All expertise tracks',
  agendas: 'All agendas',
  lobby: 'All lobby cards',
  un: 'All UN goals',
  goals: 'All company goals',
  disasters: 'All disasters',
  plant: (coins: number, cubes: number, points: number) => `$${coins} and ${cubes} tech. ${count(points, 'point')}.`,
  track: (licence: number, income: readonly number[], bonuses: readonly (readonly [number, Bonus])[]) =>
    `You can build from space ${licence} on. Income: ${income.join(', ')}. Bonuses: ${list(bonuses.map(([space, bonus]) => `${BONUS[bonus]} on ${space}`))}.`,
  agenda: (priorities: readonly Energy[]) => `${priorities.map((energy) => ENERGIES[energy]).join(', ')}.`,
  provenance: {
    rulebook: 'As in the rulebook.',
    'rulebook-renamed': 'As in the rulebook, with a name of this edition’s own.',
    inferred: 'Worked out from the rulebook’s examples.',
    partly: 'Partly from the rulebook, the rest is this edition’s own.',
    designed: 'This edition’s own values.',
  },
};
