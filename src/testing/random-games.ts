import { it } from 'vitest';

/** How many random games a suite plays: `PLAYOUTS=100000 npx vitest run src/games/co2`. */
export const GAMES = Number(process.env['PLAYOUTS'] ?? 2000);

const PATIENCE = 120_000 + GAMES * 200;
const BATCHES = Array.from({ length: 20 }, (_, batch) => batch);

/** Plays so many games in batches, so that a report can tell how far they have come. */
export function itPlays(games: number, what: string, play: (number: number) => void): void {
  it.each(BATCHES)(`${what} (%i)`, { timeout: PATIENCE }, (batch) => {
    for (let number = batch; number < games; number += BATCHES.length) play(number);
  });
}
