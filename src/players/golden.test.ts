import { describe, expect, it } from 'vitest';
import { playersOfGame } from '../games/players.ts';
import { decode } from '../link/index.ts';
import { GOLDEN_EDITION, GOLDEN_MOVES } from '../testing/golden-moves.ts';
import { EDITION } from './edition.ts';

it('the pinned moves are those of the players there are', () => {
  expect(EDITION).toBe(GOLDEN_EDITION);
});

describe('the same link gives the same move', () => {
  it.each(GOLDEN_MOVES)('in $game at level $level', async ({ game, link, level, pick }) => {
    const players = await playersOfGame(game);
    const opened = decode(link, players.game);
    if (!opened.ok) throw new Error(`${link} does not open`);
    const { play } = opened;
    expect(play.ask?.options[players.think(play, level)]?.ref).toBe(pick);
  });
});
