import { expect } from 'vitest';
import type { Play } from '../../../engine/play.ts';
import { travels, viewersOf } from '../../../testing/laws.ts';
import { standsTruly } from '../../../testing/standing.ts';
import { co2 } from '../rules/game.ts';
import type { Co2 } from '../rules/lexicon.ts';
import { playerOf, type State } from '../rules/state.ts';
import { COINS_PER_POINT, COMPANY_GOAL_COINS } from '../rules/tables/constants.ts';
import { goalPoints } from '../rules/tables/goals.ts';
import type { View } from '../rules/view.ts';

/** What tests hold positions to, besides the laws of the game itself. */

type Game = Play<State, View, Co2>;

/** Nobody sees another company's cards, goal or orders, or what the piles hold, before the game is over. */
export function hidesHands({ state, agreement }: Game): void {
  if (state.ended) return;
  for (const viewer of viewersOf(agreement.seats)) {
    const seen = JSON.stringify(co2.view(state, viewer));
    for (const [seat, { hand, goal }] of state.players.entries()) {
      if (seat === viewer) continue;
      for (const card of [goal, ...hand]) expect(seen).not.toContain(`"${card}"`);
    }
    const hidden = [...state.lobbyPile, ...state.unPile, ...state.events.pile, ...state.packs.flat()];
    for (const card of hidden) expect(seen).not.toContain(`"${card}"`);
  }
}

/** Others' company goals are secret: nobody knows what they bring, be it points or, given up at the end, coins. */
export function standsInTheOpen(play: Game): void {
  const inCoins = COMPANY_GOAL_COINS / COINS_PER_POINT;
  standsTruly(play, ({ row, seats: [seat = 0], points }, viewer, state) => {
    if (seat === viewer || playerOf(state, seat).goalDiscarded) return undefined;
    if (row === 'score.coins') return goalPoints(state, seat) < inCoins ? points - inCoins : points;
    return row === 'score.goal' ? 0 : undefined;
  });
}

/** What is sent to others brings them everything, and shows them no more than they may know. */
export function travelsUnseen(play: Game): void {
  travels(play);
  hidesHands(play);
  standsInTheOpen(play);
}

/** No two options, and no option and refusal, of one ask bear the same name. */
export function namesAreUnique({ ask }: Game): void {
  const refs = [...(ask?.options ?? []), ...(ask?.refused ?? [])].map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(refs.length);
}
