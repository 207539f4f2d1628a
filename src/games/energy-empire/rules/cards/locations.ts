import { DOOMSDAY_CLOCK } from '../cold-war/clock.ts';
import { buyDie } from '../dice.ts';
import { all, cleanup, drill, type Effect, either, gain, inReturn, others, peek, pollute, spend } from '../effects.ts';
import { buyStructure } from '../market.ts';
import type { State } from '../state.ts';
import { BARRELS, type LocationId, type PlaceId, type StructureType } from '../tables.ts';
import { exchangeOil, trade } from '../trade.ts';

/** Somewhere to work. Working at a place without a type opens cards of all types. */
export interface Workplace {
  readonly type?: StructureType;
  readonly effect: Effect;
  /** What it does instead at the moment: under an impact lying open, or for a single player. */
  readonly now?: (state: State) => Effect | undefined;
}

export interface Location extends Workplace {
  readonly type: StructureType;
}

const education = (money: number) => inReturn(spend({ money }), all(gain({ worker: 1 }), pollute()));
export const ALONE_AT_FINANCE = { money: 3 };
export const FINANCE_ALONE = gain(ALONE_AT_FINANCE);
const cleanUp = (times: number) => inReturn(spend({ science: 1 }), cleanup(times));

/** The thirteen places to work. */
export const LOCATIONS: Readonly<Record<LocationId, Location>> = {
  'government-market': { type: 'government', effect: buyStructure('government') },
  'scientific-research': { type: 'government', effect: all(gain({ science: 1 }), peek(1)) },
  education: {
    type: 'government',
    effect: education(3),
    now: ({ lasting: { educationCost } }) => (educationCost === undefined ? undefined : education(educationCost)),
  },
  'clean-up': {
    type: 'government',
    effect: cleanUp(2),
    now: ({ lasting: { cleanUps } }) => (cleanUps === undefined ? undefined : cleanUp(cleanUps)),
  },
  'industry-market': { type: 'industry', effect: buyStructure('industry') },
  mine: { type: 'industry', effect: gain({ steel: 1 }) },
  'oil-drilling': { type: 'industry', effect: all(drill(), gain({ oil: BARRELS })) },
  chemistry: {
    type: 'industry',
    effect: inReturn(spend({ oil: 1 }), all(gain({ plastic: 2, science: 1 }), pollute())),
  },
  'power-plant': { type: 'industry', effect: buyDie() },
  'commerce-market': { type: 'commerce', effect: buyStructure('commerce') },
  finance: {
    type: 'commerce',
    effect: either(
      gain({ money: 2 }),
      all(gain({ money: 3 }), others({ money: 1 })),
      all(gain({ money: 4 }), others({ money: 2 })),
    ),
    now: ({ mats }) => (mats.length === 1 ? FINANCE_ALONE : undefined),
  },
  'buy-sell-oil': { type: 'commerce', effect: exchangeOil() },
  trade: { type: 'commerce', effect: trade() },
};

export const WORKPLACES: Readonly<Record<PlaceId, Workplace>> = { ...LOCATIONS, 'doomsday-clock': DOOMSDAY_CLOCK };

/** What a place does right now. */
export function effectAt(state: State, place: PlaceId): Effect {
  const { effect, now } = WORKPLACES[place];
  return now?.(state) ?? effect;
}
