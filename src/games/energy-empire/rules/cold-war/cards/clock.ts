import { keysOf } from '../../../../../engine/record.ts';
import type { Since } from '../../../../../engine/since.ts';
import type { Pollutant } from '../../state.ts';
import type { Cost } from '../../tables.ts';

/** What it takes to place a worker on the Doomsday Clock at each hour: a price, and late in the game a token. */
export const HOURS: readonly { readonly cost: Cost; readonly token?: Pollutant }[] = [
  { cost: { money: 2 } },
  { cost: { money: 3 } },
  { cost: { money: 3, oil: 1 } },
  { cost: { money: 4, oil: 1 } },
  { cost: { money: 3, oil: 2 } },
  { cost: { money: 4, oil: 2 } },
  { cost: { money: 2, oil: 2 }, token: 'pollution' },
  { cost: { money: 3, oil: 2 }, token: 'pollution' },
  { cost: { money: 4, oil: 2 }, token: 'pollution' },
  { cost: { money: 4, oil: 3 }, token: 'pollution' },
  { cost: { money: 4, oil: 3 }, token: 'contamination' },
  { cost: { money: 5, oil: 3 }, token: 'contamination' },
];
export const MIDNIGHT = HOURS.length;

/** What nations compete for in the Cold War. */
export const CONTESTS = ['military', 'space', 'diplomacy'] as const;
export type Contest = (typeof CONTESTS)[number];
export type Symbols = Readonly<Record<Contest, number>>;
/** What is shown in one contest. */
export interface Strength {
  readonly contest: Contest;
  readonly amount: number;
}
/** What a card shows, contest by contest. */
export const strengthsOf = (symbols: Symbols): Strength[] =>
  CONTESTS.filter((contest) => symbols[contest] > 0).map((contest) => ({ contest, amount: symbols[contest] }));

export interface ColdWarCard extends Symbols, Since {}

function symbols(military: number, space: number, diplomacy: number): Symbols {
  return { military, space, diplomacy };
}

/** The fifteen ways to split four symbols, and how many of each there are. Every card is worth a point of its own. */
export const COLD_WAR_CARDS = {
  'hydrogen-bomb': symbols(4, 0, 0),
  'moon-landing': symbols(0, 4, 0),
  'test-ban-treaty': symbols(0, 0, 4),
  'missile-fields': symbols(3, 1, 0),
  'military-alliance': symbols(3, 0, 1),
  'spy-satellite': symbols(1, 3, 0),
  'orbital-handshake': symbols(0, 3, 1),
  'arms-limit-talks': symbols(1, 0, 3),
  'outer-space-pact': symbols(0, 1, 3),
  'rocket-engineers': symbols(2, 2, 0),
  'emergency-hotline': symbols(2, 0, 2),
  'television-satellite': symbols(0, 2, 2),
  'high-altitude-flights': symbols(2, 1, 1),
  'first-in-orbit': symbols(1, 2, 1),
  'prisoner-exchange': symbols(1, 1, 2),
} as const satisfies Record<string, ColdWarCard>;
export type ColdWarCardId = keyof typeof COLD_WAR_CARDS;
export const COLD_WAR_CARD_IDS = keysOf(COLD_WAR_CARDS);
export const COLD_WAR_COPIES = 2;
export const COLD_WAR_CARD_POINTS = 1;
/** The second in a contest gets this part of the hour: half of it. */
export const SECOND_PART = 2;
