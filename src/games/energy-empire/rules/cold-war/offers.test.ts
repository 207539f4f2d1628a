import { describe, expect, it } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { COLD_WAR } from './index.ts';

const modules = COLD_WAR.map(({ option }) => option.id);

/** As in the base game, the order of what is offered is part of every link. */
describe('The order of options with all modules', () => {
  it('of a turn: the board, then the clock', () => {
    const game = scenario(2, { modules, money: 9, oil: 3, science: 2, steel: 2, plastic: 1 }).play();
    expect(game.offers).toEqual([
      'location:government-market',
      'location:scientific-research',
      'location:education',
      'location:clean-up',
      'location:industry-market',
      'location:mine',
      'location:oil-drilling',
      'location:chemistry',
      'location:power-plant',
      'location:commerce-market',
      'location:finance',
      'location:buy-sell-oil',
      'location:trade',
      'location:doomsday-clock',
      'button:generate',
    ]);
  });

  it('of cards to use: structures, the nation, megastructures, Espionage', () => {
    const own = { money: 9, energy: 3, nation: 'united-states', structures: ['bank', 'supermarket'] } as const;
    const game = scenario(2, { ...own, modules, rival: { structures: ['stock-market'] } });
    game.mat().megastructures?.push({ id: 'world-trade-hall', tokens: [] });
    game.state.megastructures = ['peace-palace', 'great-river-dam'];
    expect(game.activating().offers).toEqual([
      'structure:bank',
      'structure:supermarket',
      'nation',
      'megastructure:world-trade-hall',
      'espionage',
      'button:done',
    ]);
  });

  it('of a market: its cards from the left, then megastructures', () => {
    const game = scenario(2, { modules, money: 9, science: 9, un: 2, energy: 0 });
    game.state.megastructures = ['peace-palace', 'great-river-dam', 'world-exposition'];
    expect(game.play('location:government-market').offers).toEqual([
      'market:government:0',
      'market:government:1',
      'market:government:2',
      'megastructure:peace-palace',
    ]);
  });
});
