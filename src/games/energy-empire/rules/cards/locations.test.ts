import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import { diceOf } from '../state.ts';
import type { LocationId, StructureType } from '../tables.ts';
import { LOCATIONS } from './locations.ts';

/** Type of each location, and a visit: with what, what is picked, and how the mat looks afterwards. */
const VISITS: Readonly<
  Record<LocationId, { type: StructureType; with: MatWish & TableWish; picks: readonly string[]; after: object }>
> = {
  'government-market': {
    type: 'government',
    with: { science: 1, market: { government: ['national-park'] } },
    picks: [],
    after: { structures: [{ card: 'national-park', tokens: [] }], resources: { science: 0 } },
  },
  'scientific-research': {
    type: 'government',
    with: {},
    picks: ['impact:4'],
    after: { resources: { science: 1 } },
  },
  education: {
    type: 'government',
    with: { money: 3 },
    picks: ['space:air:2'],
    after: { workers: 3, reserve: { workers: 2 }, environment: { 'air:2': 'pollution' }, resources: { money: 0 } },
  },
  'clean-up': {
    type: 'government',
    with: { science: 1, grid: { 'air:2': 'pollution' } },
    picks: ['space:air:1', 'space:air:2'],
    after: { environment: { 'air:1': 'clean', 'air:2': 'clean' }, resources: { science: 0 } },
  },
  'industry-market': {
    type: 'industry',
    with: { steel: 1, market: { industry: ['computer-factory'] } },
    picks: [],
    after: { structures: [{ card: 'computer-factory', tokens: [] }], resources: { steel: 0 } },
  },
  mine: { type: 'industry', with: {}, picks: [], after: { resources: { steel: 1 } } },
  'oil-drilling': {
    type: 'industry',
    with: {},
    picks: ['space:forest:3'],
    after: { environment: { 'forest:3': 'well' }, resources: { oil: 3 } },
  },
  chemistry: {
    type: 'industry',
    with: { oil: 1 },
    picks: ['space:ocean:1'],
    after: { environment: { 'ocean:1': 'pollution' }, resources: { oil: 0, plastic: 2, science: 1 } },
  },
  'power-plant': {
    type: 'industry',
    with: { steel: 2 },
    picks: [],
    after: { dice: { coal: 1 }, resources: { steel: 0 } },
  },
  'commerce-market': {
    type: 'commerce',
    with: { plastic: 1, market: { commerce: ['bank'] } },
    picks: [],
    after: { structures: [{ card: 'bank', tokens: [] }], resources: { plastic: 0 } },
  },
  finance: { type: 'commerce', with: {}, picks: ['effect:2'], after: { resources: { money: 4 } } },
  'buy-sell-oil': { type: 'commerce', with: { money: 1 }, picks: [], after: { resources: { money: 0, oil: 3 } } },
  trade: {
    type: 'commerce',
    with: { money: 2 },
    picks: ['trade:money:science'],
    after: { resources: { money: 0, science: 1 } },
  },
};
const ids = Object.keys(VISITS) as LocationId[];

describe('Every location', () => {
  it('is one of thirteen: four Government, five Industry, four Commerce', () => {
    const count = (type: StructureType) => ids.filter((id) => LOCATIONS[id].type === type).length;
    expect([count('government'), count('industry'), count('commerce')]).toEqual([4, 5, 4]);
  });

  it.each(ids)('%s does what it says', (id) => {
    const { type, with: wish, picks, after } = VISITS[id];
    const game = scenario(3, { energy: 0, ...wish }).play(`location:${id}`, ...picks);
    expect(LOCATIONS[id].type).toBe(type);
    expect(game.mat()).toMatchObject(after);
    expect(game.state.board[id].stacks).toEqual([{ seat: 0, energy: 0 }]);
  });

  it.each([
    [0, 2, 0],
    [1, 3, 1],
    [2, 4, 2],
  ])('Finance, option %i: $%i for me, $%i for each rival', (option, mine, theirs) => {
    const game = scenario(3, { energy: 0 }).play('location:finance', `effect:${option}`);
    expect([0, 1, 2].map((seat) => game.mat(seat).resources.money)).toEqual([mine, theirs, theirs]);
  });

  it.each([
    ['solar-wind', { money: 1, plastic: 1, science: 1 }],
    ['hydro-geo', { money: 2, steel: 1 }],
    ['coal', { steel: 2 }],
    ['nuclear', { money: 1, steel: 1, science: 2 }],
  ] as const)('Power Plant: a %s die costs %o', (die, price) => {
    const game = scenario(3, { energy: 0, ...price }).play('location:power-plant');
    expect(diceOf(game.mat())).toEqual([die]);
    expect(Object.values(game.mat().resources).every((left) => left === 0)).toBe(true);
    expect(game.ask?.prompt.key).toBe(die === 'hydro-geo' ? 'ask.pollute' : undefined);
  });
});
