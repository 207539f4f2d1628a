import { describe, expect, it } from 'vitest';
import { readPlayed, replayPlayed, resultOf, writePlayed } from '../../testing/played.ts';
import { co2 } from './rules/game.ts';
import { words } from './words.en.ts';

const files = import.meta.glob<string>('./played/*.game', { query: '?raw', import: 'default', eager: true });
const plays = Object.values(files).map((text) => replayPlayed(co2, readPlayed(text)));

describe('whole games', () => {
  it('are kept for every way the game can end', () => {
    expect(new Set(plays.map(({ state }) => state.ended))).toEqual(
      new Set(['decades', 'green', 'safe', 'lost', 'alone']),
    );
  });

  it('are kept for one to five companies, with auction, draft and orders', () => {
    expect(new Set(plays.map(({ agreement }) => agreement.seats))).toEqual(new Set([1, 2, 3, 4, 5]));
    const options = plays.flatMap(({ agreement }) => Object.values(agreement.options));
    expect(options).toEqual(expect.arrayContaining(['auction', 'drafted', 'orders', 'ask']));
  });

  // After a change of words only, `npx vitest run src/games/co2/played.test.ts -u` tells the stories anew.
  it.each(Object.entries(files))('%s ends as it did when it was played', async (file, text) => {
    const played = readPlayed(text);
    const play = replayPlayed(co2, played);
    expect(play.over).toBe(true);
    expect(resultOf(play, played.names)).toBe(played.result);
    await expect(writePlayed(play, played.names, words)).toMatchFileSnapshot(file);
  });
});
