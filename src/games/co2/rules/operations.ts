import { settle } from '../../../engine/deferred.ts';
import { isQuiet } from '../../../engine/quiet.ts';
import { constructDeeds } from './construct.ts';
import type { Deed, Turn } from './deed.ts';
import { end, endingNow } from './ending.ts';
import { gainAny, settleTopic, settleTopics } from './expertise.ts';
import { companyGoalDeeds, unGoalDeeds } from './goals.ts';
import { settleIncome } from './income.ts';
import { installDeeds } from './install.ts';
import { type Candidate, choose, type Question, refs, type Steps, type Table } from './lexicon.ts';
import { minorDeeds } from './lobby.ts';
import { marketDeeds } from './market.ts';
import { orderDeeds } from './orders.ts';
import { proposeDeeds } from './propose.ts';
import { researches } from './scientists.ts';
import { FREE_MOVES, freshMoves, playerOf, type State, seatsFrom } from './state.ts';
import { holdSummits } from './summits.ts';
import { ROUNDS } from './tables/constants.ts';
import { ENERGIES } from './tables/energies.ts';
import { scientistDeeds } from './travel.ts';
import { say } from './vocabulary.ts';

/** One company's turn: one action, each free move at most once, in any order; then research and summits. */
export function* operationsTurn(state: State, table: Table): Steps {
  const seat = state.active;
  const turn = { state, seat, table };
  state.moves = freshMoves();
  yield* settle(state, table, { income: settleIncome, topic: settleTopic }, (due) => due.seat === seat);
  for (;;) {
    const move = yield* choose(question(turn), everyDeed(turn));
    if (!move) break;
    yield* move();
  }
  yield* research(turn);
  yield* holdSummits(state, table);
  yield* passTurn(state, table);
}

function question({ state, seat }: Turn): Question {
  const { moves } = state;
  return {
    seat,
    about: 'turn',
    prompt: say(moves.action ? 'ask.turn.free' : 'ask.turn'),
    help: say('ask.turn.help', { left: FREE_MOVES.filter((move) => !moves[move]) }),
    step: say('step.turn', { decade: state.decade, round: state.round }),
  };
}

/** The board is the menu: a project space is proposed to, installed or built from, as it stands. */
function everyDeed(turn: Turn): Candidate<(() => Steps) | undefined>[] {
  const done = turn.state.moves;
  const actions = before(done.action, () => [...proposeDeeds(turn), ...installDeeds(turn), ...constructDeeds(turn)]);
  const mustAct = actions.some(({ refused }) => !refused);
  const moves = [
    ...before(done.scientist, () => scientistDeeds(turn)),
    ...before(done.market, () => marketDeeds(turn)),
    ...before(done.card, () => [...minorDeeds(turn), ...unGoalDeeds(turn)]),
  ];
  return [
    ...actions,
    // Free moves can wait for the action.
    ...(mustAct ? moves.map(aside) : moves),
    ...[...companyGoalDeeds(turn), ...orderDeeds(turn)].map(aside),
    {
      ref: refs.done,
      say: say('turn.done'),
      value: undefined,
      refused: mustAct ? say('refused.action-yet') : undefined,
    },
  ];
}

/** What can be done once a turn. Afterwards it would only be refused, which needs no thought where nobody reads why. */
function before(isDone: boolean, deeds: () => Deed[]): Deed[] {
  return isDone && isQuiet() ? [] : deeds();
}

/** Whoever only thinks ahead does not mind where it stands. */
const aside = (deed: Deed): Deed => (isQuiet() ? deed : { ...deed, isAside: true });

/** A duty at the end of the turn: one scientist on a project adds to what the company knows. */
function* research({ state, seat, table }: Turn): Steps {
  const studied = playerOf(state, seat).scientists.map((scientist) => researches(state, scientist));
  const choices = ENERGIES.filter((energy) => studied.includes(energy));
  yield* gainAny(state, { seat, about: 'research', prompt: say('ask.research') }, choices, table);
}

function* passTurn(state: State, table: Table): Steps {
  const seats = state.players.length;
  state.active = (state.active + 1) % seats;
  if (state.active !== state.start) return;
  state.round++;
  if (state.round <= (ROUNDS[seats - 1] ?? 0)) return;
  yield* endOperations(state, table);
}

/** All tests wait for the end of the Operations phase; if none is met, a new decade begins. */
function* endOperations(state: State, table: Table): Steps {
  for (const seat of seatsFrom(state, state.start)) yield* settleTopics(state, seat, table);
  const ending = endingNow(state);
  if (ending) {
    end(state, ending, table);
    return;
  }
  state.decade++;
  state.round = 1;
  if (state.auction) {
    state.phase = 'auction';
  } else {
    state.phase = 'supply';
    state.start = (state.start + 1) % state.players.length;
  }
}
