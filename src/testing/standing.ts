import { expect } from 'vitest';
import type { Seat } from '../engine/ask.ts';
import type { Viewer } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import type { Standing } from '../engine/standing.ts';
import { isSame, viewersOf } from './laws.ts';

/** One entry of the count: a line of it by the key of its words, for the seats that score together. */
export interface Entry {
  readonly row: string;
  /** Nobody's: the side of somebody whom nobody plays. */
  readonly seats: readonly Seat[];
  readonly points: number;
}

/** What a viewer may know of an entry by the rulebook: so many points of it; undefined if all. */
export type Secret<State> = (entry: Entry, viewer: Viewer, state: State) => number | undefined;

/** What is shown for me equals the score sheet; what is shown for others equals it without what I may not know. */
export function standsTruly<State, View extends { readonly standing: Standing }>(
  { game, state, agreement, over }: Pick<Play<State, View>, 'game' | 'state' | 'agreement' | 'over'>,
  secret: Secret<State>,
): void {
  const sheet = game.scores(state);
  for (const viewer of viewersOf(agreement.seats)) {
    const { standing } = game.view(state, viewer);
    isSame(standing.sides, sheet.sides, `sides for ${viewer}`);
    const totals = sheet.sides.map(() => 0);
    for (const [at, { say, points }] of sheet.rows.entries()) {
      const row = standing.rows[at];
      for (const [side, seats] of sheet.sides.entries()) {
        const all = points[side] ?? 0;
        const known = over ? undefined : secret({ row: say.key, seats, points: all }, viewer, state);
        totals[side] = (totals[side] ?? 0) + (known ?? all);
        const what = `${say.key} of ${seats} for ${viewer}`;
        if ((row?.points[side] ?? 0) !== (known ?? all)) expect(row?.points[side], what).toBe(known ?? all);
        if (row?.unknown.includes(side) !== (known !== undefined)) throw new Error(`${what}: known or not?`);
      }
    }
    isSame(standing.totals, totals, `totals for ${viewer}`);
  }
}
