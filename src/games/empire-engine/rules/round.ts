import type { Seat, Steps } from '../../../engine/ask.ts';
import type { Table } from '../../../engine/game.ts';
import { fight } from './fight.ts';
import { gather } from './gather.ts';
import { takeFromStock } from './piles.ts';
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
    state.phase = 'over';
    table.tell({ say: say('story.game-ends', { round: state.round }), refs: ['round'], mark: true });
    return;
  }
  const ended = state.round;
  state.round++;
  state.start = (state.start + 1) % state.players.length;
  state.phase = 'plan';
  table.tell({
    say: say('story.round-ends', { round: ended, next: state.start }),
    refs: ['round', 'start', `seat:${state.start}`],
    mark: true,
  });
}

/** Powers that pay at the end of the round, too late to be stolen or used in it. */
function usePower(state: State, seat: Seat, table: Table): void {
  const { empire, tops, ready, prophecy } = player(state, seat);
  const refs = [`seat:${seat}`, `ready:${seat}`];
  if (empire === 'kestrel-dominion' && tops.right === 'defend') {
    takeFromStock(state, ready, 'soldier');
    table.tell({ say: say('story.long-watch', { seat }), seat, refs });
  }
  if (prophecy && isFulfilled(state, seat)) {
    takeFromStock(state, ready, prophecy.refund);
    table.tell({ say: say('story.refund', { seat, fuel: prophecy.refund }), seat, refs });
  }
}
