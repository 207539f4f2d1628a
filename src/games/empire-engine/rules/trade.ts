import { confirm, type Seat } from '../../../engine/ask.ts';
import { choose, type EmpireEngine, type Move, refs, type Steps, type Table } from './lexicon.ts';
import { ordersOf } from './orders.ts';
import { scoreFrom, takeScored } from './piles.ts';
import { isHit, isSettled, player, type State, turnOrder } from './state.ts';
import { partnerOf, RESOURCES, type Resource } from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** The third group: Export, then Salvage, for everybody whom no attack has hit. */
export function* trade(state: State, table: Table): Steps {
  state.phase = 'trade';
  const order = turnOrder(state);
  for (const seat of order) {
    if (player(state, seat).tops.right === 'export') exportGoods(state, seat, table);
  }
  if (playsWith(state, 'convoy')) for (const seat of order) yield* joinConvoy(state, seat, table);
  for (const seat of order) {
    if (player(state, seat).tops.left === 'salvage') yield* salvage(state, seat, table);
  }
}

function exportGoods(state: State, seat: Seat, table: Table): void {
  const engine = refs.engine('right', seat);
  if (isHit(state, seat)) {
    table.tell(() => ({ say: say('event.export-wasted', { seat }), seat, refs: [engine, refs.wasted('right', seat)] }));
    return;
  }
  const { goods, moves } = scoreAllGoods(state, seat);
  table.tell(() => ({
    say: goods > 0 ? say('event.exports', { seat, goods }) : say('event.exports.nothing', { seat }),
    seat,
    deed: 'great',
    refs: [engine, refs.ready(seat), refs.score(seat)],
    moves,
  }));
}

function scoreAllGoods(state: State, seat: Seat): { goods: number; moves: Move[] } {
  const goods = player(state, seat).ready.good;
  return { goods, moves: goods > 0 ? [scoreFrom(state, seat, seat, 'good', goods)] : [] };
}

/** A player who produced may export with a partner whose Export succeeded, all goods or none, unless hit. */
function* joinConvoy(state: State, seat: Seat, table: Table): Steps {
  const { tops, ready } = player(state, seat);
  const partner = partnerOf(seat);
  const isLed = player(state, partner).tops.right === 'export' && !isHit(state, partner);
  const canJoin = tops.left === 'produce' && ready.good > 0 && !isHit(state, seat);
  if (!isLed || !canJoin) return;
  const { convoy: order } = ordersOf(state, seat, table);
  const isJoining = isSettled(order)
    ? order === 'export'
    : yield* confirm<EmpireEngine>(
        { seat, about: refs.ready(seat), step: say('step.trade'), prompt: say('ask.convoy', { partner }) },
        { ref: 'convoy:export', say: say('convoy.export', { goods: ready.good }) },
        { ref: 'convoy:keep', say: say('convoy.keep') },
      );
  if (!isJoining) {
    table.tell(() => ({ say: say('event.convoy.kept', { seat }), seat, refs: [refs.ready(seat)] }));
    return;
  }
  const { goods, moves } = scoreAllGoods(state, seat);
  table.tell(() => ({
    say: say('event.convoy', { seat, partner, goods }),
    seat,
    refs: [refs.ready(seat), refs.score(seat)],
    moves,
  }));
}

function* salvage(state: State, seat: Seat, table: Table): Steps {
  const engine = refs.engine('left', seat);
  const wasHit = isHit(state, seat);
  if (wasHit && player(state, seat).empire !== 'sylphian-commonwealth') {
    table.tell(() => ({ say: say('event.salvage-wasted', { seat }), seat, refs: [engine, refs.wasted('left', seat)] }));
    return;
  }
  const { salvage: order } = ordersOf(state, seat, table);
  const resource = isSettled(order) ? order : yield* askForSalvage(seat);
  const moves = [takeScored(state, seat, resource)];
  table.tell(() => ({
    say: say(wasHit ? 'event.salvages.anyway' : 'event.salvages', { seat, resource }),
    seat,
    refs: [engine, refs.score(seat)],
    moves,
  }));
}

function askForSalvage(seat: Seat): Steps<Resource> {
  return choose(
    { seat, about: refs.engine('left', seat), step: say('step.trade'), prompt: say('ask.salvage') },
    RESOURCES.toReversed().map((resource) => ({
      ref: refs.salvage(resource),
      say: say('salvage.option', { resource }),
      face: [{ icon: resource }],
      value: resource,
    })),
  );
}
