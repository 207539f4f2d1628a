import { expect, it } from 'vitest';
import { standardOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';
import { playersOfGame } from '../games/players.ts';
import { LEVELS } from './mind.ts';

/** Seeds that differ in the part that everybody sees. */
const SEEDS = Array.from({ length: 12 }, (_, number) => `${1000 + number}abcd`);

/** Two begin, and nothing is dealt: all that differs from game to game is who starts, and that is the same in these. */
it.each(LEVELS)('at level %s nobody learns by heart what Empire Engine’s first plan is', async (level) => {
  const { game, think } = await playersOfGame('empire-engine');
  const options = standardOptions(game, 2, 'link');
  const plays = SEEDS.map((seed) => Play.start(game, { game: game.id, rules: game.rules, seats: 2, options, seed }));
  const tableOf = ({ ask, state }: Play) => JSON.stringify([ask?.seat, state]);
  const alike = plays.filter((play, _, [first]) => first && tableOf(play) === tableOf(first));
  expect(alike.length).toBeGreaterThan(3);
  const plans = alike.map((play) => play.ask?.options[think(play, level)]?.ref);
  expect(new Set(plans).size).toBeGreaterThan(1);
});
