import type { Seat } from '../../../engine/ask.ts';
import { takes } from './goods.ts';
import { type Candidate, choose, type Move, refs, type Steps, type Table } from './lexicon.ts';
import { choosePermit, payPermit, permitMove, permitsToSpend } from './permits.ts';
import { returnCubes, spend } from './purse.ts';
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
    table.tell(() => ({
      say: value === undefined ? say('event.auction.passed', { seat }) : say('event.auction.bid', { seat, value }),
      seat,
      refs: [refs.seat(seat)],
    }));
    if (value !== undefined) best = { seat, value };
  }
  const { seat, value } = best ?? { seat: holder, value: 0 };
  const paid = yield* pay(state, seat, value);
  state.start = yield* nameStart(state, seat);
  table.tell(() => ({
    say: say('event.auction.won', { seat, value, start: state.start }),
    seat,
    refs: [refs.seat(state.start)],
    moves: paid,
  }));
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
      about: 'auction',
      prompt: best ? say('ask.auction', { value: best.value, seat: best.seat }) : say('ask.auction.open'),
      help: say('ask.auction.help', { most }),
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

/** Returns what was seen to be paid. */
function* pay(state: State, seat: Seat, value: number): Steps<Move[]> {
  if (value === 0) return [];
  const { coins, cubes, permits } = yield* choose(
    { seat, about: 'price', prompt: say('ask.auction.pay', { value }) },
    bundles(state, seat, value),
  );
  spend(state, seat, coins, 'auction');
  returnCubes(state, seat, cubes);
  const paid = takes({ money: coins, tech: cubes }, seat, 'supply');
  for (let permit = 0; permit < permits; permit++) {
    const source = yield* choosePermit(state, { seat, about: 'price', prompt: say('ask.auction.permit') });
    payPermit(state, seat, source);
    paid.push(permitMove(seat, source));
  }
  return paid;
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
    ref: refs.bundle(bundle.coins, bundle.cubes, bundle.permits),
    say: say('auction.bundle', { ...bundle }),
    value: bundle,
  }));
}

function nameStart(state: State, seat: Seat): Steps<Seat> {
  return choose(
    { seat, about: 'start', prompt: say('ask.auction.start') },
    state.players.map((_, start) => ({ ref: refs.seat(start), say: say('seat.name', { seat: start }), value: start })),
  );
}
