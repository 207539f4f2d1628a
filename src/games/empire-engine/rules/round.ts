import type { Seat } from '../../../engine/ask.ts';
import { fight } from './fight.ts';
import { gather } from './gather.ts';
import { refs, type Steps, type Table } from './lexicon.ts';
import { takeReady } from './piles.ts';
import { plan } from './plan.ts';
import { isFulfilled, reveal } from './reveal.ts';
import { player, type State, turnOrder } from './state.ts';
import { trade } from './trade.ts';
import { say } from './vocabulary.ts';

/** One round: plan, then execute. */
export function* round(state: State, table: Table): Steps {
  yield* plan(state, table);
  reveal(state, table);
  gather(state, table);
  yield* fight(state, table);
  yield* trade(state, table);
  endRound(state, table);
}

function endRound(state: State, table: Table): void {
  for (const seat of turnOrder(state)) usePower(state, seat, table);
  for (const owner of state.players) {
    owner.orders = {};
    delete owner.prophecy;
  }
  if (state.round === state.agreed.rounds) {
    if (!state.agreed.openPiles) table.reveal();
    state.phase = 'over';
    table.tell(() => ({ say: say('event.game-ends', { round: state.round }), refs: ['round'], mark: true }));
    return;
  }
  const ended = state.round;
  state.round++;
  state.start = (state.start + 1) % state.players.length;
  state.phase = 'plan';
  table.tell(() => ({
    say: say('event.round-ends', { round: ended, next: state.start }),
    refs: ['round', 'start', refs.seat(state.start)],
    mark: true,
  }));
}

/** Powers that pay at the end of the round, too late to be stolen or used in it. */
function usePower(state: State, seat: Seat, table: Table): void {
  const { empire, tops, prophecy } = player(state, seat);
  const touched = [refs.seat(seat), refs.ready(seat)];
  if (empire === 'kestrel-dominion' && tops.right === 'defend') {
    const moves = [takeReady(state, seat, 'soldier')];
    table.tell(() => ({ say: say('event.long-watch', { seat }), seat, refs: touched, moves }));
  }
  if (prophecy && isFulfilled(state, seat)) {
    // Nobody else knew which fuel was to return.
    table.reveal();
    const moves = [takeReady(state, seat, prophecy.refund)];
    table.tell(() => ({ say: say('event.refund', { seat, fuel: prophecy.refund }), seat, refs: touched, moves }));
  }
}
