import { type Candidate, choose, type Seat, type Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { choosePermit, payPermit, permitsToSpend } from './permits.ts';
import { returnCubes, spend } from './purse.ts';
import { refs } from './refs.ts';
import { playerOf, type State, seatsFrom } from './state.ts';
import { AUCTION_CUBE_VALUE } from './tables/constants.ts';
import { say } from './vocabulary.ts';

interface Bid {
  readonly seat: Seat;
  readonly value: number;
}

/** One lap of bids from the holder of the tile. The winner pays and names the start player of the decade. */
export function* auctionStart(state: State, table: Table): Steps {
  const holder = state.start;
  let best: Bid | undefined;
  for (const seat of seatsFrom(state, holder)) {
    const value = yield* bid(state, seat, best);
    table.tell({
      say: value === undefined ? say('auction.passed', { seat }) : say('auction.bid', { seat, value }),
      seat,
      refs: [refs.seat(seat)],
    });
    if (value !== undefined) best = { seat, value };
  }
  const { seat, value } = best ?? { seat: holder, value: 0 };
  yield* pay(state, seat, value);
  state.start = yield* nameStart(state, seat);
  table.tell({ say: say('auction.won', { seat, value, start: state.start }), seat, refs: [refs.seat(state.start)] });
  state.phase = 'supply';
}

/** Nobody may bid more than they could pay. */
function bid(state: State, seat: Seat, best: Bid | undefined): Steps<number | undefined> {
  const least = best ? best.value + 1 : 0;
  const most = purseOf(state, seat);
  const raises = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return choose<number | undefined>(
    {
      seat,
      prompt: best ? say('auction.ask', { value: best.value, seat: best.seat }) : say('auction.open'),
      help: say('auction.help', { most }),
    },
    [
      { ref: refs.pass, say: say('auction.pass'), value: undefined },
      ...raises.map((value) => ({
        ref: refs.amount(value),
        say: say('auction.offer', { value }),
        amount: value,
        value,
      })),
    ],
  );
}

function purseOf(state: State, seat: Seat): number {
  const { coins, cubes } = playerOf(state, seat);
  return coins + AUCTION_CUBE_VALUE * cubes + state.market.price * permitsToSpend(state, seat);
}

interface Bundle {
  readonly coins: number;
  readonly cubes: number;
  readonly permits: number;
}

function* pay(state: State, seat: Seat, value: number): Steps {
  if (value === 0) return;
  const { coins, cubes, permits } = yield* choose(
    { seat, prompt: say('auction.pay', { value }) },
    bundles(state, seat, value),
  );
  spend(state, seat, coins, 'auction');
  returnCubes(state, seat, cubes);
  for (let paid = 0; paid < permits; paid++) {
    payPermit(state, seat, yield* choosePermit(state, seat, say('auction.permit')));
  }
}

/** Every way to pay in which nothing given could be kept: there is no change, but nobody gives a piece too many. */
function bundles(state: State, seat: Seat, value: number): Candidate<Bundle>[] {
  const { price } = state.market;
  const { coins: purse, cubes: most } = playerOf(state, seat);
  const ways: Bundle[] = [];
  for (let permits = 0; permits <= permitsToSpend(state, seat); permits++) {
    for (let cubes = 0; cubes <= most; cubes++) {
      const pieces = permits * price + cubes * AUCTION_CUBE_VALUE;
      const coins = Math.max(0, value - pieces);
      const surplus = pieces + coins - value;
      const isTight = (permits === 0 || surplus < price) && (cubes === 0 || surplus < AUCTION_CUBE_VALUE);
      if (coins <= purse && isTight) ways.push({ coins, cubes, permits });
    }
  }
  return ways.map((bundle) => ({
    ref: `bundle:${bundle.coins}:${bundle.cubes}:${bundle.permits}`,
    say: say('auction.bundle', { ...bundle }),
    value: bundle,
  }));
}

function nameStart(state: State, seat: Seat): Steps<Seat> {
  return choose(
    { seat, prompt: say('auction.name') },
    state.players.map((_, start) => ({ ref: refs.seat(start), say: say('seat.name', { seat: start }), value: start })),
  );
}
