import { expect } from 'vitest';
import type { Play } from '../../engine/play.ts';
import { decode, encode } from '../../link/index.ts';
import { viewersOf } from '../../testing/laws.ts';
import { friends } from '../../testing/players.ts';
import { co2 } from './rules/game.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';

/** What tests hold the positions of random games to, besides the laws of the game itself. */

type Game = Play<State, View>;

/** The same position comes out of a link as went in. */
export function travels(play: Game): void {
  const opened = decode(encode(friends(play), play), co2);
  expect(opened).toMatchObject({ ok: true, journal: { answers: play.answers } });
}

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

/** Both at once: what is sent to others brings them everything, and shows them no more than they may know. */
export function travelsUnseen(play: Game): void {
  travels(play);
  hidesHands(play);
}
