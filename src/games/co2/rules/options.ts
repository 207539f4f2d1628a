import { HINTS, type OptionSpec } from '../../../engine/game.ts';
import { PRESETS } from './tables/fossils.ts';
import { say } from './vocabulary.ts';

function needsRivals(standard: string): NonNullable<OptionSpec['closed']> {
  return (value, seats) => (seats === 1 && value !== standard ? say('refused.rivals') : undefined);
}

/** The fossil plants the world starts with; how lobby cards are dealt; how the start player changes; who waits for whom. */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'fossils', values: Object.keys(PRESETS), standard: () => 'random' },
  { id: 'lobby', values: ['dealt', 'drafted'], standard: () => 'dealt', closed: needsRivals('dealt') },
  { id: 'first', values: ['passed', 'auction'], standard: () => 'passed', closed: needsRivals('passed') },
  {
    id: 'choices',
    values: ['ask', 'orders'],
    standard: (seats, way) => (way === 'link' && seats > 1 ? 'orders' : 'ask'),
    closed: needsRivals('ask'),
  },
  HINTS,
];
