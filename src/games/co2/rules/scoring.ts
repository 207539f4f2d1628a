import type { Seat } from '../../../engine/ask.ts';
import type { ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import { incomeOf, openIncome } from './income.ts';
import { permitsToSpend } from './permits.ts';
import { sum } from './purse.ts';
import { isAlone, type Player, POINT_SOURCES, type PointSource, playerOf, type State } from './state.ts';
import { COINS_PER_POINT, COMPANY_GOAL_COINS, MAJORITY_POINTS } from './tables/constants.ts';
import { ENERGIES } from './tables/energies.ts';
import { goalPoints } from './tables/goals.ts';
import { say } from './vocabulary.ts';
import { controlledBy, plantsOf } from './world.ts';

/** The count had the game ended now. If the planet is lost, only what stood on the track is shown and nobody wins. */
export function scores(state: State): ScoreSheet {
  const seats = state.players.map((_, seat) => seat);
  const isLost = state.ended === 'lost';
  const rows = [...trackRows(state), ...(isLost ? [] : finalRows(state, seats))];
  const totals = seats.map((seat) => sum(rows.map(({ points }) => points[seat] ?? 0)));
  const sides = seats.map((seat) => [seat]);
  if (isLost) return { sides, rows, totals, winners: [], because: say('score.lost') };
  const { winners, because } = winnersOf(state, totals);
  return { sides, rows, totals, winners, ...(because && { because }) };
}

function row(say: Message, icon: string, points: readonly number[]): ScoreRow {
  return { say, icon, points };
}

const SOURCE_ICONS: Readonly<Record<PointSource, string>> = {
  plants: 'construct',
  un: 'un',
  income: 'expertise',
  lobby: 'book',
  disasters: 'event',
  exchange: 'cep',
};

function trackRows(state: State): ScoreRow[] {
  return POINT_SOURCES.map((source) =>
    row(
      say('score.track', { source }),
      SOURCE_ICONS[source],
      state.players.map(({ points }, seat) => points[source] + (source === 'income' ? openIncome(state, seat) : 0)),
    ),
  );
}

/** Where company goals and money stand in the count: after the track and the final income. */
export const GOAL_ROW = POINT_SOURCES.length + 1;
export const COINS_ROW = GOAL_ROW + 1;

/** The final income is paid in points: a coin is worth half a point by now. Alone above 500 ppm it has just been paid. */
function finalRows(state: State, seats: readonly Seat[]): ScoreRow[] {
  const isIncomePaid = state.ended === 'alone';
  return [
    row(
      say('score.final-income'),
      'expertise',
      seats.map((seat) => (isIncomePaid ? 0 : incomeOf(state, seat))),
    ),
    row(
      say('score.goal'),
      'goal',
      seats.map((seat) => (keepsGoal(state, seat) ? goalPoints(state, seat) : 0)),
    ),
    row(
      say('score.coins'),
      'money',
      seats.map((seat) => Math.floor(finalCoins(state, seat) / COINS_PER_POINT)),
    ),
    row(
      say('score.most-cubes'),
      'tech',
      majority(state, ({ cubes }) => cubes),
    ),
    row(
      say('score.most-un'),
      'un',
      majority(state, ({ unGoals }) => unGoals.length),
    ),
  ];
}

/** Whether the goal brings at least what its coins would. */
function keepsGoal(state: State, seat: Seat): boolean {
  return goalPoints(state, seat) * COINS_PER_POINT >= COMPANY_GOAL_COINS;
}

/** Region permits join the hand and all are sold at one standing price. */
function finalCoins(state: State, seat: Seat): number {
  const { coins, goalDiscarded } = playerOf(state, seat);
  const exchanged = goalDiscarded || keepsGoal(state, seat) ? 0 : COMPANY_GOAL_COINS;
  return coins + exchanged + permitsToSpend(state, seat) * state.market.price;
}

/** Everybody with the most scores, but nobody scores for having none. */
function majority(state: State, count: (player: Player) => number): number[] {
  const counts = state.players.map(count);
  const most = Math.max(...counts);
  return counts.map((own) => (own > 0 && own === most ? MAJORITY_POINTS : 0));
}

/** Most points; then plants; then expertise, source by source; then regions; else the victory is shared. */
function winnersOf(state: State, totals: readonly number[]): { winners: number[]; because?: Message } {
  const most = Math.max(...totals);
  let tied = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  if (isAlone(state)) return { winners: tied, ...(state.ended === 'alone' && { because: say('score.alone') }) };
  if (tied.length === 1) return { winners: tied };
  const breakers: { count: (seat: Seat) => number; because: Message }[] = [
    { count: (seat) => plantsOf(state, seat).length, because: say('score.by-plants') },
    ...ENERGIES.map((energy) => ({
      count: (seat: Seat) => playerOf(state, seat).expertise[energy],
      because: say('score.by-expertise', { energy }),
    })),
    { count: (seat) => controlledBy(state, seat).length, because: say('score.by-regions') },
  ];
  for (const { count, because } of breakers) {
    const best = Math.max(...tied.map(count));
    tied = tied.filter((seat) => count(seat) === best);
    if (tied.length === 1) return { winners: tied, because };
  }
  return { winners: tied, because: say('score.shared') };
}
