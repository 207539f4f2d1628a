import { describe, expect, it } from 'vitest';
import { type MatWish, scenario, type TableWish } from '../../testing/scenario.ts';
import type { Plank } from '../cards/structure.ts';
import { hasArrow } from '../cards/structures.ts';
import type { Row, StructureType } from '../tables.ts';
import { NEW_CARDS, NEW_STRUCTURES, type NewStructureId } from './cards/structures.ts';

const modules = ['new-structures'];
const play = (seats: number, wish: MatWish & TableWish) => scenario(seats, { modules, ...wish });

/** Type, points, what it pollutes, its plank, whether it shows an arrow, and what it does. */
const card = (
  type: StructureType,
  vp: number,
  pollutes: 'clean' | Row | `nuclear ${Row}`,
  plank: Plank,
  shows: () => void,
  arrow = false,
) => ({ type, vp, pollutes, plank, arrow, shows });

/** A use with energy only, and what it leaves on the mat. */
function uses(id: NewStructureId, having: MatWish, after: object, tokens = 1) {
  return () => {
    const game = play(2, { workers: 0, energy: tokens, structures: [id], ...having });
    game.activating(NEW_STRUCTURES[id].type).play(`structure:${id}`);
    while (game.offers.includes('impact:0')) game.play('impact:0');
    expect(game.mat()).toMatchObject(after);
  };
}

/** A Generate turn with this card and no dice. */
function starts(id: NewStructureId, after: object) {
  return () => {
    const game = play(2, { workers: 0, energy: 0, structures: [id] }).play();
    expect(game.mat()).toMatchObject(after);
    expect(game.keys.indexOf('event.benefit')).toBeLessThan(game.keys.indexOf('event.returns'));
  };
}

function rolls(id: NewStructureId, after: object) {
  return () => {
    const wish: MatWish = { workers: 0, energy: 0, structures: [id], dice: ['hydro-geo'] };
    expect(play(2, wish).play('button:roll').mat()).toMatchObject(after);
    const unrolled = play(2, wish).play('die:hydro-geo');
    expect(unrolled.keys).not.toContain('event.benefit');
  };
}

function copies(id: NewStructureId, type: StructureType) {
  return () => {
    const market = { government: 'tax-office', industry: 'cement-works', commerce: 'supermarket' } as const;
    const money = { government: 4, industry: 2, commerce: 3 }[type];
    const game = play(2, { energy: 2, workers: 0, structures: [id], market: { [type]: [market[type]] } });
    expect(game.activating(type).play(`structure:${id}`).mat().resources.money).toBe(money);
    expect(game.keys).toContain('event.copies');
  };
}

function crosses(id: NewStructureId, type: StructureType, ...locations: readonly string[]) {
  return () => {
    const game = play(2, { energy: 1, workers: 1, structures: [id] });
    game.activating(type).play(`structure:${id}`);
    expect(game.offers).toEqual(locations.map((location) => `location:${location}`));
  };
}

const PRINTED: Readonly<Record<NewStructureId, ReturnType<typeof card>>> = {
  'govt-contractor': card('government', 4, 'forest', 'double', copies('govt-contractor', 'government')),
  'stone-bridge': card('government', 2, 'clean', 'single', () => {
    const game = play(2, { energy: 1, workers: 1, structures: ['stone-bridge'] }).activating('government');
    game.play('structure:stone-bridge', 'impact:0');
    expect(game.mat().resources.science).toBe(1);
    expect(game.state.board['scientific-research'].stacks).toEqual([{ seat: 0, energy: 0 }]);
  }),
  'science-council': card('government', 3, 'air', 'none', starts('science-council', { resources: { science: 1 } })),
  'state-broadcaster': card('government', 3, 'forest', 'none', starts('state-broadcaster', { vp: 1 })),
  'listening-post': card(
    'government',
    3,
    'forest',
    'single',
    uses('listening-post', {}, { vp: 1, resources: { money: 1 } }),
  ),
  'missile-silo': card(
    'government',
    5,
    'nuclear forest',
    'double',
    uses('missile-silo', { steel: 1, oil: 1 }, { vp: 4, resources: { steel: 0, oil: 0 } }, 2),
    true,
  ),
  'retooled-factory': card('industry', 4, 'air', 'double', copies('retooled-factory', 'industry')),
  'suspension-bridge': card(
    'industry',
    4,
    'ocean',
    'single',
    crosses('suspension-bridge', 'industry', 'mine', 'oil-drilling'),
  ),
  'turbine-hall': card('industry', 3, 'ocean', 'none', rolls('turbine-hall', { energy: 4 })),
  'strip-mine': card('industry', 3, 'forest', 'none', starts('strip-mine', { resources: { steel: 1 } })),
  'rocket-works': card(
    'industry',
    4,
    'air',
    'single',
    uses('rocket-works', { oil: 2 }, { vp: 2, resources: { oil: 0, science: 1 } }),
    true,
  ),
  'heavy-water-plant': card('industry', 3, 'nuclear ocean', 'single', uses('heavy-water-plant', {}, { energy: 4 })),
  developer: card('commerce', 4, 'forest', 'double', copies('developer', 'commerce')),
  'highway-overpass': card('commerce', 4, 'air', 'single', crosses('highway-overpass', 'commerce', 'finance', 'trade')),
  'utility-company': card('commerce', 1, 'air', 'none', rolls('utility-company', { resources: { money: 3 } })),
  'franchise-chain': card('commerce', 3, 'ocean', 'none', starts('franchise-chain', { resources: { money: 2 } })),
  'arms-dealer': card(
    'commerce',
    4,
    'ocean',
    'single',
    uses('arms-dealer', { steel: 1 }, { vp: 1, resources: { steel: 0, money: 3 } }),
    true,
  ),
  'satellite-broadcaster': card(
    'commerce',
    3,
    'air',
    'single',
    uses('satellite-broadcaster', { science: 1 }, { resources: { science: 0, money: 5 } }),
    true,
  ),
};
const ids = Object.keys(PRINTED) as NewStructureId[];

