import type { Seat } from '../../../../engine/ask.ts';
import { redealAmong } from '../../../../engine/random.ts';
import { inBox } from '../../../../engine/since.ts';
import type { Module, ScoreLine } from '../modules.ts';
import { added } from '../modules.ts';
import { othersOf } from '../redeal.ts';
import { noPieces } from '../setup.ts';
import type { State } from '../state.ts';
import { isOver } from '../turn.ts';
import { placeSeen } from '../view.ts';
import { say } from '../vocabulary.ts';
import {
  COLD_WAR_CARD_IDS,
  COLD_WAR_CARD_POINTS,
  COLD_WAR_CARDS,
  COLD_WAR_COPIES,
  type ColdWarCard,
  type ColdWarCardId,
  type Contest,
  HOURS,
  MIDNIGHT,
  SECOND_PART,
} from './cards/clock.ts';
import { clockOf, handOf } from './clock.ts';
import { onOff } from './options.ts';

/** Every Cold War card of the box, copy by copy. */
function allCards({ rules }: State): ColdWarCardId[] {
  const ids = inBox(COLD_WAR_CARD_IDS, (id): ColdWarCard => COLD_WAR_CARDS[id], rules);
  return ids.flatMap((card) => Array<ColdWarCardId>(COLD_WAR_COPIES).fill(card));
}

/** A location with a growing price, whose cards make the leaders of the Cold War. */
export const doomsdayClock: Module = {
  option: onOff('doomsday-clock'),

  setUp(state) {
    state.clock = { hour: 1, deck: allCards(state), bottom: [] };
    const isGuarded = state.mats.length === 1;
    state.board['doomsday-clock'] = {
      stacks: isGuarded ? [{ seat: 'neutral', energy: 0 }] : [],
      pieces: noPieces(),
    };
    for (const mat of state.mats) mat.coldWar = { open: [], hidden: [], drawn: [] };
  },

  ending: (state) => (clockOf(state).hour === MIDNIGHT ? say('event.midnight') : undefined),

  rows: {
    'cold-war-cards': { points: (state, seat) => COLD_WAR_CARD_POINTS * cardsOf(state, seat).length },
    military: leader('military'),
    space: leader('space'),
    diplomacy: leader('diplomacy'),
  },

  view(state) {
    const { hour, deck, bottom } = clockOf(state);
    const { cost, token } = HOURS[hour - 1] ?? { cost: {} };
    const left = deck.length + bottom.length;
    return { clock: { hour, cost, ...(token && { token }), deck: left, place: placeSeen(state, 'doomsday-clock') } };
  },

  matView(state, seat, viewer) {
    const { open, hidden, drawn } = handOf(state, seat);
    const isKnown = viewer === seat || isOver(state);
    return {
      coldWar: {
        open: [...open],
        hiddenCount: hidden.length,
        ...(isKnown && { hidden: [...hidden] }),
        ...(viewer === seat && drawn.length > 0 && { drawn: [...drawn] }),
      },
    };
  },

  redeal(state, viewer, random) {
    const { deck, bottom } = clockOf(state);
    const hands = othersOf(state, viewer).flatMap(({ coldWar }) => coldWar ?? []);
    redealAmong(random, ...hands.flatMap(({ hidden, drawn }) => [hidden, drawn]), deck, bottom);
  },

  check(state, law) {
    const { hour, deck, bottom } = clockOf(state);
    const held = [...state.mats.keys()].flatMap((seat) => [...cardsOf(state, seat), ...handOf(state, seat).drawn]);
    const found = [...deck, ...bottom, ...held].toSorted();
    law(found.join() === allCards(state).toSorted().join(), 'Cold War cards conserved');
    law(hour >= 1 && hour <= MIDNIGHT, 'the clock shows an hour');
  },
};

function cardsOf(state: State, seat: Seat): ColdWarCardId[] {
  const { open, hidden } = handOf(state, seat);
  return [...open, ...hidden];
}

/** The bonus of one contest: it depends on the cards others hide. */
function leader(contest: Contest): ScoreLine {
  return {
    points: (state, seat) => leaderPoints(strengths(state, contest), seat, clockOf(state).hour),
    isSecret: true,
  };
}

/** How strong everybody is in a contest, the players first. */
export function strengths(state: State, contest: Contest): number[] {
  const players = [...state.mats.keys()].map((seat) =>
    cardsOf(state, seat).reduce((sum, card) => sum + COLD_WAR_CARDS[card][contest], 0),
  );
  return [...players, ...added(state, (module) => module.symbols?.(state)).map((symbols) => symbols[contest])];
}

/**
 * The hour for the strongest, half of it for the second, each with at least one symbol. Tied for the first place: half
 * each and no second; tied for the second: nothing.
 */
export function leaderPoints(strengths: readonly number[], at: number, hour: number): number {
  const own = strengths[at] ?? 0;
  const [first = 0, second = 0] = [...new Set(strengths)].sort((a, b) => b - a);
  const alike = strengths.filter((strength) => strength === own).length;
  const leaders = strengths.filter((strength) => strength === first).length;
  const half = Math.floor(hour / SECOND_PART);
  if (own === 0) return 0;
  if (own === first) return alike === 1 ? hour : half;
  return own === second && alike === 1 && leaders === 1 ? half : 0;
}
