import { confirm, type Seat, type Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { resolveEvent } from './disaster.ts';
import { discardGoal } from './goals.ts';
import { distributeIncome, drawOnIncome } from './income.ts';
import type { Turn } from './moves.ts';
import {
  bankPermit,
  choosePermit,
  type PermitSource,
  payPermit,
  permitSources,
  sourceName,
  takePermit,
} from './permits.ts';
import { earn, score, spend } from './purse.ts';
import { refs } from './refs.ts';
import { isAlone, playerOf, type State } from './state.ts';
import { COMPANY_GOAL_COINS, LOST_AT } from './tables/constants.ts';
import { FOSSIL_KINDS, FOSSILS, type Fossil } from './tables/fossils.ts';
import { CLOCKWISE, DEMAND_SPACES, type RegionId } from './tables/regions.ts';
import { SINCE } from './versions.ts';
import { say } from './vocabulary.ts';
import { changeLevel } from './world.ts';

/** Income, energy supply, event. The first decade has none: the set-up stands for it. */
export function* supplyPhase(state: State, table: Table): Steps {
  table.tell({ say: say('decade', { decade: state.decade }), mark: true });
  yield* distributeIncome(state, table);
  consumeCubes(state, table);
  for (const region of CLOCKWISE) yield* meetDemand(state, region, table);
  resolveEvent(state, table);
  const isLost = isAlone(state) ? state.ppm > LOST_AT : state.ppm >= LOST_AT;
  if (isLost) {
    state.ended = isAlone(state) ? 'alone' : 'lost';
    table.tell({ say: say('ended', { ending: state.ended }), mark: true, refs: [refs.ppm] });
  }
  state.phase = 'operations';
  state.active = state.start;
}

function consumeCubes(state: State, table: Table): void {
  for (const region of CLOCKWISE) {
    if (state.regions[region].cubes === 0) continue;
    state.regions[region].cubes--;
    state.cubes++;
    table.tell({ say: say('cubes.used', { region }), refs: [refs.region(region)] });
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
  table.tell({ say: say('fossil', { fossil, region: id, ppm: state.ppm }), refs: [refs.region(id), refs.ppm] });
  if (region.controller === undefined) {
    region.permits--;
    bankPermit(state);
  } else {
    yield* payForDemand(state, region.controller, id, table);
  }
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
  table.tell({ say: say('demand.paid', { seat, source: sourceName(source) }), seat, refs: [refs.seat(seat)] });
}

/** From the hand or any controlled region: by order, this region before others and the hand last, or the reverse. */
function* permitForDemand(state: State, seat: Seat, region: RegionId, table: Table): Steps<PermitSource | undefined> {
  const sources = permitSources(state, seat);
  if (sources.length < 2) return sources[0];
  const { permitOrder } = playerOf(state, seat);
  if (permitOrder === 'ask') return yield* choosePermit(state, seat, say('demand.pay', { region }));
  table.reveal();
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
  table.tell({ say: say('demand.bought', { seat, price, points: missing }), seat, refs: [refs.market] });
  takePermit(state, () => bankPermit(state), table);
}

/** Asked whatever the standing orders: they say which permits to pay with, and there are none. The first rules kept the goal. */
function* givesUpGoal({ state, seat, table }: Turn, price: number): Steps<boolean> {
  const { goal, goalDiscarded, permitOrder, coins } = playerOf(state, seat);
  if (goalDiscarded || (table.rules < SINCE.goalByLink && permitOrder !== 'ask')) return false;
  return yield* confirm(
    { seat, prompt: say('demand.goal.ask', { price }) },
    { ref: refs.card(goal), say: say('goal.discard', { coins: COMPANY_GOAL_COINS }) },
    { ref: refs.decline, say: say('demand.points', { points: price - coins }) },
  );
}
