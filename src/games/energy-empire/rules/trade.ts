import { forReaders } from '../../../engine/quiet.ts';
import { type Context, type Effect, either, gain, inReturn, spend } from './effects.ts';
import { bagSaid, brings, faceOf, pay, refusedCost, take, takes } from './goods.ts';
import { choose, refs, type Steps } from './lexicon.ts';
import { matOf } from './state.ts';
import { BARRELS, type Cost, LAST_OIL_PRICE } from './tables.ts';
import { oilPrice } from './track.ts';
import { SINCE } from './versions.ts';
import { say } from './vocabulary.ts';

/** One exchange at each price there can be. */
const EXCHANGES = Array.from({ length: LAST_OIL_PRICE + 1 }, (_, money) => {
  const oil = BARRELS;
  return either(inReturn(spend({ money }), gain({ oil })), inReturn(spend({ oil }), gain({ money })));
});

function atPrice({ state }: Context): Effect {
  const exchange = EXCHANGES[oilPrice(state)];
  if (!exchange) throw new RangeError(`nobody trades oil at $${oilPrice(state)}`);
  return exchange;
}

/** Exactly one exchange of three barrels against the price of the moment. */
export function exchangeOil(): Effect {
  return {
    say: say('exchange-oil'),
    face: [
      { icon: 'money' },
      { sign: 'to' },
      { icon: 'oil', amount: BARRELS },
      { sign: 'or' },
      { icon: 'oil', amount: BARRELS },
      { sign: 'to' },
      { icon: 'money' },
    ],
    refused: (context) => atPrice(context).refused(context),
    run: (context) => atPrice(context).run(context),
  };
}

/** What is swapped one for one at Trade. */
export const UNITS = [
  { id: 'money', cost: { money: 2 } },
  { id: 'steel', cost: { steel: 1 } },
  { id: 'plastic', cost: { plastic: 1 } },
  { id: 'science', cost: { science: 1 } },
] as const satisfies readonly { id: string; cost: Cost }[];
type Unit = (typeof UNITS)[number];
export type TradeUnit = Unit['id'];

/** Any number of swaps, one unit for another. */
export function trade(): Effect {
  return {
    say: say('trade'),
    face: [
      { icon: 'money', amount: 2 },
      { sign: 'or' },
      { icon: 'steel' },
      { sign: 'or' },
      { icon: 'plastic' },
      { sign: 'or' },
      { icon: 'science' },
    ],
    refused: () => undefined,
    run: swap,
  };
}

interface Swap {
  readonly give: Unit;
  readonly get: Unit;
}

const SWAPS = UNITS.flatMap((give) => UNITS.filter((get) => get !== give).map((get): Swap => ({ give, get })));

function* swap(context: Context): Steps {
  const { state, seat, table, about = refs.seat(seat) } = context;
  const mat = matOf(state, seat);
  const done: Swap[] = [];
  const isDirect = (pair: Swap) => done.every((before) => isApart(pair, before));
  for (;;) {
    const pairs = SWAPS.filter(
      (pair) => refusedCost(mat, pair.give.cost) === undefined && (table.rules >= SINCE.anySwap || isDirect(pair)),
    );
    const pair = yield* choose<Swap | undefined>({ seat, about, prompt: say('ask.trade') }, [
      ...pairs.map((pair) => ({
        ref: refs.trade(pair.give.id, pair.get.id),
        say: say('swap', { give: bagSaid(pair.give.cost), get: bagSaid(pair.get.cost) }),
        value: pair,
        ...(!isDirect(pair) && { isAside: true as const }),
        ...forReaders(() => ({
          face: [...faceOf(pair.give.cost), { sign: 'to' as const }, ...faceOf(pair.get.cost)],
          group: pair.give.id,
        })),
      })),
      { ref: 'button:done', say: say('trade.done'), value: undefined },
    ]);
    if (!pair) return;
    done.push(pair);
    pay(mat, pair.give.cost);
    take(mat, pair.get.cost);
    table.tell(() => ({
      seat,
      say: say('event.swaps', { seat, give: bagSaid(pair.give.cost), get: bagSaid(pair.get.cost) }),
      refs: [refs.seat(seat)],
      moves: [...takes(pair.give.cost, seat, about), ...brings(pair.get.cost, about, seat)],
    }));
  }
}

/**
 * What was received is not given again, and what was given not received. Whatever chains of swaps come to, direct ones
 * bring as well, so that chains are hardly wanted; the first rules knew none.
 */
function isApart({ give, get }: Swap, before: Swap): boolean {
  return give !== before.get && get !== before.give;
}
