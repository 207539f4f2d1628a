import { expect } from 'vitest';
import type { Claims, Statements } from '../../../../testing/rules-pages.ts';
import { structureOf } from '../../rules/cards/structures.ts';
import { energyEmpire } from '../../rules/game.ts';
import { pricesAt } from '../../rules/market.ts';
import {
  ARRANGEMENTS,
  DRILLING,
  LIMIT,
  MARKET_PRICES,
  MARKET_RESOURCE,
  type StructureType,
  TYPES,
} from '../../rules/tables.ts';
import { scenario } from '../scenario.ts';

/** What is said of every market, tried at each. */
function market(type: StructureType): Claims {
  const good = MARKET_RESOURCE[type];
  const cards = { government: 'university', industry: 'iron-mine', commerce: 'supermarket' } as const;
  const bought = () =>
    scenario(3, { energy: 1, money: 2, market: { [type]: [cards[type]] } }).play(`location:${type}-market`, 'energy:0');
  return {
    [`You cannot mix money and ${good}.`]: () => {
      const game = scenario(3, { energy: 0, money: 1, [good]: 1 }).play(`location:${type}-market`);
      expect(game.refusal(`market:${type}:2`)).toMatchObject({ key: 'refused.price', with: { money: 1, have: 1 } });
    },
    'alone, $': () => {
      const { state } = scenario(1);
      const spots = state.markets[type].cards.map((_, at) => pricesAt(state, type, at));
      expect(spots).toEqual(ARRANGEMENTS.solo.spots.map((spot) => MARKET_PRICES[type][spot]));
    },
    'A card with a mark pollutes at once.': () => {
      const { pollution } = structureOf(cards[type]);
      expect(bought().offers.every((ref) => ref.startsWith(`space:${pollution?.row}`))).toBe(true);
    },
    'You can use the card in the same turn.': () => {
      const game = bought();
      expect(game.play(game.offers[0] ?? '').offers).toContain(`structure:${cards[type]}`);
    },
  };
}

const drilled = (seat: number, grid: 'well' | 'pollution') =>
  Object.fromEntries(DRILLING.map((space) => [space, seat === 0 ? 'pollution' : grid]));

