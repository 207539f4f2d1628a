import { describe, expect, it } from 'vitest';
import { empireEngine } from '../../games/empire-engine/rules/game.ts';
import { agreed, lap, opened, passedRound } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import { encodeSealed, openSealed } from './index.ts';

describe('a sealed game by link', () => {
  it.each([2, 3, 4])('of %i at the fair opens at every hand-over as it was written', (seats) => {
    const { links } = passedRound(lap(toy, agreed(toy, seats, seats), seats), seats);
    for (const link of links.slice(seats)) {
      const { header, play } = opened(link, toy);
      expect(encodeSealed(header, play)).toBe(link);
    }
    expect(opened(links.at(-1) ?? '', toy).play.over).toBe(true);
  });

  it('waits for everybody to join', () => {
    const { links } = lap(toy, agreed(toy, 3, 1));
    const missing = links.slice(0, 3).map((link) => {
      const read = openSealed(link, toy);
      return read.ok && read.kind === 'lobby' ? read.missing : undefined;
    });
    expect(missing).toEqual([[1, 2], [2], []]);
  });

  it('of Empire Engine for two is handed on twice in each of its eight rounds, and once for the deal', () => {
    const { links } = passedRound(lap(empireEngine, agreed(empireEngine, 2, 1)), 1);
    const { play } = opened(links.at(-1) ?? '', empireEngine);
    expect(play.over).toBe(true);
    expect(links.length - 2).toBe(2 * 8 + 1);
  });
});
