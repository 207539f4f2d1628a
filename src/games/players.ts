import type { Players } from '../players/players.ts';

/** Who plays a game where nobody sits: one lazy import per game, with its rules and without its table. */
const PLAYERS: Readonly<Record<string, () => Promise<Players>>> = {
  'energy-empire': async () => (await import('./energy-empire/player/index.ts')).players,
  'empire-engine': async () => (await import('./empire-engine/player/index.ts')).players,
  co2: async () => (await import('./co2/player/index.ts')).players,
};

/** The games that computers play. */
export const GAME_IDS = Object.keys(PLAYERS);

export async function playersOfGame(id: string): Promise<Players> {
  const load = PLAYERS[id];
  if (!load) throw new RangeError(`nobody knows how to play ${id}`);
  return load();
}
