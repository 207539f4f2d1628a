import { describe, expect, it } from 'vitest';
import { balance } from './balance.ts';

/** What is told of a few gentle games, by name. */
async function told(game: string, seats: number, games: number, table?: string) {
  const figures = new Map<string, number>();
  for await (const { name, value } of balance({ game, seats, games, level: 'gentle', ...(table && { table }) }))
    figures.set(name, value);
  return figures;
}

describe('what wins among computers', () => {
  it('is told by seat and by power, at every way to set the table', async () => {
    const figures = await told('empire-engine', 2, 2);
    for (const table of ['usual', 'powers']) {
      const wins = [1, 2].map((seat) => figures.get(`balance/empire-engine/2/gentle/${table}/seat/${seat}/wins`));
      expect(wins.reduce<number>((sum, share) => sum + (share ?? Number.NaN), 0)).toBe(1);
    }
    const powers = [...figures].filter(([name]) => name.endsWith('/had') && name.includes('/powers/empire/'));
    expect(powers.length).toBeGreaterThan(0);
    for (const [, share] of powers) expect(share).toBeGreaterThan(0);
  });

  it('is told of what never happened too', async () => {
    const figures = await told('co2', 2, 1, 'extreme');
    const ends = [...figures].filter(([name]) => name.startsWith('balance/co2/2/gentle/extreme/ended/'));
    expect(ends.map(([, share]) => share)).toContain(0);
    expect(ends.reduce((sum, [, share]) => sum + share, 0)).toBe(1);
    expect(figures.get('balance/co2/2/gentle/usual/ended/lost')).toBeUndefined();
  });
});
