import type { Seat } from '../../../engine/ask.ts';
import type { Turn } from './deed.ts';
import { resolveEvent } from './disaster.ts';
import { end } from './ending.ts';
import { discardGoal } from './goals.ts';
import { takes } from './goods.ts';
import { distributeIncome, drawOnIncome } from './income.ts';
import { confirm, type Move, refs, type Steps, type Table } from './lexicon.ts';
import {
  bankPermit,
  choosePermit,
  type PermitSource,
  payPermit,
  permitMove,
  permitSources,
  takePermit,
} from './permits.ts';
import { earn, score, spend } from './purse.ts';
import { isAlone, playerOf, type State } from './state.ts';
import { COMPANY_GOAL_COINS, LOST_AT } from './tables/constants.ts';
import { FOSSIL_KINDS, FOSSILS, type Fossil } from './tables/fossils.ts';
import { CLOCKWISE, DEMAND_SPACES, type RegionId } from './tables/regions.ts';
import { SINCE } from './versions.ts';
import { say } from './vocabulary.ts';
import { changeLevel } from './world.ts';

/** Income, energy supply, event. The first decade has none: the set-up stands for it. */
export function* supplyPhase(state: State, table: Table): Steps {
  table.tell(() => ({
    say: say('event.decade', { decade: state.decade }),
    mark: true,
    refs: [refs.decade(state.decade)],
  }));
  yield* distributeIncome(state, table);
  consumeCubes(state, table);
  for (const region of CLOCKWISE) yield* meetDemand(state, region, table);
  resolveEvent(state, table);
  const isLost = isAlone(state) ? state.ppm > LOST_AT : state.ppm >= LOST_AT;
  if (isLost) {
    end(state, isAlone(state) ? 'alone' : 'lost', table);
  }
  state.phase = 'operations';
  state.active = state.start;
}

function consumeCubes(state: State, table: Table): void {
  for (const region of CLOCKWISE) {
    if (state.regions[region].cubes === 0) continue;
    state.regions[region].cubes--;
    state.cubes++;
    table.tell(() => ({
      say: say('event.cubes.used', { region }),
      refs: [refs.region(region)],
      moves: [{ piece: 'tech', from: refs.region(region), to: 'supply' }],
    }));
  }
}

/** If the space of this decade is empty a fossil plant fills it, and somebody pays a permit. */
function* meetDemand(state: State, id: RegionId, table: Table): Steps {
  const region = state.regions[id];
  if (DEMAND_SPACES[id] < state.decade || region.spaces.length >= state.decade) return;
  const fossil = drawFossil(state, table);
  if (!fossil) return;
  region.spaces.push({ fossil });
  changeLevel(state, FOSSILS[fossil].ppm);
  const { controller } = region;
  const arrives: Move = { piece: fossil, from: refs.pile, to: refs.space(id, region.spaces.length - 1) };
  table.tell(() => ({
    say: say('event.fossil', { fossil, region: id, ppm: state.ppm }),
    refs: [refs.region(id), refs.space(id, region.spaces.length - 1), refs.ppm],
    moves: controller === undefined ? [arrives, { piece: 'cep', from: refs.permitsIn(id), to: 'supply' }] : [arrives],
  }));
  if (controller !== undefined) return yield* payForDemand(state, controller, id, table);
  region.permits--;
  bankPermit(state);
}

/** The pile is a set: each tile left in it is equally likely. */
export function drawFossil(state: Pick<State, 'fossilPile'>, table: Table): Fossil | undefined {
  const tiles = FOSSIL_KINDS.flatMap((kind) => Array<Fossil>(state.fossilPile[kind]).fill(kind));
  if (tiles.length === 0) return undefined;
  const fossil = tiles[table.random.below(tiles.length)];
  if (fossil) state.fossilPile[fossil]--;
  return fossil;
}

function* payForDemand(state: State, seat: Seat, region: RegionId, table: Table): Steps {
  const source = yield* permitForDemand(state, seat, region, table);
  if (!source) return yield* forcedPurchase(state, seat, table);
  payPermit(state, seat, source);
  table.tell(() => ({
    say:
      source === 'hand' ? say('event.demand.paid', { seat }) : say('event.demand.paid-from', { seat, region: source }),
    seat,
    refs: [refs.seat(seat)],
    moves: [permitMove(seat, source)],
  }));
}

/** From the hand or any controlled region: by order, this region before others and the hand last, or the reverse. */
function* permitForDemand(state: State, seat: Seat, region: RegionId, table: Table): Steps<PermitSource | undefined> {
  const sources = permitSources(state, seat);
  if (sources.length < 2) return sources[0];
  if (state.choices === 'orders') table.reveal();
  const { permitOrder } = playerOf(state, seat);
  if (permitOrder === 'ask') {
    return yield* choosePermit(state, { seat, about: refs.region(region), prompt: say('ask.demand', { region }) });
  }
  const here = sources.filter((source) => source === region);
  const elsewhere = sources.filter((source) => source !== region && source !== 'hand');
  const hand = sources.filter((source) => source === 'hand');
  return permitOrder === 'hand' ? [...hand, ...here, ...elsewhere][0] : [...here, ...elsewhere, ...hand][0];
}

/** Without a permit anywhere one must be bought; what is missing in coins is paid in points. It goes to the bank. */
function* forcedPurchase(state: State, seat: Seat, table: Table): Steps {
  const { price } = state.market;
  const player = playerOf(state, seat);
  drawOnIncome(state, seat, price - player.coins);
  if (player.coins < price && (yield* givesUpGoal({ state, seat, table }, price))) {
    discardGoal({ state, seat, table });
  }
  const missing = Math.max(0, price - player.coins);
  earn(state, seat, missing, 'exchange');
  score(state, seat, -missing, 'exchange');
  spend(state, seat, price, 'market');
  table.tell(() => ({
    say: say('event.demand.bought', { seat, price, points: missing }),
    seat,
    refs: [refs.market],
    moves: [
      ...takes({ money: price - missing, vp: missing }, seat, refs.market),
      { piece: 'cep', from: refs.market, to: 'supply' },
    ],
  }));
  takePermit(state, () => bankPermit(state), table);
}

/** Asked whatever the standing orders: they say which permits to pay with, and there are none. */
function* givesUpGoal({ state, seat, table }: Turn, price: number): Steps<boolean> {
  const { goal, goalDiscarded, coins } = playerOf(state, seat);
  if (goalDiscarded || keptByOrder(state, seat, table)) return false;
  return yield* confirm(
    { seat, about: refs.market, prompt: say('ask.demand.goal', { price }) },
    { ref: refs.card(goal), say: say('goal.discard', { coins: COMPANY_GOAL_COINS }) },
    { ref: refs.decline, say: say('demand.points', { points: price - coins }) },
  );
}

/** Under the first rules, whoever had left an order kept the goal. */
function keptByOrder(state: State, seat: Seat, table: Table): boolean {
  if (table.rules >= SINCE.goalByLink || state.choices === 'ask') return false;
  table.reveal();
  return playerOf(state, seat).permitOrder !== 'ask';
}
