import { describe, expect, it } from 'vitest';
import { readPlayed, replayPlayed, resultOf, writePlayed } from '../../testing/played.ts';
import { COLD_WAR } from './rules/cold-war/index.ts';
import { energyEmpire } from './rules/game.ts';
import { words } from './words.en.ts';

const files = import.meta.glob<string>('./played/*.game', { query: '?raw', import: 'default', eager: true });
const games = Object.entries(files);

describe('Whole games', () => {
  it('are kept for every number of players, and with a lap of set-up', () => {
    const tables = games.map(([, text]) => readPlayed(text).agreement);
    expect(tables.length).toBeGreaterThanOrEqual(6);
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(tables.map(({ options }) => options['setup']))).toEqual(new Set(['own-turn', 'lap']));
  });

  it('are kept with a Rival against one and two, won and lost, and with every module for three and five', () => {
    const modules = COLD_WAR.map(({ option }) => option.id).filter((id) => id !== 'clash');
    const tables = games.map(([, text]) => readPlayed(text)).map(({ agreement, result }) => ({ ...agreement, result }));
    const clashes = tables.filter(({ options }) => options['clash'] === 'on');
    expect(new Set(clashes.map(({ seats }) => seats))).toEqual(new Set([1, 2]));
    expect(clashes.some(({ result }) => result.includes('winner: rival'))).toBe(true);
    expect(clashes.some(({ seats, result }) => seats === 1 && result.includes('winner: Ana'))).toBe(true);
    const full = tables.filter(({ options }) => modules.every((id) => (options[id] ?? 'off') !== 'off'));
    expect(new Set(full.map(({ seats }) => seats))).toEqual(new Set([2, 3, 5]));
  });

  // After a change of words only, `npx vitest run src/games/energy-empire/played.test.ts -u` tells the stories anew.
  it.each(games)('%s ends as it did when it was played', async (file, text) => {
    const played = readPlayed(text);
    const play = replayPlayed(energyEmpire, played);
    expect(play.over).toBe(true);
    expect(resultOf(play, played.names)).toBe(played.result);
    await expect(writePlayed(play, played.names, words)).toMatchFileSnapshot(file);
  });

  it.each(games.filter(([file]) => file.includes('solo')))('%s meets all three objectives', (_, text) => {
    const { state } = replayPlayed(energyEmpire, readPlayed(text));
    expect(energyEmpire.scores(state)).toMatchObject({ winners: [0], because: { key: 'solo.won' } });
  });

  it.each(games)('%s fits into a short link: so many bits of decisions', (_, text) => {
    const play = replayPlayed(energyEmpire, readPlayed(text));
    const bits = play.radixes.reduce((sum, radix) => sum + Math.log2(radix), 0);
    // 200 characters of a link hold about 1,200 bits.
    expect(bits).toBeLessThan(1000);
  });

  it.each(games)('%s asks nobody out of turn more often than the impacts demand', (_, text) => {
    const play = replayPlayed(energyEmpire, readPlayed(text));
    const handOvers = play.answerers.filter((seat, at) => seat !== play.answerers[at - 1]).length;
    const lap = play.agreement.options['setup'] === 'lap' ? play.agreement.seats : 0;
    expect(handOvers).toBeLessThanOrEqual(play.state.turns + lap);
  });
});
