import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import { METRICS } from '../metrics.ts';
import { scores } from '../scoring.ts';
import type { Cost } from '../tables.ts';
import { MEGASTRUCTURES, type MegastructureId } from './cards/megastructures.ts';

const modules = ['megastructures'];

/** Two of whatever a megastructure asks for. */
const TWO: Readonly<Record<string, MatWish>> = {
  structuresGovernment: { structures: ['embassy', 'national-park'] },
  structuresIndustry: { structures: ['computer-factory', 'lumber-mill'] },
  structuresCommerce: { structures: ['bank', 'stock-market'] },
  unSteps: { un: 2 },
  dice: { dice: ['coal', 'coal'] },
};

interface Printed {
  readonly vp: number;
  readonly needs: keyof typeof TWO;
  readonly cost: Cost;
  readonly pollutes: string;
  /** What a use, a Generate turn or the end brings. */
  readonly brings: object;
}

const PRINTED: Readonly<Record<MegastructureId, Printed>> = {
  'lunar-launch-complex': {
    vp: 9,
    needs: 'structuresGovernment',
    cost: { science: 3, steel: 2 },
    pollutes: 'pollution air',
    brings: { vp: 3, resources: { science: 0 } },
  },
  'peace-palace': { vp: 5, needs: 'unSteps', cost: { science: 2, money: 4 }, pollutes: '', brings: {} },
  'particle-accelerator': {
    vp: 8,
    needs: 'structuresGovernment',
    cost: { science: 3, money: 3 },
    pollutes: 'pollution forest',
    brings: { vp: 1, resources: { science: 2 } },
  },
  'great-river-dam': {
    vp: 8,
    needs: 'dice',
    cost: { steel: 4 },
    pollutes: 'pollution forest',
    brings: { energy: 2 + 3 },
  },
  'breeder-complex': {
    vp: 9,
    needs: 'dice',
    cost: { steel: 2, science: 3 },
    pollutes: 'contamination ocean',
    brings: { energy: 5 },
  },
  'continental-pipeline': {
    vp: 8,
    needs: 'structuresIndustry',
    cost: { steel: 3, plastic: 1, money: 1 },
    pollutes: 'pollution forest',
    brings: { resources: { oil: 3 } },
  },
  'world-trade-hall': {
    vp: 8,
    needs: 'structuresCommerce',
    cost: { plastic: 2, money: 5 },
    pollutes: 'pollution air',
    brings: { resources: { money: 5 } },
  },
  'world-exposition': {
    vp: 8,
    needs: 'unSteps',
    cost: { plastic: 3, money: 2 },
    pollutes: 'pollution forest',
    brings: { vp: 3 },
  },
  'satellite-network': {
    vp: 9,
    needs: 'structuresCommerce',
    cost: { plastic: 2, science: 2 },
    pollutes: 'pollution air',
    brings: { resources: { money: 2 } },
  },
};
const ids = Object.keys(PRINTED) as MegastructureId[];

/** A table on whose display this megastructure lies. */
function offering(id: MegastructureId, wish: MatWish & TableWish = {}) {
  const game = scenario(3, { modules, energy: 0, ...wish });
  game.state.megastructures = [id, ...ids.filter((other) => other !== id).slice(0, 3)];
  return game;
}

/** A tableau with it. */
function owning(id: MegastructureId, wish: MatWish & TableWish = {}) {
  const game = offering(id, wish);
  game.state.megastructures = ids.filter((other) => other !== id).slice(0, 3);
  game.mat().megastructures?.push({ id, tokens: [] });
  return game;
}

const rowOf = (game: ReturnType<typeof offering>, key: string) =>
  scores(game.state).rows.find(({ say }) => say.key === `score.${key}`)?.points[0];

