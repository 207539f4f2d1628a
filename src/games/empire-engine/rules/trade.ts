import { choose, confirm, type Seat, type Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { scoreFrom, takeFromStock } from './piles.ts';
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
  for (const seat of order) yield* joinConvoy(state, seat, table);
  for (const seat of order) {
    if (player(state, seat).tops.left === 'salvage') yield* salvage(state, seat, table);
  }
}

function exportGoods(state: State, seat: Seat, table: Table): void {
  const refs = [`engine:${seat}:right`];
  if (isHit(state, seat)) {
    table.tell({ say: say('story.export-wasted', { seat }), seat, refs });
    return;
  }
  const goods = scoreAllGoods(state, seat);
  table.tell({
    say: goods > 0 ? say('story.exports', { seat, goods }) : say('story.exports.nothing', { seat }),
    seat,
    refs: [...refs, `ready:${seat}`, `pile:${seat}`],
  });
}

function scoreAllGoods(state: State, seat: Seat): number {
  const owner = player(state, seat);
  const goods = owner.ready.good;
  scoreFrom(owner, owner, 'good', goods);
  return goods;
}

/** A player who produced may export with a partner whose Export succeeded, all goods or none, unless hit. */
function* joinConvoy(state: State, seat: Seat, table: Table): Steps {
  if (!playsWith(state, 'convoy')) return;
  const { tops, ready, orders } = player(state, seat);
  const partner = partnerOf(seat);
  const isLed = player(state, partner).tops.right === 'export' && !isHit(state, partner);
  const canJoin = tops.left === 'produce' && ready.good > 0 && !isHit(state, seat);
  if (!isLed || !canJoin) return;
  const isJoining = isSettled(orders.convoy)
    ? orders.convoy === 'export'
    : yield* confirm(
        { seat, step: say('step.trade'), prompt: say('ask.convoy', { partner }) },
        { ref: 'convoy:export', say: say('convoy.export', { goods: ready.good }) },
        { ref: 'convoy:keep', say: say('convoy.keep') },
      );
  if (!isJoining) {
    table.tell({ say: say('story.convoy.kept', { seat }), seat, refs: [`ready:${seat}`] });
    return;
  }
  const goods = scoreAllGoods(state, seat);
  table.tell({ say: say('story.convoy', { seat, partner, goods }), seat, refs: [`ready:${seat}`, `pile:${seat}`] });
}

function* salvage(state: State, seat: Seat, table: Table): Steps {
  const owner = player(state, seat);
  const wasHit = isHit(state, seat);
  if (wasHit && owner.empire !== 'sylphian-commonwealth') {
    table.tell({ say: say('story.salvage-wasted', { seat }), seat, refs: [`engine:${seat}:left`] });
    return;
  }
  const { salvage: order } = owner.orders;
  const resource = isSettled(order) ? order : yield* askForSalvage(seat);
  takeFromStock(state, owner.score, resource);
  table.tell({
    say: say(wasHit ? 'story.salvages.anyway' : 'story.salvages', { seat, resource }),
    seat,
    refs: [`engine:${seat}:left`, `pile:${seat}`],
  });
}

function askForSalvage(seat: Seat): Steps<Resource> {
  return choose(
    { seat, step: say('step.trade'), prompt: say('ask.salvage') },
    RESOURCES.toReversed().map((resource) => ({
      ref: `salvage:${resource}`,
      say: say('salvage.option', { resource }),
      value: resource,
    })),
  );
}
