/**
 * `npm run ladder`: how often each level of computer players beats the one below, one JSON object to a line.
 * `npm run ladder -- co2 2` plays one game at one number of seats; `GAMES=200` says how many games a match has.
 */
import { print, withModule } from './bundle.mjs';

const [game, seats] = process.argv.slice(2);
const games = Number(process.env.GAMES ?? 100);

await withModule('src/testing/ladder.ts', async ({ ladder }) => {
  for await (const figure of ladder({ game, seats: seats && Number(seats), games })) print(figure);
});
