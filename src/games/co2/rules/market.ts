import type { Message } from '../../../engine/message.ts';
import type { Deed, Turn } from './deed.ts';
import { brings, takes } from './goods.ts';
import { refs, type Steps } from './lexicon.ts';
import { playMain } from './lobby.ts';
import { takePermit } from './permits.ts';
import { earn, spend } from './purse.ts';
import { playerOf } from './state.ts';
import { MARKET } from './tables/constants.ts';
import { say } from './vocabulary.ts';

/** One visit to the market: buy one permit or sell one, never both in a turn. */
export function marketDeeds(turn: Turn): Deed[] {
  const { price } = turn.state.market;
  return [
    {
      ref: refs.buy,
      say: say('market.buy', { price }),
      short: say('market.buy.short'),
      group: 'market',
      value: () => buy(turn),
      refused: buyRefused(turn),
    },
    {
      ref: refs.sell,
      say: say('market.sell', { price }),
      short: say('market.sell.short'),
      group: 'market',
      value: () => sell(turn),
      refused: sellRefused(turn),
    },
  ];
}

function buyRefused({ state, seat }: Turn): Message | undefined {
  const { price, pile } = state.market;
  if (state.moves.market) return say('refused.market-visited');
  if (pile === 0) return say('refused.market-empty');
  const { coins: have } = playerOf(state, seat);
  if (have < price) return say('refused.coins', { coins: price, have });
  return undefined;
}

function sellRefused({ state, seat }: Turn): Message | undefined {
  if (state.moves.market) return say('refused.market-visited');
  if (state.moves.stopped) return say('refused.market-stopped');
  if (playerOf(state, seat).permits === 0) return say('refused.permit-in-hand');
  return undefined;
}

/** The price is the one before the refill a purchase may cause. */
function* buy(turn: Turn): Steps {
  const { state, seat, table } = turn;
  state.moves.market = true;
  const { price } = state.market;
  spend(state, seat, price, 'market');
  const give = () => {
    playerOf(state, seat).permits++;
    table.tell(() => ({
      say: say('event.market.bought', { seat, price }),
      deed: 'small',
      seat,
      refs: [refs.market],
      moves: [...takes({ money: price }, seat, refs.market), ...brings({ cep: 1 }, refs.market, seat)],
    }));
  };
  takePermit(state, give, table);
  yield* playMain({ ...turn, about: refs.market }, { action: 'buy' });
}

function* sell(turn: Turn): Steps {
  const { state, seat, table } = turn;
  state.moves.market = true;
  const { price } = state.market;
  playerOf(state, seat).permits--;
  state.market.pile++;
  earn(state, seat, price, 'market');
  state.market.price = Math.max(MARKET.minPrice, price - 1);
  table.tell(() => ({
    say: say('event.market.sold', { seat, price }),
    deed: 'small',
    seat,
    refs: [refs.market],
    moves: [...takes({ cep: 1 }, seat, refs.market), ...brings({ money: price }, refs.market, seat)],
  }));
  yield* playMain({ ...turn, about: refs.market }, { action: 'sell' });
}