describe('The new structures', () => {
  it.each(ids)('%s does what it says', (id) => {
    PRINTED[id].shows();
  });

  it.each(ids)('%s is printed as in the book', (id) => {
    const { type, vp, pollutes, plank, arrow } = PRINTED[id];
    const [row, kind] = pollutes.split(' ').reverse();
    const token = kind === 'nuclear' ? 'contamination' : 'pollution';
    expect(NEW_STRUCTURES[id]).toMatchObject({ type, vp, plank, copies: 1 });
    expect(NEW_STRUCTURES[id].pollution).toEqual(pollutes === 'clean' ? undefined : { token, row });
    expect(hasArrow(id)).toBe(arrow);
  });

  it('are six of each type, mixed with the old ones', () => {
    for (const type of ['government', 'industry', 'commerce'] as const) {
      expect(NEW_CARDS.filter((id) => PRINTED[id as NewStructureId].type === type)).toHaveLength(6);
      const { deck, cards } = scenario(2, { modules }).state.markets[type];
      expect(deck.length + cards.length).toBe(26 + 6);
    }
  });
});

describe('Generate cards', () => {
  it('113. Pay before a tile is claimed', () => {
    const game = play(2, { workers: 1, energy: 1, structures: ['strip-mine'] }).play('button:generate');
    expect(game.mat().resources.steel).toBe(1);
    expect(game.ask?.prompt.key).toBe('ask.claim');
  });

  it('114. Pay once a turn right after dice gave energy, before anything is polluted', () => {
    const game = play(2, { workers: 0, energy: 0, structures: ['utility-company'], dice: ['coal', 'coal'] });
    game.rolling(6, 5).play('button:roll');
    expect(game.keys.filter((key) => key === 'event.benefit')).toHaveLength(1);
    expect(game.keys.slice(-2)).toEqual(['event.rolls', 'event.benefit']);
  });

  it('115. Have no plank and are never offered, also not to be copied', () => {
    const market = { commerce: ['utility-company', 'farm', 'airport'] } as const;
    const game = play(2, { energy: 3, structures: ['developer', 'franchise-chain'], market }).activating('commerce');
    expect(game.offers).not.toContain('structure:franchise-chain');
    game.play('structure:developer', 'plank:0:2');
    expect(game.mat()).toMatchObject({ vp: 1, resources: { money: 2 } });
  });
});

