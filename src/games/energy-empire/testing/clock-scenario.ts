import type { ColdWarCardId } from '../rules/cold-war/cards/clock.ts';
import { type MatWish, scenario, type TableWish } from './scenario.ts';

export const modules = ['doomsday-clock'];

/** A table at this hour of the Doomsday Clock. */
export function atHour(hour: number, wish: MatWish & TableWish = {}, seats = 3) {
  const game = scenario(seats, { modules, energy: 0, ...wish });
  if (game.state.clock) game.state.clock.hour = hour;
  return game;
}

/** The cards lying on top of the deck, the rest out of the way under it. */
export function stacked(game: ReturnType<typeof atHour>, ...cards: readonly ColdWarCardId[]) {
  const { clock } = game.state;
  if (!clock) throw new Error('no clock');
  const rest = clock.deck.splice(0);
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  clock.deck.push(...cards);
  clock.bottom.push(...rest);
  return game;
}

/** Everybody's hidden cards. */
export function holding(hands: readonly (readonly ColdWarCardId[])[], hour = 7) {
  const game = atHour(hour, {}, Math.max(2, hands.length));
  for (const [seat, cards] of hands.entries()) {
    for (const card of cards) {
      game.state.clock?.deck.splice(game.state.clock.deck.indexOf(card), 1);
      game.mat(seat).coldWar?.hidden.push(card);
    }
  }
  return game;
}
