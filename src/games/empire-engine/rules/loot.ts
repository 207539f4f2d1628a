import type { Seat } from '../../../engine/ask.ts';
import { choose, type Move, refs, type Steps, type Table } from './lexicon.ts';
import { ordersOf } from './orders.ts';
import { scoreFrom, takeScored } from './piles.ts';
import { type Attack, isSettled, player, type State, turnOrder } from './state.ts';
import { FUELS, type Fuel, partnerOf } from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** An attack nobody blocked takes one resource of the target's ready pile as it is then. */
export function* loot(state: State, attack: Attack, table: Table): Steps {
  attack.fate = 'hit';
  const { taken, moves } = yield* raid(state, attack.by, attack.on, table);
  attack.loot = taken;
  const facts = { seat: attack.by, target: attack.on };
  table.tell(() => ({
    say:
      taken === 'stock' || taken === 'nothing'
        ? say(`event.raids.${taken}`, facts)
        : say('event.raids', { ...facts, fuel: taken }),
    seat: attack.by,
    deed: 'great',
    refs: [refs.attack(attack.by, attack.side), refs.ready(attack.on), refs.score(attack.by)],
    moves,
  }));
}

interface Loot {
  readonly taken: Fuel | 'stock' | 'nothing';
  readonly moves: readonly Move[];
}

/** From an empty pile the raider takes a soldier of the stock instead; from poisoned ground not even that. */
function* raid(state: State, by: Seat, on: Seat, table: Table): Steps<Loot> {
  const target = player(state, on);
  const kinds = FUELS.filter((fuel) => target.ready[fuel] > 0);
  if (kinds.length > 0) {
    const fuel = yield* chooseLoot(state, by, on, kinds, table);
    return { taken: fuel, moves: [scoreFrom(state, on, by, fuel)] };
  }
  if (target.empire === 'sylphian-commonwealth') return { taken: 'nothing', moves: [] };
  return { taken: 'stock', moves: [takeScored(state, by, 'soldier')] };
}

function* chooseLoot(state: State, by: Seat, on: Seat, kinds: readonly Fuel[], table: Table): Steps<Fuel> {
  const [first, second] = kinds;
  if (first && !second) return first;
  const { loot: order } = ordersOf(state, by, table);
  const { score } = player(state, by);
  if (order === 'fewer') return score.soldier < score.good ? 'soldier' : 'good';
  if (isSettled(order)) return order;
  return yield* choose(
    { seat: by, about: refs.ready(on), step: say('step.fight'), prompt: say('ask.loot', { target: on }) },
    kinds.map((fuel) => ({
      ref: refs.loot(on, fuel),
      say: say('loot.option', { fuel }),
      face: [{ icon: fuel }],
      value: fuel,
    })),
  );
}

/** Partners who both paid to attack the same player take one resource more, unless both their opponents defend. */
export function* pincers(state: State, table: Table): Steps {
  if (!playsWith(state, 'pincer')) return;
  const order = turnOrder(state);
  for (const seat of order.slice(0, order.length / 2)) {
    const partner = partnerOf(seat);
    for (const target of order) {
      if (isAttacking(state, seat, target) && isAttacking(state, partner, target)) {
        yield* pincer(state, seat, target, table);
      }
    }
  }
}

function isAttacking(state: State, by: Seat, on: Seat): boolean {
  return state.attacks.some((attack) => attack.by === by && attack.on === on && attack.fate !== 'vanished');
}

function* pincer(state: State, seat: Seat, target: Seat, table: Table): Steps {
  const facts = { seat, partner: partnerOf(seat), target };
  const opponents = [target, partnerOf(target)];
  if (opponents.every((opponent) => player(state, opponent).tops.right === 'defend')) {
    table.tell(() => ({
      say: say('event.pincer.foiled', facts),
      seat,
      refs: opponents.map((opponent) => refs.engine('right', opponent)),
    }));
    return;
  }
  const { taken, moves } = yield* raid(state, seat, target, table);
  table.tell(() => ({
    say:
      taken === 'stock' || taken === 'nothing'
        ? say(`event.pincer.${taken}`, facts)
        : say('event.pincer', { ...facts, fuel: taken }),
    seat,
    refs: [refs.ready(target), refs.score(seat)],
    moves,
  }));
}
