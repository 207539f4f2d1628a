import { describe, expect, it } from 'vitest';
import { playersOfGame } from '../games/players.ts';
import { contest, interval, playedBy } from './ladder.ts';

describe('a match', async () => {
  const players = await playersOfGame('empire-engine');
  const matchUp = { players, seats: 2, one: 'gentle', others: 'chance' } as const;

  it('counts every game once, as a win, a defeat or lost by all', () => {
    const results = [...contest(matchUp, 3)];
    expect(results.map(({ games, lost }) => games + lost)).toEqual([1, 2, 3]);
    for (const { wins, games } of results) expect(wins).toBeLessThanOrEqual(games);
  });

  it('is played the same again', () => {
    expect(playedBy(matchUp, 0, 7).answers).toEqual(playedBy(matchUp, 0, 7).answers);
  });

  it('has many different games even where nothing is dealt and nobody plays by chance', () => {
    const games = Array.from({ length: 4 }, (_, number) => playedBy({ ...matchUp, others: 'gentle' }, 0, number));
    expect(new Set(games.map(({ answers }) => answers.join())).size).toBe(4);
  });
});

describe('a share of wins', () => {
  it('is the surer the more games were played', () => {
    const [few, many] = [interval(7, 10), interval(700, 1000)];
    expect(few.low).toBeLessThan(many.low);
    expect(few.high).toBeGreaterThan(many.high);
    expect(many.low).toBeCloseTo(0.671, 2);
  });

  it('of no games at all may be anything', () => {
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
