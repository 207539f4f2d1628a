import type { Seat } from '../../../engine/ask.ts';
import type { ScoreRow, ScoreSheet, Viewer } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import { type Standing, standingFrom } from '../../../engine/standing.ts';
import { readyTotal } from './piles.ts';
import { player, type State } from './state.ts';
import { MAJORITY_POINTS, POINTS_PER_RESOURCE, RESOURCES } from './tables.ts';
import { sides } from './teams.ts';
import { say } from './vocabulary.ts';

/** A point for each resource in the score pile, and three for the most of each kind. */
export function scores(state: State): ScoreSheet {
  const table = sides(state);
  const rows = countOf(state, () => true);
  const totals = table.map((_, side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
  const ready = table.map((seats) => sumOf(seats, (seat) => readyTotal(player(state, seat))));
  return { sides: table, rows, totals, ...winnersOf(table, totals, ready) };
}

/** Who is winning, as far as this viewer may know: what lies in hidden piles is not, nor who has the most. */
export function standing(state: State, viewer: Viewer): Standing {
  const isSeen = (seat: Seat): boolean => showsScore(state, seat, viewer);
  const sheet = scores(state);
  const known = countOf(state, isSeen);
  const isAllSeen = sheet.sides.flat().every(isSeen);
  return standingFrom(sheet, (row, side) => {
    if (isAllSeen) return undefined;
    const isMajority = row >= RESOURCES.length;
    if (isMajority) return 0;
    return sheet.sides[side]?.every(isSeen) ? undefined : (known[row]?.points[side] ?? 0);
  });
}

/** Score piles are open to their owners, by agreement to everybody, and to all when the game is over. */
export function showsScore({ agreed, phase }: State, seat: Seat, viewer: Viewer): boolean {
  return viewer === seat || agreed.openPiles || phase === 'over';
}

/** The lines of the count: first the piles counted, kind by kind, then the majorities in them. */
function countOf(state: State, isCounted: (seat: Seat) => boolean): ScoreRow[] {
  const piles = RESOURCES.map((resource) => ({
    resource,
    amounts: sides(state).map((seats) => sumOf(seats.filter(isCounted), (seat) => player(state, seat).score[resource])),
  }));
  return [
    ...piles.map(({ resource, amounts }) => ({
      say: say(`score.${resource}`),
      icon: resource,
      points: amounts.map((amount) => amount * POINTS_PER_RESOURCE),
    })),
    ...piles.map(({ resource, amounts }) => ({
      say: say(`score.most.${resource}`),
      icon: resource,
      points: majority(amounts),
    })),
  ];
}

function sumOf(seats: readonly Seat[], count: (seat: Seat) => number): number {
  return seats.reduce((sum, seat) => sum + count(seat), 0);
}

/** Everybody level at the top scores the majority; nobody has the most of nothing. */
function majority(amounts: readonly number[]): number[] {
  const most = Math.max(...amounts, 1);
  return amounts.map((amount) => (amount === most ? MAJORITY_POINTS : 0));
}

/** The most points; of those level, the most left in the ready pile; of those still level, all. */
function winnersOf(
  table: readonly (readonly Seat[])[],
  totals: readonly number[],
  readies: readonly number[],
): { winners: number[]; because?: Message } {
  const points = Math.max(...totals);
  const level = totals.flatMap((total, side) => (total === points ? [side] : []));
  if (level.length === 1) return { winners: level };
  const ready = Math.max(...level.map((side) => readies[side] ?? 0));
  const winners = level.filter((side) => readies[side] === ready);
  const facts = { points, ready, seats: winners.flatMap((side) => table[side] ?? []) };
  return { winners, because: winners.length > 1 ? say('because.shared', facts) : say('because.ready', facts) };
}
