import type { Seat } from '../../../engine/ask.ts';
import type { ScoreRow, ScoreSheet } from '../../../engine/game.ts';
import type { Message } from '../../../engine/message.ts';
import { readyTotal } from './piles.ts';
import { player, type State } from './state.ts';
import { MAJORITY_POINTS, POINTS_PER_RESOURCE, RESOURCES } from './tables.ts';
import { sides } from './teams.ts';
import { say } from './vocabulary.ts';

/** A point for each resource in the score pile, and three for the most of each kind. */
export function scores(state: State): ScoreSheet {
  const table = sides(state);
  const count = (seats: readonly Seat[], pile: (seat: Seat) => number) =>
    seats.reduce((sum, seat) => sum + pile(seat), 0);
  const piles = RESOURCES.map((resource) => ({
    resource,
    amounts: table.map((seats) => count(seats, (seat) => player(state, seat).score[resource])),
  }));
  const rows: ScoreRow[] = [
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
  const totals = table.map((_, side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
  const ready = table.map((seats) => count(seats, (seat) => readyTotal(player(state, seat))));
  return { sides: table, rows, totals, ...winnersOf(table, totals, ready) };
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
