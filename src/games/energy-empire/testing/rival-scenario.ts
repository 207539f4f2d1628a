import { type ClashId, LATE_CLASH } from '../rules/cold-war/cards/clash.ts';
import { rivalOf } from '../rules/cold-war/rival.ts';
import { type MatWish, type Scenario, scenario, type TableWish } from './scenario.ts';

/** The three Early impacts have come. */
export const STARTED = [0, 0, 0, 4, 4, 4];

/** A table with a Rival that is about to play this card. */
export function rivalPlays(card: ClashId, wish: MatWish & TableWish = {}, seats = 1): Scenario {
  const isLate = card in LATE_CLASH;
  const game = scenario(seats, {
    ...(isLate && { track: STARTED }),
    ...wish,
    modules: ['clash', ...(wish.modules ?? [])],
  });
  const rival = rivalOf(game.state);
  const deck = rival.decks[isLate ? 'late' : 'early'];
  deck.splice(deck.indexOf(card), 1);
  deck.unshift(card);
  rival.isNext = true;
  return game;
}

/** Where the Rival's workers stand, and on how much energy. */
export const stacksAt = (game: ReturnType<typeof rivalPlays>): string[] =>
  Object.entries(game.state.board).flatMap(([id, { stacks }]) =>
    stacks.filter(({ seat }) => seat === 'rival').map(({ energy }) => `${id} ${energy}`),
  );
