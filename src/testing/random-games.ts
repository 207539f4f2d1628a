import { expect, it } from 'vitest';
import type { Play } from '../engine/play.ts';
import { SEED } from './seed.ts';
import type { Terms } from './tables.ts';

/** How many random games a set of rules plays: `PLAYOUTS=100000 npm run unit -- src/games/co2`. */
export const GAMES = Number(process.env['PLAYOUTS'] ?? 300);

/** One game of so many is held to every law at every position; as a prime, no batch has more of them than others. */
const THOROUGH = 101;

const PATIENCE = 120_000 + GAMES * 200;
const BATCHES = Array.from({ length: 20 }, (_, batch) => batch);

/**
 * Plays so many games in batches, so that a report can tell how far they have come. They are numbered from the seed on:
 * `SEED=<number of the game> PLAYOUTS=1 npm run unit` plays one of them again.
 */
export function itPlays(games: number, what: string, play: (number: number, isInspected: Inspected) => void): void {
  it.each(BATCHES)(`${what} (%i)`, { timeout: PATIENCE }, (batch) => {
    for (let nth = batch; nth < games; nth += BATCHES.length) {
      const isThorough = nth % THOROUGH === 0;
      play(SEED + nth, () => isThorough);
    }
  });
}

/** Whether a position is held to every law. */
export type Inspected = (play: Pick<Play, 'answers'>) => boolean;

/** Fewer games than any run plays, save one that was asked to be short. */
const FEW = 120;

/** Whatever the seed, a run of few games leaves out no version, no number of seats and no variant of these tables. */
export function itMeetsAll(tables: readonly Terms[], tableOf: (number: number) => Terms): void {
  it(`meets every version, every number of seats and every variant in any ${FEW} games`, () => {
    const all = new Set(tables.flatMap(traitsOf));
    const traits = Array.from({ length: 10 * FEW }, (_, nth) => traitsOf(tableOf(SEED + nth)));
    for (let first = 0; first + FEW <= traits.length; first++) {
      expect(new Set(traits.slice(first, first + FEW).flat())).toEqual(all);
    }
  });
}

function traitsOf({ rules, seats, options }: Terms): string[] {
  return [`rules ${rules}`, `${seats} seats`, ...Object.entries(options).map(([id, value]) => `${id}: ${value}`)];
}
