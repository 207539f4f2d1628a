import type { Ref, Seat, Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { block } from './block.ts';
import { loot, pincers } from './loot.ts';
import { returnToStock } from './piles.ts';
import { player, type State, turnOrder } from './state.ts';
import { neighbour, SIDES, type Side } from './tables.ts';
import { say } from './vocabulary.ts';

/** The second group. All attackers pay before anybody blocks, and all blocks stand before anything is taken. */
export function* fight(state: State, table: Table): Steps {
  state.phase = 'fight';
  const order = turnOrder(state);
  for (const seat of order) payAttacks(state, seat, table);
  for (const seat of order) {
    if (player(state, seat).tops.right === 'defend') yield* block(state, seat, table);
  }
  // In turn order, as they were paid.
  for (const attack of state.attacks) {
    if (attack.fate === 'paid') yield* loot(state, attack, table);
  }
  yield* pincers(state, table);
}

/** Each attack needs a soldier of its own. One soldier for two attacks is lost and neither takes place. */
function payAttacks(state: State, seat: Seat, table: Table): void {
  const { tops, ready } = player(state, seat);
  const wanted = SIDES.filter((side) => tops[side] === 'attack');
  if (ready.soldier >= wanted.length) {
    for (const side of wanted) payAttack(state, seat, side, table);
    return;
  }
  const attacks = wanted.map((side) => attackFrom(state, seat, side));
  for (const attack of attacks) state.attacks.push({ ...attack, fate: 'vanished' });
  if (ready.soldier === 0) {
    for (const { side, on } of attacks) {
      table.tell({ say: say('story.no-soldier', { seat, target: on }), seat, refs: refsOf(seat, side) });
    }
    return;
  }
  returnToStock(state, ready, 'soldier', ready.soldier);
  table.tell({
    say: say('story.one-soldier', { seat }),
    seat,
    refs: [...attacks.flatMap(({ side }) => refsOf(seat, side)), `ready:${seat}`],
  });
}

function payAttack(state: State, seat: Seat, side: Side, table: Table): void {
  const attack = attackFrom(state, seat, side);
  returnToStock(state, player(state, seat).ready, 'soldier');
  state.attacks.push({ ...attack, fate: 'paid' });
  table.tell({
    say: say('story.attacks', { seat, target: attack.on }),
    seat,
    refs: [...refsOf(seat, side), `ready:${seat}`],
  });
}

function attackFrom(state: State, by: Seat, side: Side): { by: Seat; side: Side; on: Seat } {
  return { by, side, on: neighbour(state.players.length, by, side) };
}

/** An attack on the table: the engine that shows it and the way it takes. */
function refsOf(seat: Seat, side: Side): Ref[] {
  return [`engine:${seat}:${side}`, `attack:${seat}:${side}`];
}
