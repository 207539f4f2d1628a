import { refusedAll, separated } from '../../../engine/effects.ts';
import { forReaders } from '../../../engine/quiet.ts';
import { draw } from '../../../engine/random.ts';
import { type CardId, structureOf } from './cards/structures.ts';
import type { Context, Effect } from './effects.ts';
import { pollute } from './environment.ts';
import { bagSaid, faceOf, pay, refusedCost, takes } from './goods.ts';
import { type Candidate, choose, refs, type Steps, type Table } from './lexicon.ts';
import { added } from './modules.ts';
import { arrangementOf, matOf, type State } from './state.ts';
import {
  type Cost,
  MARKET_PRICES,
  MARKET_RESOURCE,
  RESOURCES,
  type StructureType,
  TYPE_ICON,
  TYPES,
} from './tables.ts';
import { say } from './vocabulary.ts';

/** Draws from a type's deck; an empty deck is made anew from its discards. */
function drawCard(state: State, type: StructureType, table: Table): CardId | undefined {
  const market = state.markets[type];
  if (market.deck.length === 0) {
    market.deck = market.discard;
    market.discard = [];
    if (market.deck.length > 0) table.tell(() => ({ say: say('event.reshuffles', { type }) }));
  }
  return market.deck.length > 0 ? draw(table.random, market.deck) : undefined;
}

/** Slides what is left and fills the empty spots at the right. */
export function refill(state: State, type: StructureType, table: Table): void {
  const market = state.markets[type];
  while (market.cards.length < arrangementOf(state).spots.length) {
    const card = drawCard(state, type, table);
    if (!card) return;
    market.cards.push(card);
  }
}

/**
 * In a sealed game a bought card leaves a gap: whoever has the next turn draws what fills it, or whoever looks for
 * something in a market before. Drawn at once, a changed app could foresee it, and buy accordingly.
 */
export function fillGaps(state: State, table: Table): void {
  if (table.isSealed) for (const type of TYPES) refill(state, type, table);
}

/** Discards a whole market and draws new cards from right to left. */
export function reset(state: State, type: StructureType, table: Table): void {
  fillGaps(state, table);
  const market = state.markets[type];
  market.discard.push(...market.cards);
  market.cards = [];
  refill(state, type, table);
  market.cards.reverse();
  table.tell(() => ({ say: say('event.resets', { type }), refs: market.cards.map((_, at) => refs.spot(type, at)) }));
}

/** The ways to pay for the card at a spot. */
export function pricesAt(state: State, type: StructureType, at: number): readonly Cost[] {
  const spot = arrangementOf(state).spots[at];
  return spot ? MARKET_PRICES[type][spot] : [];
}

function refusedCard({ state, seat }: Context, type: StructureType, at: number) {
  const mat = matOf(state, seat);
  if (pricesAt(state, type, at).some((price) => refusedCost(mat, price) === undefined)) return undefined;
  const { money, [MARKET_RESOURCE[type]]: have } = mat.resources;
  return say('refused.price', { price: priceSaid(state, type, at), money, resource: MARKET_RESOURCE[type], have });
}

function priceSaid(state: State, type: StructureType, at: number) {
  return say('effect.either', { parts: pricesAt(state, type, at).map((price) => bagSaid(price)) });
}

/** Buy one structure of a market. */
export function buyStructure(type: StructureType): Effect {
  return {
    say: say('buy-structure', { type }),
    face: [
      { icon: 'money' },
      { sign: 'or' },
      { icon: MARKET_RESOURCE[type] },
      { sign: 'to' },
      { icon: TYPE_ICON[type] },
    ],
    refused(context) {
      const { state } = context;
      const { cards } = state.markets[type];
      const more = added(state, (module) => module.purchases?.(context, type));
      if (cards.length + more.length === 0) return say('refused.market-empty');
      const reason = refusedAll(cards, (_, at) => refusedCard(context, type, at));
      if (cards.length > 0 && !reason) return undefined;
      return more.some(({ refused }) => !refused) ? undefined : (reason ?? more[0]?.refused);
    },
    run: (context) => buy(context, type),
  };
}

/** Everything a market sells: its cards from the left, then what modules lay beside it. */
function purchases(context: Context, type: StructureType): Candidate<() => Steps>[] {
  const { state } = context;
  const cards = state.markets[type].cards.map((card, at) => ({
    ref: refs.spot(type, at),
    say: structureSaid(card),
    value: () => build(context, type, at),
    refused: refusedCard(context, type, at),
    ...forReaders(() => ({
      detail: priceSaid(state, type, at),
      face: separated(pricesAt(state, type, at).map((price) => ({ face: faceOf(price) }))),
      confirm: say('buy', { what: structureSaid(card) }),
    })),
  }));
  return [...cards, ...added(state, (module) => module.purchases?.(context, type))];
}

function* buy(context: Context, type: StructureType): Steps {
  fillGaps(context.state, context.table);
  const bought = yield* choose(
    { seat: context.seat, about: refs.market(type), prompt: say('ask.buy', { type }) },
    purchases(context, type),
  );
  yield* bought();
}

function* build(context: Context, type: StructureType, at: number): Steps {
  const { state, seat, table } = context;
  const mat = matOf(state, seat);
  const market = state.markets[type];
  const price = yield* choose(
    { seat, about: 'price', prompt: say('ask.pay') },
    pricesAt(state, type, at).map((price) => ({
      ref: refs.pay(RESOURCES.find((resource) => price[resource]) ?? 'money'),
      say: bagSaid(price),
      face: faceOf(price),
      value: price,
      refused: refusedCost(mat, price),
    })),
  );
  pay(mat, price);
  const [card] = market.cards.splice(at, 1);
  if (!card) throw new RangeError(`no card at spot ${at} of the ${type} market`);
  mat.structures.push({ card, tokens: [] });
  table.tell(() => ({
    seat,
    say: say('event.builds', { seat, card: structureSaid(card), price: bagSaid(price) }),
    deed: 'great',
    refs: [refs.structure(card), refs.spot(type, at)],
    moves: [
      ...takes(price, seat, refs.spot(type, at)),
      { piece: 'structure', from: refs.spot(type, at), to: refs.of(refs.structure(card), seat) },
    ],
  }));
  if (!table.isSealed) refill(state, type, table);
  const { pollution } = structureOf(card);
  if (pollution) yield* pollute(context, { ...pollution, from: 'track' });
}

export function structureSaid(card: CardId) {
  return say(`structure.${structureOf(card).id}`);
}
