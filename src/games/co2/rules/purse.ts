import type { Seat } from '../../../engine/ask.ts';
import { type CoinSource, type Player, type PointSource, playerOf, type State } from './state.ts';

/** Coins in, or out if negative, booked under where they come from. */
export function earn(state: State, seat: Seat, coins: number, source: CoinSource): void {
  const player = playerOf(state, seat);
  player.coins += coins;
  player.ledger[source] += coins;
}

export function spend(state: State, seat: Seat, coins: number, source: CoinSource): void {
  earn(state, seat, -coins, source);
}

/** Takes cubes from the supply. What it does not hold is forfeited, not owed. */
export function takeCubes(state: State, seat: Seat, wanted: number): number {
  const taken = Math.min(wanted, state.cubes);
  state.cubes -= taken;
  playerOf(state, seat).cubes += taken;
  return taken;
}

export function returnCubes(state: State, seat: Seat, cubes: number): void {
  playerOf(state, seat).cubes -= cubes;
  state.cubes += cubes;
}

export function score(state: State, seat: Seat, points: number, source: PointSource): void {
  playerOf(state, seat).points[source] += points;
}

/** Points on the track. They may fall below zero. */
export function pointsOf(player: Player): number {
  return sum(Object.values(player.points));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
