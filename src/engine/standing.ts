import type { Seat } from './ask.ts';
import type { ScoreRow, ScoreSheet } from './game.ts';

/** One line of the count as far as it is known. */
export interface StandingRow extends Omit<ScoreRow, 'points'> {
  readonly points: readonly number[];
  /** Sides that may have other points here than those shown. */
  readonly unknown: readonly number[];
}

/** The count had the game ended now, as far as one viewer may know it. */
export interface Standing extends Pick<ScoreSheet, 'sides' | 'automa' | 'totals'> {
  readonly rows: readonly StandingRow[];
}

/** How many points of a line and a side a viewer may know; undefined if all of them. */
export type Known = (row: number, side: number) => number | undefined;

/** A score sheet without what the viewer may not know. */
export function standingFrom({ sides, automa, rows }: ScoreSheet, known: Known): Standing {
  const seen = rows.map((row, at): StandingRow => {
    const parts = sides.map((_, side) => known(at, side));
    return {
      ...row,
      points: row.points.map((points, side) => parts[side] ?? points ?? 0),
      unknown: [...parts.keys()].filter((side) => parts[side] !== undefined),
    };
  });
  const totals = sides.map((_, side) => seen.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
  return { sides, ...(automa && { automa }), rows: seen, totals };
}

/** Where a seat scores; -1 is nowhere. */
export function sideOf({ sides }: Pick<Standing, 'sides'>, seat: Seat): number {
  return sides.findIndex((seats) => seats.includes(seat));
}

/** The side of somebody whom nobody plays; -1 if there is none. */
export function automaIn({ sides }: Pick<Standing, 'sides'>): number {
  return sides.findIndex((seats) => seats.length === 0);
}

/** What a side has: how much is known, if anything is, and whether there may be more. */
export interface Total {
  readonly points?: number;
  readonly hasMore: boolean;
}

export function totalOf({ rows, totals }: Standing, side: number): Total {
  const points = totals[side] ?? 0;
  const unknown = rows.filter((row) => row.unknown.includes(side));
  const isKnown = unknown.length < rows.length || points > 0;
  return { ...(isKnown && { points }), hasMore: unknown.length > 0 };
}

/** "23", "23 + ?" if there may be more, "?" if nothing of it is known. */
export function totalSaid({ points, hasMore }: Total): string {
  return [points, ...(hasMore ? ['?'] : [])].filter((part) => part !== undefined).join(' + ');
}
