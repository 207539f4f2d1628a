import type { Seat } from '../../../engine/ask.ts';
import { type Move, refs, type Table } from './lexicon.ts';
import { player, type State, turnOrder } from './state.ts';
import { SIDES } from './tables.ts';
import { say } from './vocabulary.ts';

/** All cards turn over at once, fuel goes to the stock and the engines turn. Nobody decides anything here. */
export function reveal(state: State, table: Table): void {
  table.reveal();
  state.phase = 'gather';
  state.attacks = [];
  const moves = state.players.flatMap((_, seat) => turnOver(state, seat));
  table.tell(() => ({
    say: state.round === 1 ? say('event.reveal.engines') : say('event.reveal.gears'),
    refs: state.players.flatMap((_, seat) => SIDES.map((side) => refs.gear(side, seat))),
    moves,
    stays: true,
  }));
  for (const seat of turnOrder(state)) turnEngines(state, seat, table);
  for (const seat of turnOrder(state)) tellProphecy(state, seat, table);
}

/** Turns the cards of a seat over; their fuel is burnt. */
function turnOver(state: State, seat: Seat): Move[] {
  const owner = player(state, seat);
  owner.shown = owner.plan;
  owner.plan = {};
  owner.isSealed = false;
  return SIDES.flatMap((side) => {
    const fuel = owner.shown[side]?.fuel;
    if (!fuel) return [];
    state.stock.returned[fuel]++;
    return [{ piece: fuel, from: refs.gear(side, seat), to: 'stock' }];
  });
}

function turnEngines(state: State, seat: Seat, table: Table): void {
  const owner = player(state, seat);
  const { left, right } = owner.shown;
  if (!left || !right) throw new Error(`seat ${seat} has not planned both engines`);
  owner.tops = { left: left.action, right: right.action };
  const facts = { seat, left: left.action, right: right.action };
  table.tell(() => ({
    say:
      left.turns === undefined || right.turns === undefined
        ? say('event.shows', facts)
        : say('event.turns', { ...facts, leftTurns: left.turns, rightTurns: right.turns }),
    seat,
    refs: SIDES.map((side) => refs.engine(side, seat)),
  }));
}

function tellProphecy(state: State, seat: Seat, table: Table): void {
  const { prophecy } = player(state, seat);
  if (!prophecy) return;
  const { seat: target, side, action } = prophecy;
  const facts = { seat, target, side, action };
  table.tell(() => ({
    say: isFulfilled(state, seat) ? say('event.foretold', facts) : say('event.foretold.wrong', facts),
    seat,
    refs: [refs.seat(seat), refs.engine(side, target)],
  }));
}

/** Whether the named engine shows the named action. Whether that action succeeds does not matter. */
export function isFulfilled(state: State, seat: Seat): boolean {
  const { prophecy } = player(state, seat);
  return prophecy !== undefined && player(state, prophecy.seat).tops[prophecy.side] === prophecy.action;
}
