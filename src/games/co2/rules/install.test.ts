import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';

describe('install a project', () => {
  it.each([
    ['forestation', { permits: 1 + 2, coins: 3, cubes: 0 }],
    ['solar', { permits: 1, coins: 3, cubes: 3 }],
    ['fusion', { permits: 1, coins: 3 + 5, cubes: 1 }],
    ['biomass', { permits: 1 + 1, coins: 3 + 3, cubes: 1 }],
    ['recycling', { permits: 1 + 1, coins: 3 + 5, cubes: 0 }],
  ] as const)('brings the benefit of %s for one permit', (energy, after) => {
    const region = energy === 'recycling' ? 'asia' : energy === 'forestation' ? 'europe' : 'africa';
    const play = scenario(2, (stage) => stage.project(region, 1, energy)).pick(`project:${region}:1`);
    expect(play.player(0)).toMatchObject(after);
    expect(play.state.regions[region].projects[1]?.installed).toBe(true);
  });

  it('is open to anybody, whoever proposed it (ruling 43)', () => {
    const play = scenario(2).pick('project:africa:2', 'agenda:africa:solar', 'button:done', 'project:africa:2');
    expect(play.player(1).cubes).toBe(3);
  });

  it('evicts, then pays, then flips, then brings the benefit (ruling 44)', () => {
    const play = scenario(2, (stage) =>
      stage.project('africa', 1, 'biomass').scientist(1, 0, { region: 'africa', slot: 1 }),
    );
    play.pick('project:africa:1');
    expect(play.asked).toBe(1);
    expect(play.player(0)).toMatchObject({ permits: 2, coins: 2 });
    play.pick('button:hand');
    expect(play.told.slice(1, 6)).toEqual([
      'event.evicted',
      'event.scientist.returned',
      'event.expertise.gained',
      'event.installed',
      'event.took',
    ]);
  });

  it('is closed without a permit or without the coin for an eviction (rulings 44, 57)', () => {
    const occupied = (stage: Stage) =>
      stage.project('africa', 1, 'solar').scientist(1, 0, { region: 'africa', slot: 1 });
    expect(scenario(2, (stage) => occupied(stage).holds(0, { permits: 0 })).why('project:africa:1')).toBe(
      'refused.permit',
    );
    expect(scenario(2, (stage) => occupied(stage).holds(0, { coins: 0 })).why('project:africa:1')).toBe(
      'refused.eviction-coin',
    );
  });

  it('takes the fee from the hand or a controlled region; a permit just bought counts, the benefit does not (ruling 45)', () => {
    const play = scenario(2, (stage) =>
      stage
        .plants('asia', 0, 'solar')
        .project('africa', 1, 'solar')
        .holds(0, { permits: 0, coins: 3 })
        .permitsIn('asia', 0),
    );
    expect(play.why('project:africa:1')).toBe('refused.permit');
    play.pick('market:buy', 'project:africa:1');
    expect(play.player(0)).toMatchObject({ permits: 0, cubes: 3 });
    const choice = scenario(2, (stage) => stage.plants('asia', 0, 'solar').project('africa', 1, 'solar'));
    choice.pick('project:africa:1');
    expect(choice.offered).toEqual(['permit:hand', 'region:asia']);
    choice.pick('region:asia');
    expect(choice.player(0).permits).toBe(2);
    expect(choice.state.regions.asia.permits).toBe(4);
  });

  it('takes two permits one by one: the pile is refilled in between and the price rises (ruling 46)', () => {
    const play = scenario(2, (stage) => stage.market(3, 1).project('europe', 1, 'forestation')).pick(
      'project:europe:1',
    );
    expect(play.player(0).permits).toBe(2 - 1 + 2);
    expect(play.state.market).toMatchObject({ price: 4, pile: 1 });
    expect(play.why('market:sell')).toBe('refused.market-stopped');
  });

  it('leaves an own scientist where it is (ruling 47)', () => {
    const play = scenario(2, (stage) =>
      stage.project('africa', 1, 'solar').scientist(0, 0, { region: 'africa', slot: 1 }),
    );
    play.pick('project:africa:1');
    expect(play.player(0)).toMatchObject({ coins: 3, scientists: [{ at: { region: 'africa', slot: 1 } }, {}, {}, {}] });
  });
});
