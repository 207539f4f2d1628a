import { choose, type Seat, type Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { scoreFrom, takeFromStock } from './piles.ts';
import { type Attack, isSettled, player, type State, turnOrder } from './state.ts';
import { FUELS, type Fuel, partnerOf } from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** An attack nobody blocked takes one resource of the target's ready pile as it is then. */
export function* loot(state: State, attack: Attack, table: Table): Steps {
  attack.fate = 'hit';
  const taken = yield* raid(state, attack.by, attack.on);
  attack.loot = taken;
  const facts = { seat: attack.by, target: attack.on };
  table.tell({
    say:
      taken === 'stock' || taken === 'nothing'
        ? say(`story.raids.${taken}`, facts)
        : say('story.raids', { ...facts, fuel: taken }),
    seat: attack.by,
    refs: [`attack:${attack.by}:${attack.side}`, `ready:${attack.on}`, `pile:${attack.by}`],
  });
}

/** From an empty pile the raider takes a soldier of the stock instead; from poisoned ground not even that. */
function* raid(state: State, by: Seat, on: Seat): Steps<Fuel | 'stock' | 'nothing'> {
  const raider = player(state, by);
  const target = player(state, on);
  const kinds = FUELS.filter((fuel) => target.ready[fuel] > 0);
  if (kinds.length > 0) {
    const fuel = yield* chooseLoot(state, by, on, kinds);
    scoreFrom(target, raider, fuel);
    return fuel;
  }
  if (target.empire === 'sylphian-commonwealth') return 'nothing';
  takeFromStock(state, raider.score, 'soldier');
  return 'stock';
}

function* chooseLoot(state: State, by: Seat, on: Seat, kinds: readonly Fuel[]): Steps<Fuel> {
  const { orders, score } = player(state, by);
  const [first, second] = kinds;
  if (first && !second) return first;
  if (orders.loot === 'fewer') return score.soldier < score.good ? 'soldier' : 'good';
  if (isSettled(orders.loot)) return orders.loot;
  return yield* choose(
    { seat: by, step: say('step.fight'), prompt: say('ask.loot', { target: on }) },
    kinds.map((fuel) => ({ ref: `loot:${on}:${fuel}`, say: say('loot.option', { fuel }), value: fuel })),
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
    table.tell({
      say: say('story.pincer.foiled', facts),
      seat,
      refs: opponents.map((opponent) => `engine:${opponent}:right`),
    });
    return;
  }
  const taken = yield* raid(state, seat, target);
  table.tell({
    say:
      taken === 'stock' || taken === 'nothing'
        ? say(`story.pincer.${taken}`, facts)
        : say('story.pincer', { ...facts, fuel: taken }),
    seat,
    refs: [`ready:${target}`, `pile:${seat}`],
  });
}
