import type { Message } from '../../../engine/message.ts';
import type { Deed, Turn } from './deed.ts';
import { brings, takes } from './goods.ts';
import { refs, type Steps } from './lexicon.ts';
import { earn, returnCubes, score } from './purse.ts';
import { playerOf } from './state.ts';
import { COMPANY_GOAL_COINS, UN_GOAL_CUBES } from './tables/constants.ts';
import type { Energy } from './tables/energies.ts';
import type { UnGoalId } from './tables/goal-ids.ts';
import { UN_GOALS } from './tables/goals.ts';
import { say } from './vocabulary.ts';
import { energiesBuilt } from './world.ts';

/** The UN goals on display, as the one card of a turn. */
export function unGoalDeeds(turn: Turn): Deed[] {
  const built = energiesBuilt(turn.state, turn.seat);
  return turn.state.unDisplay.map((goal) => ({
    ref: refs.card(goal),
    say: say('un.claim', { goal }),
    short: say('card.name', { card: goal }),
    detail: say('un.claim-detail', { cubes: UN_GOAL_CUBES, points: UN_GOALS[goal].points }),
    confirm: say('un.claim', { goal }),
    group: 'un',
    value: () => claim(turn, goal),
    refused: claimRefused(turn, goal, built),
  }));
}

function claimRefused({ state, seat }: Turn, goal: UnGoalId, built: readonly Energy[]): Message | undefined {
  if (state.moves.card) return say('refused.card-played');
  const missing = UN_GOALS[goal].requires.filter((energy) => !built.includes(energy));
  if (missing.length > 0) return say('refused.plants', { energies: missing });
  const { cubes: have } = playerOf(state, seat);
  return have < UN_GOAL_CUBES ? say('refused.cubes', { cubes: UN_GOAL_CUBES, have }) : undefined;
}

function* claim({ state, seat, table }: Turn, goal: UnGoalId): Steps {
  const { points } = UN_GOALS[goal];
  state.moves.card = true;
  returnCubes(state, seat, UN_GOAL_CUBES);
  state.unDisplay.splice(state.unDisplay.indexOf(goal), 1);
  playerOf(state, seat).unGoals.push(goal);
  score(state, seat, points, 'un');
  table.tell(() => ({
    say: say('event.un.claimed', { seat, goal, points }),
    deed: 'great',
    seat,
    refs: [refs.card(goal)],
    moves: [
      ...takes({ tech: UN_GOAL_CUBES }, seat, refs.card(goal)),
      { piece: 'card', from: refs.card(goal), to: refs.seat(seat) },
    ],
  }));
}

/** The company goal may be given up for coins at any time; nobody learns which one it was. */
export function companyGoalDeeds(turn: Turn): Deed[] {
  const { goal, goalDiscarded } = playerOf(turn.state, turn.seat);
  if (goalDiscarded) return [];
  return [
    {
      ref: refs.card(goal),
      say: say('goal.discard', { coins: COMPANY_GOAL_COINS }),
      confirm: say('goal.give-up', { coins: COMPANY_GOAL_COINS }),
      short: say('goal.discard.short'),
      group: 'goal',
      *value() {
        discardGoal(turn);
      },
    },
  ];
}

export function discardGoal({ state, seat, table }: Turn): void {
  playerOf(state, seat).goalDiscarded = true;
  earn(state, seat, COMPANY_GOAL_COINS, 'goal');
  table.tell(() => ({
    say: say('event.goal.discarded', { seat, coins: COMPANY_GOAL_COINS }),
    seat,
    refs: [refs.seat(seat)],
    moves: brings({ money: COMPANY_GOAL_COINS }, 'supply', seat),
  }));
}
