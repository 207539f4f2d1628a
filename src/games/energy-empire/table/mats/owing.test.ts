import { expect, it } from 'vitest';
import { speaker } from '../../../../engine/message.ts';
import { energyEmpire } from '../../rules/game.ts';
import { scenario } from '../../testing/scenario.ts';
import { words } from '../../words.en.ts';
import { owes } from './owing.ts';

const english = speaker(words, ['Ana', 'Ben', 'Caro']);

it('82. What an impact left to decide is told at the seat that must still decide it, until it has', () => {
  const rich = { oil: 1, rival: { oil: 1 } };
  const game = scenario(3, { workers: 0, energy: 0, track: [1, 4, 4, 4, 4, 4], impacts: ['jet-age'], ...rich }).play();
  const told = () => [0, 1, 2].map((seat) => owes(energyEmpire.view(game.state, 'spectator'), seat, english));
  game.play('refine:0', 'effect:do');
  expect(told()).toEqual([undefined, 'Jet Age', 'Jet Age']);
  game.next('effect:do');
  expect(told()).toEqual([undefined, undefined, 'Jet Age']);
});
