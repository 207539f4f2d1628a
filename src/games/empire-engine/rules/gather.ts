import type { Seat } from '../../../engine/ask.ts';
import { refs, type Table } from './lexicon.ts';
import { produceYield, takeReady, takeScored } from './piles.ts';
import { player, type State, turnOrder } from './state.ts';
import { ARM_SOLDIERS, PRODUCE_GOODS, partnerOf } from './tables.ts';
import { playsWith } from './teams.ts';
import { say } from './vocabulary.ts';

/** The first group: Arm, Produce and Invent for everybody. */
export function gather(state: State, table: Table): void {
  const order = turnOrder(state);
  for (const seat of order) {
    const { tops } = player(state, seat);
    if (tops.left === 'arm') arm(state, seat, table);
    if (tops.left === 'produce') produce(state, seat, table);
    if (tops.right === 'invent') invent(state, seat, table);
  }
  if (!playsWith(state, 'joint-invention')) return;
  for (const seat of order.slice(0, order.length / 2)) inventTogether(state, seat, table);
}

function arm(state: State, seat: Seat, table: Table): void {
  const moves = [takeReady(state, seat, 'soldier', ARM_SOLDIERS)];
  table.tell(() => ({
    say: say('event.arms', { seat, soldiers: ARM_SOLDIERS }),
    seat,
    refs: [refs.engine('left', seat), refs.ready(seat)],
    moves,
  }));
}

function produce(state: State, seat: Seat, table: Table): void {
  const goods = produceYield(player(state, seat));
  const moves = [takeReady(state, seat, 'good', goods)];
  table.tell(() => ({
    say: say(goods > PRODUCE_GOODS ? 'event.produces.more' : 'event.produces', { seat, goods }),
    seat,
    refs: [refs.engine('left', seat), refs.ready(seat)],
    moves,
  }));
}

function invent(state: State, seat: Seat, table: Table): void {
  const moves = [takeScored(state, seat, 'invention')];
  table.tell(() => ({
    say: say('event.invents', { seat }),
    seat,
    refs: [refs.engine('right', seat), refs.score(seat)],
    moves,
  }));
}

/** Both partners invent: one more for the team, kept by whoever is earlier in turn order. */
function inventTogether(state: State, seat: Seat, table: Table): void {
  const partner = partnerOf(seat);
  if (![seat, partner].every((mate) => player(state, mate).tops.right === 'invent')) return;
  const moves = [takeScored(state, seat, 'invention')];
  table.tell(() => ({
    say: say('event.joint-invention', { seat, partner }),
    seat,
    refs: [refs.engine('right', seat), refs.engine('right', partner), refs.score(seat)],
    moves,
  }));
}