describe('Every megastructure', () => {
  it.each(ids)('%s is bought in its market for its cost, pollutes and scores', (id) => {
    const { vp, needs, cost, pollutes } = PRINTED[id];
    const { type } = MEGASTRUCTURES[id];
    const game = offering(id, { ...TWO[needs], ...cost, market: { [type]: [] } });
    const structures = game.mat().structures.length;
    game.play(`location:${type}-market`);
    const [token, row] = pollutes.split(' ');
    if (row) {
      expect(game.offers.every((ref) => ref.startsWith(`space:${row}`))).toBe(true);
      const space = game.offers[0] ?? '';
      game.play(space);
      expect(game.mat().environment).toMatchObject({ [space.replace('space:', '')]: token });
    }
    expect(Object.values(game.mat().resources).every((amount) => amount === 0)).toBe(true);
    expect(game.mat().megastructures).toEqual([{ id, tokens: [] }]);
    expect(game.mat().structures).toHaveLength(structures);
    expect(rowOf(game, 'megastructures')).toBe(vp + (id === 'peace-palace' ? 2 : 0));
  });

  it.each(ids)('%s asks for two or more of something', (id) => {
    const { needs, cost } = PRINTED[id];
    const { type } = MEGASTRUCTURES[id];
    expect(MEGASTRUCTURES[id].qualification).toEqual({ metric: needs, min: 2 });
    const game = offering(id, { ...cost, money: 9 }).play(`location:${type}-market`);
    expect(game.refusal(`megastructure:${id}`)).toMatchObject({ key: 'refused.qualification', with: { min: 2 } });
  });

  it.each(ids.filter((id) => MEGASTRUCTURES[id].plank !== 'none'))('%s is used like a structure of its type', (id) => {
    const { type, plank } = MEGASTRUCTURES[id];
    const wish = { workers: 0, energy: plank === 'double' ? 2 : 1, science: 1 };
    const game = owning(id, wish).activating(type).play(`megastructure:${id}`);
    if (game.offers.includes('impact:0')) game.play('impact:0');
    expect(game.mat()).toMatchObject(PRINTED[id].brings);
    const other = type === 'commerce' ? 'industry' : 'commerce';
    const closed = owning(id, { structures: ['stock-market', 'lumber-mill'], energy: 2 }).activating(other);
    expect(closed.refusal(`megastructure:${id}`)).toMatchObject({ key: 'refused.type' });
  });

  it('great-river-dam gives energy whenever dice do', () => {
    const game = owning('great-river-dam', { workers: 0, energy: 0, dice: ['hydro-geo'] }).play('button:roll');
    expect(game.mat()).toMatchObject(PRINTED['great-river-dam'].brings);
  });

  it('peace-palace scores a point per step in the United Nations at the end', () => {
    expect(rowOf(owning('peace-palace', { un: 5 }), 'megastructures')).toBe(5 + 5);
  });
});

describe('Megastructures', () => {
  it.each([1, 2, 3, 4, 5])('One more than players lies open: %i', (seats) => {
    expect(scenario(seats, { modules }).state.megastructures).toHaveLength(seats + 1);
  });

  it('104. Replace the structure of the visit: no card is taken and nothing slides', () => {
    const market = { commerce: ['farm', 'airport', 'bank'] } as const;
    const game = offering('satellite-network', {
      structures: ['stock-market', 'casino'],
      plastic: 2,
      science: 2,
      market,
    });
    game.play('location:commerce-market');
    expect(game.offers).toEqual([...[0, 1, 2].map((at) => `market:commerce:${at}`), 'megastructure:satellite-network']);
    game.play('megastructure:satellite-network', 'space:air:2');
    expect(game.state.markets.commerce.cards).toEqual(market.commerce);
    expect(game.state.megastructures).not.toContain('satellite-network');
  });

  it('37. Keep a market open that sells nothing else, for whoever may buy them', () => {
    const wish = { un: 2, plastic: 3, money: 2, market: { commerce: [] } };
    expect(offering('world-exposition', wish).play().offers).toContain('location:commerce-market');
    const poor = offering('world-exposition', { ...wish, plastic: 2 }).play();
    expect(poor.refusal('location:commerce-market')).toMatchObject({ key: 'refused.lacks' });
  });

  it('105. Count for no tile, no minimum and no structure points', () => {
    const game = owning('satellite-network', { structures: ['bank'] });
    expect(METRICS.structures.count(game.state, 0)).toBe(1);
    expect(METRICS.structuresCommerce.count(game.state, 0)).toBe(1);
    expect(rowOf(game, 'structures')).toBe(2);
    const next = owning('satellite-network', { structures: ['bank'], plastic: 2, money: 9 });
    next.state.megastructures = ['world-trade-hall', 'peace-palace', 'great-river-dam'];
    next.play('location:commerce-market');
    expect(next.refusal('megastructure:world-trade-hall')).toMatchObject({
      key: 'refused.qualification',
      with: { min: 2, have: 1 },
    });
  });

  it('106. Check the minimum at the purchase only', () => {
    const game = owning('breeder-complex', { workers: 0, energy: 1 }).activating('industry');
    game.play('megastructure:breeder-complex');
    expect(game.mat().energy).toBe(5);
  });

  it('Take their token from the track, where it may empty a stack', () => {
    const wish = { un: 2, plastic: 3, money: 2, track: [1, 5, 5, 5, 5, 5], impacts: ['baby-boom'] as const };
    const game = offering('world-exposition', { ...wish, market: { commerce: [] } });
    game.play('location:commerce-market', 'space:forest:1');
    expect(game.state.impacts[0]?.isRevealed).toBe(true);
  });

  it('Two single planks serve one use a turn', () => {
    const game = owning('continental-pipeline', { energy: 3, workers: 0 }).activating('industry');
    game.play('megastructure:continental-pipeline');
    expect(game.ask).toBeUndefined();
    expect(game.mat()).toMatchObject({ energy: 2, resources: { oil: 3 } });
  });
});
