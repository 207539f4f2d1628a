/**
 * `npm run tune -- co2 2`: changes one value of a computer player's evaluation at a time and keeps what wins more, one JSON
 * object to a line. `GAMES=200` says how many games a value is tried in.
 */
import { print, withModule } from './bundle.mjs';

const [game = 'co2', seats = '2'] = process.argv.slice(2);
const games = Number(process.env.GAMES ?? 60);

await withModule('src/testing/tuning.ts', async ({ tuning }) => {
  for await (const figure of tuning({ game, seats: Number(seats), games, level: 'steady' })) print(figure);
});
