import type { Seat } from '../../../engine/ask.ts';
import { block } from './block.ts';
import { refs, type Steps, type Table } from './lexicon.ts';
import { loot, pincers } from './loot.ts';
import { pay } from './piles.ts';
import { player, type State, turnOrder } from './state.ts';
import { neighbour, otherSide, SIDES, type Side } from './tables.ts';
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
      table.tell(() => ({ say: say('event.no-soldier', { seat, target: on }), seat, refs: wastedRefs(seat, side) }));
    }
    return;
  }
  const moves = [pay(state, seat, 'soldier', ready.soldier)];
  table.tell(() => ({
    say: say('event.one-soldier', { seat }),
    seat,
    refs: [...attacks.flatMap(({ side }) => wastedRefs(seat, side)), refs.ready(seat)],
    moves,
  }));
}

/** Neighbours' engines lie next to each other: a left engine strikes where the neighbour's right one stands. */
function payAttack(state: State, seat: Seat, side: Side, table: Table): void {
  const attack = attackFrom(state, seat, side);
  const moves = [pay(state, seat, 'soldier', 1, refs.engine(otherSide(side), attack.on))];
  state.attacks.push({ ...attack, fate: 'paid' });
  table.tell(() => ({
    say: say('event.attacks', { seat, target: attack.on }),
    seat,
    refs: [...attackRefs(seat, side), refs.ready(seat)],
    moves,
  }));
}

function attackFrom(state: State, by: Seat, side: Side): { by: Seat; side: Side; on: Seat } {
  return { by, side, on: neighbour(state.players.length, by, side) };
}

/** An attack on the table: the engine that shows it and the way it takes. */
const attackRefs = (seat: Seat, side: Side) => [refs.engine(side, seat), refs.attack(seat, side)];

const wastedRefs = (seat: Seat, side: Side) => [...attackRefs(seat, side), refs.wasted(side, seat)];