const others: Statements = {
  market: {
    'When a deck runs out, its discards are reshuffled.': () => {
      const game = scenario(3, { energy: 0, money: 2, market: { commerce: ['bank', 'farm', 'airport'] } });
      const { commerce } = game.state.markets;
      commerce.discard = commerce.deck.splice(0);
      game.play('location:commerce-market');
      expect(commerce.cards).toHaveLength(3);
      expect(game.keys).toContain('event.reshuffles');
    },
  },
  'location-scientific-research': {
    'Only you see it, and you can look at it again at any time.': () => {
      const game = scenario(3, { energy: 0 }).play('location:scientific-research', 'impact:2').next();
      const seenBy = (seat: number) => energyEmpire.view(game.state, seat).impacts[2]?.card;
      expect(seenBy(0)).toBe(game.state.impacts[2]?.card);
      expect([seenBy(1), seenBy(2)]).toEqual([undefined, undefined]);
    },
    'You may choose not to look.': () => {
      const game = scenario(3, { energy: 0 }).play('location:scientific-research', 'button:decline');
      expect(game.mat().resources.science).toBe(1);
    },
  },
  'location-education': {
    'workers you cannot have another': () => {
      const game = scenario(3, { money: 3, workers: LIMIT.workers }).play();
      expect(game.refusal('location:education')).toMatchObject({ key: 'refused.workforce' });
    },
    'You can use the new one in the same turn.': () => {
      const wish = { workers: 1, energy: 0, money: 3, structures: ['weather-bureau'] } as const;
      const game = scenario(3, wish).play('location:education', 'space:air:2');
      expect(game.offers).toContain('structure:weather-bureau');
    },
  },
  'location-clean-up': {
    'removes a pollution token or an oil well, or turns a contamination into ordinary pollution': () => {
      const grid = { 'air:1': 'pollution', 'forest:1': 'well', 'ocean:1': 'contamination' } as const;
      const cleaned = (space: string) =>
        scenario(3, { energy: 0, science: 1, grid }).play('location:clean-up', `space:${space}`).mat().environment;
      expect(cleaned('air:1')['air:1']).toBe('clean');
      expect(cleaned('forest:1')['forest:1']).toBe('clean');
      expect(cleaned('ocean:1')['ocean:1']).toBe('pollution');
    },
    'You may skip it.': () => {
      const game = scenario(3, { energy: 0, science: 1 }).play('location:clean-up', 'button:decline');
      expect(game.mat()).toMatchObject({ resources: { science: 0 }, environment: { 'air:1': 'pollution' } });
    },
  },
  'location-oil-drilling': {
    'The well pollutes its space until you clean it up.': () => {
      const game = scenario(3, { energy: 0, science: 1, grid: { 'air:1': 'clean', 'forest:1': 'well' } });
      expect(game.play('location:clean-up').offers).toEqual(['space:forest:1', 'button:decline']);
      expect(game.play('space:forest:1').mat().environment['forest:1']).toBe('clean');
    },
    'You cannot drill without such a space': () => {
      const game = scenario(3, { grid: drilled(0, 'pollution') }).play();
      expect(game.refusal('location:oil-drilling')).toMatchObject({ key: 'refused.no-drilling-space' });
    },
    'wells are in use': () => {
      const game = scenario(4, { rival: { grid: drilled(1, 'well') } });
      for (const seat of [2, 3]) Object.assign(game.mat(seat).environment, drilled(seat, 'well'));
      game.state.supply.wells -= 2 * DRILLING.length;
      expect(game.state.supply.wells).toBe(0);
      expect(game.play().refusal('location:oil-drilling')).toMatchObject({ key: 'refused.no-wells' });
    },
  },
  'location-power-plant': {
    'You pay the price shown for its kind, and it must be in the supply.': () => {
      const game = scenario(3, {
        energy: 0,
        steel: 2,
        money: 9,
        rival: { dice: ['coal', 'coal', 'coal', 'coal', 'coal'] },
      });
      game.play('location:power-plant');
      expect(game.mat()).toMatchObject({ dice: { 'hydro-geo': 1 }, resources: { steel: 1, money: 7 } });
      expect(scenario(3, { steel: 1 }).play().refusal('location:power-plant')).toMatchObject({ key: 'refused.no-die' });
    },
  },
  'location-finance': {
    'Playing alone you always gain': () => {
      expect(scenario(1, { energy: 0 }).play('location:finance').mat().resources.money).toBe(3);
    },
  },
  'location-buy-sell-oil': {
    'once, at the price below the leftmost stack of the track': () => {
      const game = scenario(3, { energy: 0, oil: 6, track: [0, 5, 5, 5, 5, 5] }).play('location:buy-sell-oil');
      expect(game.mat().resources).toMatchObject({ oil: 3, money: 2 });
      expect(game.ask).toBeUndefined();
    },
    'If an impact sets the price, that price holds for selling too.': () => {
      const game = scenario(3, {
        energy: 0,
        oil: 3,
        track: [0, 0, 5, 5, 5, 5],
        impacts: ['baby-boom', 'undersea-oil-find'],
      });
      game.state.lasting = { oilPrice: 1 };
      expect(game.play('location:buy-sell-oil').mat().resources).toMatchObject({ oil: 0, money: 1 });
    },
  },
  'location-trade': {
    'You may swap what you get again.': () => {
      const game = scenario(3, { energy: 0, steel: 1 }).play('location:trade', 'trade:steel:plastic');
      expect(game.offers).toContain('trade:plastic:science');
    },
  },
};

export const places: Statements = {
  ...Object.fromEntries(TYPES.map((type) => [`location-${type}-market`, market(type)])),
  ...others,
};
