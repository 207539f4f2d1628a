import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import { type Standing, standingFrom } from '../../../engine/standing.ts';
import { COINS_ROW, GOAL_ROW, scores } from './scoring.ts';
import { playerOf, type State } from './state.ts';

/** Who is winning, as far as this viewer may know: what others' company goals bring, in points or in coins, is unknown. */
export function standing(state: State, viewer: Viewer): Standing {
  const isHidden = (seat: Seat): boolean => !state.ended && seat !== viewer && !playerOf(state, seat).goalDiscarded;
  const players = state.players.map((player, seat) => (isHidden(seat) ? { ...player, goalDiscarded: true } : player));
  const sheet = scores({ ...state, players });
  return standingFrom(sheet, (row, seat) => {
    const hangsOnGoal = row === GOAL_ROW || row === COINS_ROW;
    return hangsOnGoal && isHidden(seat) ? (sheet.rows[row]?.points[seat] ?? 0) : undefined;
  });
}
