import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';

const rich = (stage: Stage) => stage.holds(0, { coins: 20, permits: 2 });

/** Market and bank hold nothing: every permit is with somebody. */
function dry(stage: Stage): Stage {
  stage.holds(1, { permits: 2 + stage.state.bank + stage.state.market.pile });
  stage.state.bank = 0;
  stage.state.market.pile = 0;
  stage.state.market.owed = 2;
  return stage;
}

describe('the market', () => {
  it('is visited once a turn, to buy or to sell; benefits and cards are no visits (ruling 74)', () => {
    const play = scenario(2, (stage) => rich(stage).hand(0, 'lobby-01').project('asia', 1, 'recycling'));
    play.pick('card:lobby-01', 'project:asia:1', 'market:buy');
    expect(play.player(0).permits).toBe(2 + 1 - 1 + 1 + 1);
    expect(play.why('market:buy')).toBe('refused.market-visited');
    expect(play.why('market:sell')).toBe('refused.market-visited');
  });

  it('sells to nobody who cannot pay its price', () => {
    const coins = (count: number) => scenario(2, (stage) => stage.holds(0, { coins: count, permits: 0 }).market(4, 2));
    expect(coins(4).offered).toContain('market:buy');
    expect(coins(3).why('market:buy')).toBe('refused.coins');
  });

  it('refills with two from the bank at a higher price whenever the last permit leaves, up to 8 (ruling 75)', () => {
    const play = scenario(2, (stage) => rich(stage).market(3, 1)).pick('market:buy');
    expect(play.state.market).toEqual({ price: 4, pile: 2, owed: 0 });
    const dearest = scenario(2, (stage) => rich(stage).market(8, 1)).pick('market:buy');
    expect(dearest.state.market).toEqual({ price: 8, pile: 2, owed: 0 });
  });

  it('stops sales for the rest of a turn with a refill, even at 8, but not purchases (ruling 76)', () => {
    for (const price of [3, 8]) {
      const play = scenario(2, (stage) => rich(stage).market(price, 1).hand(0, 'lobby-01')).pick('card:lobby-01');
      expect(play.why('market:sell')).toBe('refused.market-stopped');
      expect(play.offered).toContain('market:buy');
    }
  });

  it('lets the next company sell again', () => {
    const play = scenario(2, (stage) => rich(stage).market(3, 1)).pick('market:buy');
    play.pick('project:africa:1', 'agenda:africa:solar', 'button:done');
    expect(play.offered).toContain('market:sell');
  });

  it('charges the price before the refill a purchase causes (ruling 77)', () => {
    const play = scenario(2, (stage) => rich(stage).market(5, 1)).pick('market:buy');
    expect(play.player(0).coins).toBe(15);
  });

  it('buys from the hand only, at the standing price, which then falls, not below 1 (ruling 78)', () => {
    const play = scenario(2, rich).pick('market:sell');
    expect(play.player(0)).toMatchObject({ coins: 23, permits: 1 });
    expect(play.state.market).toEqual({ price: 2, pile: 3, owed: 0 });
    expect(scenario(2, (stage) => rich(stage).market(1, 2)).pick('market:sell').state.market.price).toBe(1);
    const regional = scenario(2, (stage) => stage.holds(0, { permits: 0 }).plants('asia', 0, 'solar'));
    expect(regional.why('market:sell')).toBe('refused.permit-in-hand');
  });

  it('refills with what a short bank has; from an empty one nothing comes but the rise (ruling 79)', () => {
    const short = scenario(2, (stage) =>
      rich(stage)
        .market(3, 1)
        .holds(1, { permits: 2 + stage.state.bank - 1 }),
    );
    expect(short.pick('market:buy').state).toMatchObject({ bank: 0, market: { price: 4, pile: 1 } });
    const empty = scenario(2, (stage) =>
      rich(stage)
        .market(3, 1)
        .holds(1, { permits: 2 + stage.state.bank }),
    );
    expect(empty.pick('market:buy').state).toMatchObject({ bank: 0, market: { price: 4, pile: 0, owed: 2 } });
  });

  it('is closed to buyers while it is empty; benefits bring nothing and are not owed (ruling 79)', () => {
    const play = scenario(2, (stage) => dry(rich(stage)).project('europe', 1, 'forestation').hand(0, 'lobby-01'));
    expect(play.why('market:buy')).toBe('refused.market-empty');
    expect(play.why('card:lobby-01')).toBe('refused.market-empty');
    expect(play.offered).toContain('market:sell');
  });

  it('takes the next two permits paid to a dry bank, without another rise (ruling 79)', () => {
    const play = scenario(2, (stage) => dry(rich(stage)).project('africa', 1, 'solar').project('africa', 2, 'fusion'));
    play.pick('project:africa:1', 'button:done');
    expect(play.state.market).toEqual({ price: 3, pile: 1, owed: 1 });
    play.pick('project:africa:2', 'button:done');
    expect(play.state).toMatchObject({ bank: 0, market: { price: 3, pile: 2, owed: 0 } });
  });
});
