import type { Viewer } from '../../../engine/game.ts';
import { type Random, redealAmong } from '../../../engine/random.ts';
import type { Player, State } from './state.ts';
import { COMPANY_GOAL_IDS, GOALS_REMOVED } from './tables/goals.ts';

/** Deals anew what this viewer cannot know: the goals, lobby cards and standing orders of others. */
export function redeal(state: State, viewer: Viewer, random: Random): void {
  const others = state.players.filter((_, seat) => seat !== viewer);
  if (others.length === 0) return;
  const packs = state.packs.filter((_, seat) => seat !== viewer);
  redealAmong(random, ...others.map(({ hand }) => hand), ...packs, state.lobbyPile);
  redealGoals(state, others, random);
  for (const player of others) {
    // Whatever was ordered, the same company could have left it to be asked.
    player.permitOrder = 'ask';
    for (const scientist of player.scientists) scientist.order = 'ask';
  }
}

/** Of the goals nobody was dealt, which the box keeps to itself, any may be somebody's. */
function redealGoals(state: State, others: readonly Player[], random: Random): void {
  const seats = state.players.length;
  const dealt = state.players.map(({ goal }) => goal);
  const removed = GOALS_REMOVED[seats - 1] ?? [];
  const left = COMPANY_GOAL_IDS.filter((id) => !removed.includes(id) && !dealt.includes(id));
  const goals = others.map(({ goal }) => [goal]);
  redealAmong(random, ...goals, left);
  for (const [at, player] of others.entries()) player.goal = goals[at]?.[0] ?? player.goal;
}
