import { describe, expect, it } from 'vitest';
import { readPlayed, replayPlayed, resultOf, writePlayed } from '../../testing/played.ts';
import { empireEngine } from './rules/game.ts';
import { words } from './words.en.ts';

const files = import.meta.glob<string>('./played/*.game', { query: '?raw', import: 'default', eager: true });

describe('whole games', () => {
  it('are kept for every kind of table', () => {
    const tables = Object.values(files).map((text) => readPlayed(text).agreement);
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 6]));
    expect(new Set(tables.map(({ options }) => options['mode']))).toEqual(new Set(['swift', 'table']));
    expect(tables.some(({ options }) => options['teams'] === 'on' && options['powers'] === 'on')).toBe(true);
  });

  // After a change of words only, `npx vitest run src/games/empire-engine/played.test.ts -u` tells the stories anew.
  it.each(Object.entries(files))('%s ends as it did when it was played', async (file, text) => {
    const played = readPlayed(text);
    const play = replayPlayed(empireEngine, played);
    expect(play.over).toBe(true);
    expect(resultOf(play, played.names)).toBe(played.result);
    await expect(writePlayed(play, played.names, words)).toMatchFileSnapshot(file);
  });

  it('end in a clear victory, a tie broken by the ready piles and a shared victory', () => {
    const reasons = Object.values(files).map((text) => {
      const { state } = replayPlayed(empireEngine, readPlayed(text));
      return empireEngine.scores(state).because?.key;
    });
    expect(new Set(reasons)).toEqual(new Set([undefined, 'because.ready', 'because.shared']));
  });
});
