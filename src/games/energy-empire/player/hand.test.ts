import { expect, it } from 'vitest';
import { dice } from '../../../testing/playout.ts';
import { scenario } from '../testing/scenario.ts';
import { likes } from './hand.ts';

it.each([1, 2, 3, 4, 5])('27. Trade: nobody swaps in a circle, whatever of what they like they take (%i)', (seed) => {
  const game = scenario(3, { energy: 0, money: 6, steel: 2, plastic: 2, science: 1 }).play('location:trade');
  const roll = dice(seed);
  let swaps = 0;
  for (; swaps < 100 && game.ask; swaps++) {
    const liked = likes(game.ask, game.state);
    const swappable = game.offers.filter((ref, index) => ref !== 'button:done' && (liked[index] ?? 0) > 0);
    if (swappable.length === 0) break;
    game.play(swappable[roll(swappable.length)] ?? '');
  }
  // Three times $2, and five goods: each is given at most once.
  expect(swaps).toBeGreaterThan(0);
  expect(swaps).toBeLessThanOrEqual(8);
});
