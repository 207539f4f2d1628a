import { SCORE, type Term } from '../../../players/mind.ts';
import { scores } from '../rules/scoring.ts';
import { type Player, player, type State } from '../rules/state.ts';
import { sides } from '../rules/teams.ts';

function term(id: string, sign: string, end: number, ahead: number, count: (player: Player) => number): Term<State> {
  return { id, sign, end, ahead, count: (state, seat) => count(player(state, seat)) };
}

/** What an empire values: what is scored, and what lies ready to be scored or to be used. */
export const TERMS: readonly Term<State>[] = [
  {
    id: 'points',
    sign: SCORE,
    end: 1,
    ahead: 0,
    count(state, seat) {
      const side = sides(state).findIndex((seats) => seats.includes(seat));
      return scores(state).totals[side] ?? 0;
    },
  },
  term('goods', 'good', 0.15, 0.5, ({ ready }) => Math.min(ready.good, 5)),
  term('soldiers', 'soldier', 0.15, 0.45, ({ ready }) => Math.min(ready.soldier, 3)),
];

/** What lies ready can be used as long as some rounds are to come. */
export function ahead({ agreed, round, phase }: State): number {
  if (phase === 'over') return 0;
  const left = agreed.rounds - round + (phase === 'plan' ? 1 : 0);
  return Math.min(1, left / FULL_USE);
}
const FULL_USE = 3;
