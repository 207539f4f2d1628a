/**
 * `npm run balance`: what wins where computers play among themselves, one JSON object to a line.
 * `npm run balance -- co2 3 sharp expert` looks at one game, one number of seats, one level, one way to set the table;
 * `GAMES=200` says how many games.
 */
import { print, withModule } from './bundle.mjs';

const [game, seats, level, table] = process.argv.slice(2);
const games = Number(process.env.GAMES ?? 100);

await withModule('src/testing/balance.ts', async ({ balance }) => {
  for await (const figure of balance({ game, seats: seats && Number(seats), level, table, games })) print(figure);
});