describe('Wild cards', () => {
  const wild = (market: TableWish['market'], more: MatWish = {}) =>
    play(2, { energy: 2, workers: 0, structures: ['developer'], ...more, market: market ?? {} }).activating('commerce');

  it('Rulebook: two workers on the Developer use the Bank while it lies in the market', () => {
    const game = play(2, {
      workers: 2,
      energy: 0,
      money: 2,
      structures: ['developer'],
      market: { commerce: ['bank', 'airport'] },
    });
    game.activating('commerce').play('structure:developer');
    expect(game.mat()).toMatchObject({ resources: { money: 5 }, structures: [{ tokens: ['worker', 'worker'] }] });
    expect(game.state.markets.commerce.cards).toEqual(['bank', 'airport']);
  });

  it('116. Offer only cards whose spend can be paid, and are closed without any', () => {
    const game = wild({ commerce: ['airport', 'farm', 'seaside-resort'] });
    game.play('structure:developer');
    expect(game.offers).toEqual(['market:commerce:1', 'market:commerce:2']);
    expect(game.refusal('market:commerce:0')).toMatchObject({ key: 'refused.lacks' });
    const none = wild({ commerce: ['airport'] }, { energy: 3, structures: ['developer', 'fishing-fleet'] });
    expect(none.refusal('structure:developer')).toMatchObject({ key: 'refused.nothing-to-copy' });
  });

  it('116. Never find another wild card: there is one of each type', () => {
    const wilds = ids.filter((id) => NEW_STRUCTURES[id].effect.say.key === 'wild');
    expect(wilds.map((id) => NEW_STRUCTURES[id].type)).toEqual(['government', 'industry', 'commerce']);
  });

  it('117. Copy the effect only: no points, no pollution, no plank', () => {
    const game = wild({ commerce: ['supermarket'] }).play('structure:developer');
    expect(game.mat().structures).toEqual([{ card: 'developer', tokens: ['energy', 'energy'] }]);
    expect(game.state.track).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('118. Look at the market of their own type on a turn that opens all cards', () => {
    const game = play(2, { energy: 2, workers: 0, structures: ['developer'], market: { commerce: ['supermarket'] } });
    expect(game.activating().play('structure:developer').mat().resources.money).toBe(3);
  });
});

describe('Bridges', () => {
  it('Rulebook: over the Stone Bridge a second worker buys a new Government structure', () => {
    const market = { government: ['national-park', 'university', 'embassy'] } as const;
    const stacks = { 'scientific-research': [{ seat: 0, energy: 0 }] };
    const game = play(3, { energy: 1, workers: 1, money: 2, structures: ['stone-bridge'], market, stacks });
    game.activating('government').play('structure:stone-bridge');
    expect(game.mat().structures.map(({ card }) => card)).toEqual(['stone-bridge', 'national-park']);
    expect(game.state.board['government-market'].stacks).toEqual([{ seat: 0, energy: 0 }]);
  });

  it('119. Lead to locations without any worker, neutral ones included; pieces there are collected', () => {
    const wish = { energy: 1, workers: 1, structures: ['suspension-bridge'] as const, steel: 1 };
    const game = play(2, { ...wish, pieces: { mine: { steel: 2 } } }).activating('industry');
    game.play('structure:suspension-bridge');
    expect(game.refusal('location:industry-market')).toMatchObject({ key: 'refused.occupied' });
    expect(game.play('location:mine').mat().resources.steel).toBe(1 + 2 + 1);
  });

  it('120. The location must be usable, and a worker must be left besides the token on the plank', () => {
    const closed = play(2, { energy: 0, workers: 1, structures: ['suspension-bridge', 'lumber-mill'] }).activating(
      'industry',
    );
    expect(closed.refusal('structure:suspension-bridge')).toMatchObject({ key: 'refused.no-worker' });
    const one = play(2, { energy: 1, workers: 1, structures: ['suspension-bridge'] }).activating('industry');
    one.play('structure:suspension-bridge', 'location:mine');
    expect(one.mat().structures[0]?.tokens).toEqual(['energy']);
    const taken = Object.fromEntries(
      ['mine', 'oil-drilling', 'chemistry', 'power-plant', 'industry-market'].map((id, at) => [
        id,
        [{ seat: 1 + (at % 2), energy: 0 }],
      ]),
    );
    const full = play(3, { energy: 2, structures: ['suspension-bridge', 'lumber-mill'], stacks: taken });
    expect(full.activating('industry').refusal('structure:suspension-bridge')).toMatchObject({
      key: 'refused.no-location',
    });
  });

  it('121. Open no other type and do not lead to the clock; their impact comes when the action is over', () => {
    const game = play(2, {
      modules: ['new-structures', 'doomsday-clock'],
      energy: 1,
      workers: 1,
      oil: 1,
      money: 9,
      structures: ['suspension-bridge', 'bank'],
      track: [1, 4, 4, 4, 4, 4],
      impacts: ['baby-boom'],
    }).activating('industry');
    game.play('structure:suspension-bridge');
    expect(game.offers).not.toContain('location:doomsday-clock');
    game.play('location:chemistry', 'space:air:2');
    expect(game.state.impacts[0]?.isRevealed).toBe(true);
    expect(game.keys.lastIndexOf('event.pollutes')).toBeLessThan(game.keys.indexOf('event.impact'));
    expect(game.state.now.type).toBe('industry');
  });

  it('122. On a clock turn the location must have the type of the bridge', () => {
    const game = play(2, { energy: 1, workers: 1, structures: ['suspension-bridge'] }).activating();
    game.play('structure:suspension-bridge');
    expect(game.offers).toEqual(['location:mine', 'location:oil-drilling']);
  });
});
