import { type Candidate, choose, type Seat, type Steps } from '../engine/ask.ts';
import type { Agreement, Game, Table, Viewer } from '../engine/game.ts';
import type { Message } from '../engine/message.ts';
import { draw, redealAmong } from '../engine/random.ts';
import { together } from '../engine/together.ts';

/**
 * The Fair: a worker placement game small enough to read at a glance and rich enough to test an engine with. It has
 * chance (the market), refusals (taken stalls, empty purses), forced choices, a question after a question and, at the
 * end, a secret bid for the prize ox.
 */
export interface Fair {
  readonly days: number;
  day: number;
  next: Seat;
  /** Who stands at which stall today. */
  readonly stalls: Record<string, Seat>;
  readonly bag: string[];
  readonly purses: { coins: number; goods: string[]; bid?: number }[];
  isOver: boolean;
}

export interface FairView {
  readonly day: number;
  readonly stalls: Readonly<Record<string, Seat>>;
  readonly purses: readonly { coins: number; goods: number; bid?: number }[];
}

const STALLS = ['quarry', 'market', 'field', 'inn'] as const;
type Stall = (typeof STALLS)[number];

const say = (key: string, facts: Message['with'] = {}): Message => ({ key, with: facts });

/** A short fair for two: what most tests of the app have on the table. */
export const shortFair: Agreement = {
  game: 'toy',
  rules: 1,
  seats: 2,
  options: { length: 'short', goods: 'plain' },
  seed: 'AAAAAAAA',
};

export const toy: Game<Fair, FairView> = {
  id: 'toy',
  rules: 1,
  seats: [2, 4],
  options: [
    { id: 'length', values: ['short', 'long'], standard: () => 'short' },
    {
      id: 'goods',
      values: ['plain', 'rich'],
      standard: (seats) => (seats > 3 ? 'rich' : 'plain'),
      closed: (value, seats) => (value === 'plain' && seats > 3 ? say('too-few-goods') : undefined),
    },
  ],

  setup(seats, options) {
    const copies = options['goods'] === 'rich' ? 8 : 5;
    return {
      days: options['length'] === 'long' ? 6 : 3,
      day: 1,
      next: 0,
      stalls: {},
      bag: ['wool', 'salt', 'honey'].flatMap((good) => Array.from({ length: copies }, () => good)),
      purses: Array.from({ length: seats }, () => ({ coins: 2, goods: [] })),
      isOver: false,
    };
  },

  *turn(fair, table) {
    if (fair.day > fair.days) yield* auction(fair, table);
    else yield* visit(fair, table);
  },

  over: (fair) => fair.isOver,
  opener: (fair) => fair.next,

  view: (fair, viewer) => ({
    day: fair.day,
    stalls: fair.stalls,
    purses: fair.purses.map(({ coins, goods, bid }, seat) => ({
      coins,
      goods: goods.length,
      ...(bid !== undefined && mayKnowBid(fair, seat, viewer) && { bid }),
    })),
  }),

  redeal(fair, viewer, random) {
    const others = fair.purses.filter((_, seat) => seat !== viewer);
    redealAmong(random, fair.bag, ...others.map(({ goods }) => goods));
    for (const purse of others) if (purse.bid !== undefined) purse.bid = random.below(purse.coins + 1);
  },

  scores(fair) {
    const totals = fair.purses.map(({ coins, goods }) => coins + 3 * new Set(goods).size + goods.length);
    const best = Math.max(...totals);
    return {
      sides: totals.map((_, seat) => [seat]),
      rows: [{ say: say('coins-and-goods'), points: totals }],
      totals,
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
    };
  },

  check(fair) {
    if (fair.purses.some(({ coins }) => coins < 0)) throw new Error('somebody owes money');
  },
};

function mayKnowBid(fair: Fair, seat: Seat, viewer: Viewer): boolean {
  return fair.isOver || viewer === seat;
}

/** One visitor goes to a free stall. When everybody has been, the next day begins. */
function* visit(fair: Fair, table: Table): Steps {
  const seat = fair.next;
  const purse = purseOf(fair, seat);
  const stall = yield* choose<Stall>({ seat, about: 'fair', prompt: say('where-to') }, [
    ...STALLS.map(
      (name): Candidate<Stall> => ({
        ref: `stall:${name}`,
        say: say(name),
        value: name,
        refused: refusedAt(fair, seat, name),
      }),
    ),
  ]);
  if (stall !== 'inn') fair.stalls[stall] = seat;
  if (stall === 'quarry') purse.coins += 2;
  if (stall === 'field') purse.goods.push(yield* harvest(seat));
  if (stall === 'market') {
    purse.coins -= 1;
    purse.goods.push(draw(table.random, fair.bag));
  }
  table.tell(() => ({ seat, say: say('went', { seat, stall }), refs: [`stall:${stall}`] }));
  fair.next = (seat + 1) % fair.purses.length;
  if (fair.next !== 0) return;
  fair.day++;
  for (const name of STALLS) delete fair.stalls[name];
  table.tell(() => ({ say: say('day', { day: fair.day }), mark: true }));
}

function refusedAt(fair: Fair, seat: Seat, stall: Stall): Message | undefined {
  if (fair.stalls[stall] !== undefined) return say('taken');
  if (stall === 'market' && purseOf(fair, seat).coins < 1) return say('needs-a-coin');
  if (stall === 'market' && fair.bag.length === 0) return say('sold-out');
  return undefined;
}

function harvest(seat: Seat): Steps<string> {
  return choose(
    { seat, about: 'harvest', prompt: say('which-harvest') },
    ['wheat', 'apples', 'wool'].map((good) => ({ ref: `good:${good}`, say: say(good), value: good })),
  );
}

/** Everybody bids in secret; the highest bid, of equals the first, pays and takes the ox. */
function* auction(fair: Fair, table: Table): Steps {
  yield* together(table, {
    seats: [...fair.purses.keys()],
    bound: 1 + Math.max(...fair.purses.map(({ coins }) => coins)),
    decide: (seat) => bid(fair, seat),
    sealed: () => undefined,
  });
  table.reveal();
  fair.isOver = true;
  const bids = fair.purses.map(({ bid }) => bid ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  const purse = purseOf(fair, winner);
  purse.coins -= bids[winner] ?? 0;
  purse.goods.push('ox');
  table.tell(() => ({ seat: winner, say: say('takes-the-ox', { seat: winner }), mark: true }));
}

function* bid(fair: Fair, seat: Seat): Steps {
  const purse = purseOf(fair, seat);
  purse.bid = yield* choose(
    { seat, about: 'ox', prompt: say('bid'), secret: true, confirm: say('bid-is-final') },
    Array.from({ length: purse.coins + 1 }, (_, amount) => ({
      ref: `bid:${amount}`,
      say: say('amount', { amount }),
      amount,
      value: amount,
    })),
  );
}

function purseOf(fair: Fair, seat: Seat): Fair['purses'][number] {
  const purse = fair.purses[seat];
  if (!purse) throw new RangeError(`nobody sits at seat ${seat}`);
  return purse;
}
