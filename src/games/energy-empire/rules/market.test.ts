import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { SINCE } from './versions.ts';
import { view } from './view.ts';

const marketOf = ({ state }: Scenario) => view(state, 0).markets.commerce;

const MARKET = { commerce: ['farm', 'airport', 'bank'] } as const;

describe('Markets', () => {
  it('Rulebook: the Airport is bought from the middle of the Commerce market', () => {
    const game = scenario(3, { energy: 0, money: 3, market: { commerce: ['stock-market', 'airport', 'farm'] } });
    game.play('location:commerce-market', 'market:commerce:1');
    expect(game.offers.every((ref) => ref.startsWith('space:air'))).toBe(true);
    game.play('space:air:2');
    const [left, middle, right] = game.state.markets.commerce.cards;
    expect([left, middle]).toEqual(['stock-market', 'farm']);
    expect(right).toBeDefined();
    expect(game.mat().structures).toEqual([{ card: 'airport', tokens: [] }]);
    expect(game.state.track[0]).toBe(4);
  });

  it.each([
    [0, { money: 2 }, { plastic: 1 }],
    [1, { money: 3 }, { plastic: 1 }],
    [2, { money: 4 }, { plastic: 2 }],
  ])('33. The price at spot %i is %o or %o', (spot, money, plastic) => {
    for (const price of [money, plastic]) {
      const game = scenario(3, { ...price, energy: 0, market: { commerce: ['bank', 'bank-2', 'film-studio'] } });
      game.play('location:commerce-market');
      if (game.ask) game.play(`market:commerce:${spot}`);
      expect(game.mat().structures).toHaveLength(1);
      if (spot === 2) expect(game.mat().resources).toMatchObject({ money: 0, plastic: 0 });
    }
  });

  it('33. Money and resource are never mixed', () => {
    const game = scenario(3, { energy: 0, money: 1, plastic: 1, market: MARKET }).play('location:commerce-market');
    expect(game.offers).toEqual(['market:commerce:0', 'market:commerce:1']);
    expect(game.refusal('market:commerce:2')).toMatchObject({ key: 'refused.price', with: { money: 1, have: 1 } });
  });

  it('33. Whoever can pay either way chooses', () => {
    const game = scenario(3, { energy: 0, money: 2, steel: 1, market: { industry: ['computer-factory'] } });
    game.play('location:industry-market');
    expect(game.offers).toEqual(['pay:money', 'pay:steel']);
    game.play('pay:steel');
    expect(game.mat().resources).toMatchObject({ money: 2, steel: 0 });
  });

  it('34. Whoever enters a market buys one card', () => {
    const game = scenario(3, { energy: 0, money: 9, market: MARKET }).play('location:commerce-market');
    expect(game.offers).toEqual(['market:commerce:0', 'market:commerce:1', 'market:commerce:2']);
  });

  it('35. Pay, take, slide and refill, pollute, then the impact', () => {
    const game = scenario(3, { energy: 0, money: 2, track: [1, 5, 5, 5, 5, 5], market: MARKET });
    game.play('location:commerce-market');
    expect(game.ask?.prompt.key).toBe('ask.pollute');
    expect(game.state.markets.commerce.cards).toHaveLength(3);
    expect(game.mat().resources.money).toBe(0);
    game.play('space:forest:2');
    expect(game.keys.filter((key) => ['event.builds', 'event.pollutes', 'event.impact'].includes(key))).toEqual([
      'event.builds',
      'event.pollutes',
      'event.impact',
    ]);
  });

  it('In a sealed game whoever comes next draws what fills the gap, so that nobody foresees it', () => {
    const game = scenario(3, { energy: 0, workers: 1, money: 2, market: MARKET, isSealed: true });
    game.play('location:commerce-market', 'space:forest:2');
    expect(game.ask).toBeUndefined();
    expect(game.state.markets.commerce.cards).toHaveLength(2);
    game.next();
    expect(game.state.markets.commerce.cards).toHaveLength(3);
    expect(game.ask?.seat).toBe(1);
  });

  it('In a sealed game the gap waits while cards are used that have nothing to do with a market', () => {
    const game = scenario(3, { energy: 0, money: 3, market: MARKET, isSealed: true });
    game.play('location:commerce-market', 'market:commerce:0', 'space:forest:2');
    expect(game.ask?.prompt.key).toBe('ask.activate');
    expect(game.state.markets.commerce.cards).toHaveLength(2);
    expect(marketOf(game).spots.map(({ isDue }) => isDue)).toEqual([undefined, undefined, true]);
  });

  it('In a sealed game begun under older rules it is filled before any card is used', () => {
    const game = scenario(3, { energy: 0, money: 3, market: MARKET, isSealed: true, rules: SINCE.lateRefill - 1 });
    game.play('location:commerce-market', 'market:commerce:0', 'space:forest:2');
    expect(game.ask?.prompt.key).toBe('ask.activate');
    expect(game.state.markets.commerce.cards).toHaveLength(3);
  });

  it.each(['developer', 'highway-overpass'] as const)('In a sealed game it is filled for whoever has a %s', (card) => {
    const game = scenario(3, {
      energy: 2,
      workers: 2,
      money: 3,
      structures: [card],
      market: MARKET,
      modules: ['new-structures'],
      isSealed: true,
    });
    game.play('location:commerce-market', 'energy:0', 'market:commerce:0', 'space:forest:2');
    expect(game.ask?.prompt.key).toBe('ask.activate');
    expect(game.state.markets.commerce.cards).toHaveLength(3);
  });

  it('In a sealed game an impact that resets a market fills every gap first, and discards what it drew', () => {
    const game = scenario(3, {
      energy: 0,
      money: 2,
      workers: 1,
      market: MARKET,
      track: [1, 5, 5, 5, 5, 5],
      impacts: ['jet-age'],
      isSealed: true,
    });
    game.play('location:commerce-market', 'space:forest:2');
    const { cards, discard } = game.state.markets.commerce;
    expect(cards).toHaveLength(3);
    expect(discard).toHaveLength(3);
  });

  it('In a sealed game a gap that nothing can fill is sold out, and so is every gap at the end', () => {
    const game = scenario(3, { energy: 0, workers: 1, money: 2, market: MARKET, isSealed: true });
    game.play('location:commerce-market', 'space:forest:2');
    const right = () => marketOf(game).spots[2];
    expect(right()).toHaveProperty('isDue', true);
    game.state.finalTurns = 0;
    expect(right()).not.toHaveProperty('isDue');
    delete game.state.finalTurns;
    const { deck } = game.state.markets.commerce;
    game.mat(2).structures.push(...deck.splice(0).map((card) => ({ card, tokens: [] })));
    expect(right()).not.toHaveProperty('isDue');
  });

  it('36. An empty deck is made anew from the discards of its type', () => {
    const game = scenario(3, { energy: 0, money: 2, market: { commerce: ['bank', 'farm', 'airport'] } });
    const market = game.state.markets.commerce;
    market.discard = market.deck.splice(0);
    game.play('location:commerce-market');
    expect(market.cards).toHaveLength(3);
    expect(market.discard).toEqual([]);
    expect(market.deck).toHaveLength(22);
    expect(game.keys).toContain('event.reshuffles');
  });

  it('36. In a reset the three discarded cards are already part of the discards', () => {
    const game = scenario(3, { oil: 1, energy: 0, track: [1, 5, 5, 5, 5, 5], impacts: ['jet-age'] });
    const market = game.state.markets.commerce;
    game.mat(2).structures.push(...market.deck.splice(0).map((card) => ({ card, tokens: [] })));
    const before = [...market.cards];
    game.play('location:chemistry', 'space:air:2');
    expect([...market.cards].sort()).toEqual(before.sort());
    expect(market.discard).toEqual([]);
  });

  it('37. With deck and discards empty cards slide left and spots stay empty', () => {
    const game = scenario(3, { energy: 0, money: 2, market: { commerce: ['bank', 'farm', 'film-studio'] } });
    const market = game.state.markets.commerce;
    game.mat(2).structures.push(...market.deck.splice(0).map((card) => ({ card, tokens: [] })));
    game.play('location:commerce-market');
    expect(market.cards).toEqual(['farm', 'film-studio']);
  });

  it('37. A market without cards is closed', () => {
    const game = scenario(3, { energy: 0, money: 9 });
    const market = game.state.markets.commerce;
    const rest = [...market.deck.splice(0), ...market.cards.splice(0)];
    game.mat(2).structures.push(...rest.map((card) => ({ card, tokens: [] })));
    expect(game.play().refusal('location:commerce-market')).toMatchObject({ key: 'refused.market-empty' });
  });

  it('38. A structure just bought may be used in the same turn', () => {
    const game = scenario(3, { energy: 1, workers: 1, money: 4, market: { commerce: ['bank'] } });
    game.play('location:commerce-market', 'energy:0', 'structure:bank');
    expect(game.mat().resources.money).toBe(5);
  });

  it('39. One player may own both copies; they are separate cards', () => {
    const game = scenario(3, { workers: 0, energy: 2, money: 4, structures: ['bank', 'bank-2'] }).activating(
      'commerce',
    );
    game.play('structure:bank', 'structure:bank-2');
    expect(game.mat().resources.money).toBe(10);
  });

  it('40. There is no limit to structures and no way to get rid of one', () => {
    const structures = ['bank', 'bank-2', 'farm', 'farm-2', 'port', 'casino', 'airport', 'film-studio'] as const;
    const game = scenario(3, {
      money: 9,
      energy: 0,
      structures,
      tiles: ['wealth'],
      market: { commerce: ['eco-lodge'] },
    });
    expect(game.play('button:discard').offers).toEqual(['button:discard-tile', 'button:back']);
    game.play('button:back', 'location:commerce-market');
    expect(game.mat().structures).toHaveLength(9);
  });
});
