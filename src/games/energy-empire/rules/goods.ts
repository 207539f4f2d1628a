import type { Seat } from '../../../engine/ask.ts';
import type { Message } from '../../../engine/message.ts';
import { isQuiet } from '../../../engine/quiet.ts';
import { type Bag, GOODS } from './cards/bag.ts';
import { type Move, type Ref, refs } from './lexicon.ts';
import type { Mat } from './state.ts';
import { type Cost, RESOURCES } from './tables.ts';
import { say } from './vocabulary.ts';

export { type Bag, faceOf } from './cards/bag.ts';

/** Where a mat keeps a good. Points are told beside the name. */
function keptAt(good: (typeof GOODS)[number], seat: Seat) {
  return good === 'vp' ? refs.seat(seat) : refs.of(good === 'worker' ? 'workers' : good, seat);
}

/** A bag on its way to a seat. */
export function brings(bag: Bag, from: Ref, seat: Seat): Move[] {
  return moving(bag, seat, (good) => ({ from, to: keptAt(good, seat) }));
}

/** A bag on its way from a seat. */
export function takes(bag: Bag, seat: Seat, to: Ref): Move[] {
  return moving(bag, seat, (good) => ({ from: keptAt(good, seat), to }));
}

function moving(bag: Bag, seat: Seat, way: (good: (typeof GOODS)[number]) => Pick<Move, 'from' | 'to'>): Move[] {
  if (isQuiet()) return [];
  return GOODS.flatMap((piece) => {
    const count = bag[piece] ?? 0;
    return count > 0 ? [{ piece, count, ...way(piece), ...(piece === 'worker' && { of: seat }) }] : [];
  });
}

export function bagSaid(bag: Bag): Message {
  return say('bag', bag);
}

/** Why a cost cannot be paid: the first thing there is too little of. */
export function refusedCost(mat: Mat, cost: Cost): Message | undefined {
  for (const resource of RESOURCES) {
    const need = cost[resource] ?? 0;
    const have = mat.resources[resource];
    if (have < need) return say('refused.lacks', { good: resource, need, have });
  }
  return undefined;
}

export function pay(mat: Mat, cost: Cost): void {
  for (const resource of RESOURCES) mat.resources[resource] -= cost[resource] ?? 0;
}

/** Takes a bag and returns what was really taken: a reserve may be short of workers or energy. */
export function take(mat: Mat, bag: Bag): Bag {
  const taken: Bag = {};
  for (const good of GOODS) {
    const wanted = bag[good] ?? 0;
    const amount =
      good === 'worker'
        ? Math.min(wanted, mat.reserve.workers)
        : good === 'energy'
          ? Math.min(wanted, mat.reserve.energy)
          : wanted;
    if (amount === 0) continue;
    taken[good] = amount;
    if (good === 'vp') mat.vp += amount;
    else if (good === 'worker') {
      mat.workers += amount;
      mat.reserve.workers -= amount;
    } else if (good === 'energy') {
      mat.energy += amount;
      mat.reserve.energy -= amount;
    } else mat.resources[good] += amount;
  }
  return taken;
}
