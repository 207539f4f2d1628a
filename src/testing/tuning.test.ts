import { describe, expect, it } from 'vitest';
import { playersOfGame } from '../games/players.ts';
import { tuning } from './tuning.ts';

describe('tuning', () => {
  it('tries other values of every term, and says what is left in the end', async () => {
    const names: string[] = [];
    for await (const { name } of tuning({ game: 'empire-engine', seats: 2, games: 1, level: 'gentle' }))
      names.push(name);
    expect(names[0]).toBe('tuning/empire-engine/2/points/end');
    const { terms } = await playersOfGame('empire-engine');
    expect(names.filter((name) => name.startsWith('tuned/'))).toEqual(
      terms.map(({ id }) => `tuned/empire-engine/${id}`),
    );
  });
});
