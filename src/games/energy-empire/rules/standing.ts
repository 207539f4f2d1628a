import type { Viewer } from '../../../engine/game.ts';
import { type Standing, standingFrom } from '../../../engine/standing.ts';
import { rivalScore } from './modules.ts';
import { isSecret, restsOnSecrets, rowsOf, scores } from './scoring.ts';
import { matOf, type State } from './state.ts';
import { isOver } from './turn.ts';

/** Who is winning, as far as this viewer may know: achievements of others and what their cards hide count as unknown. */
export function standing(state: State, viewer: Viewer): Standing {
  const sheet = scores(state);
  const rows = rowsOf(state);
  const isOpen = isOver(state);
  return standingFrom(sheet, (at, side) => {
    const row = rows[at];
    const [seat] = sheet.sides[side] ?? [];
    if (isOpen || row === undefined) return undefined;
    if (isSecret(state, row)) return 0;
    if (seat === undefined) return rivalScore(state)?.openPoints(state, row);
    if (seat === viewer) return undefined;
    const isFaceDown = row === 'achievements' && matOf(state, seat).tiles.length > 0;
    return isFaceDown || restsOnSecrets(state, row) ? 0 : undefined;
  });
}
