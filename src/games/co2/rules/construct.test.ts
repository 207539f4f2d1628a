import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { ENERGIES, type Energy } from './tables/energies.ts';
import { PLANT_IDS, PLANTS, STACKS } from './tables/plants.ts';
import { AGENDA_IDS, AGENDAS, CLOCKWISE } from './tables/regions.ts';

const ready = (stage: Stage, energy: Energy = 'solar') =>
  stage
    .project('africa', 1, energy, true)
    .holds(0, { coins: 10, cubes: 2 })
    .expertise(0, { [energy]: 2 });

const build = (arrange: (stage: Stage) => unknown = () => {}, energy: Energy = 'solar') =>
  scenario(2, (stage) => {
    arrange(ready(stage, energy));
  });

/** All levels of a stack below this one have been built somewhere by somebody else. */
function used(stage: Stage, energy: Energy, many: number): Stage {
  const homes = CLOCKWISE.filter((region) => region !== 'africa');
  for (let built = 0; built < many; built++) stage.plants(homes[built % homes.length] ?? 'asia', 1, energy);
  return stage;
}

describe('construct a plant', () => {
  it('costs $10 and 2 cubes for the first solar plant, from solar space 2 (example)', () => {
    const play = build().pick('project:africa:1');
    expect(play.player(0)).toMatchObject({ coins: 0, points: { plants: 6 }, expertise: { solar: 3 } });
    expect(play.state.regions.africa.spaces[1]).toEqual({ plant: 'plant-solar-1', seat: 0 });
    expect(play.state.cubes).toBe(25 - 1);
  });

  it.each([
    ['coins', { coins: 9 }, 'refused.coins'],
    ['cubes', { cubes: 1 }, 'refused.cubes'],
  ])('needs enough %s (ruling 48)', (_, held, reason) => {
    expect(build((stage) => stage.holds(0, held)).why('project:africa:1')).toBe(reason);
  });

  it('needs as much expertise as cubes are printed, even if the region gives one (ruling 48)', () => {
    const play = build((stage) => stage.expertise(0, { solar: 1 }).cubesIn('africa', 1));
    expect(play.why('project:africa:1')).toBe('refused.expertise');
  });

  it('needs a coin more for an eviction (rulings 48, 57)', () => {
    const occupied = (coins: number) =>
      build((stage) => stage.holds(0, { coins }).scientist(1, 0, { region: 'africa', slot: 1 }));
    expect(occupied(10).why('project:africa:1')).toBe('refused.coins');
    expect(occupied(11).offered).toContain('project:africa:1');
  });

  it('needs an installed project of that source', () => {
    const play = build((stage) => stage.project('africa', 2, 'solar'));
    play.pick('project:africa:2');
    expect(play.told).toContain('event.installed');
  });

  it('evicts, pays, places, scores, learns, checks control, sends the own scientist away, returns the tile (ruling 49)', () => {
    const play = build((stage) => stage.holds(0, { coins: 11 }).scientist(1, 0, { region: 'africa', slot: 1 }));
    play.pick('project:africa:1');
    expect(play.asked).toBe(1);
    expect(play.player(0)).toMatchObject({ coins: 10, cubes: 2 });
    play.pick('button:hand');
    expect(play.told.slice(1)).toEqual([
      'event.evicted',
      'event.scientist.returned',
      'event.expertise.gained',
      'event.built',
      'event.expertise.gained',
      'event.bonus.cube',
      'event.controls',
    ]);
    expect(play.state.regions.africa.projects).toEqual({});
    expect(play.state.projects.solar).toBe(6);
  });

  it('uses one cube of the region, not more, whether wanted or not (ruling 50)', () => {
    const play = build((stage) => stage.cubesIn('africa', 2)).pick('project:africa:1');
    expect(play.player(0).cubes).toBe(1 + 1);
    expect(play.state.regions.africa.cubes).toBe(1);
  });

  it('takes the leftmost empty space; in a full region it replaces the leftmost fossil plant for good (ruling 51)', () => {
    const play = build((stage) => stage.fossils('africa', 'coal', 'oil').plants('africa', 1, 'fusion')).pick(
      'project:africa:1',
    );
    expect(play.state.regions.africa.spaces).toEqual([
      { plant: 'plant-solar-1', seat: 0 },
      { fossil: 'oil' },
      { plant: 'plant-fusion-1', seat: 1 },
    ]);
    expect(play.state.fossilsGone.coal).toBe(1);
  });

  it('lowers the level and brings a permit from the market, unless the region is at its limit (ruling 52)', () => {
    const full = (permits: number) =>
      build((stage) => stage.fossils('africa', 'coal', 'oil', 'gas').permitsIn('africa', permits)).pick(
        'project:africa:1',
      );
    expect(full(2).state).toMatchObject({ ppm: 190 - 40, regions: { africa: { permits: 3 } }, market: { pile: 1 } });
    expect(full(3).state).toMatchObject({ ppm: 150, regions: { africa: { permits: 3 } }, market: { pile: 2 } });
  });

  it('warns when the level falls below 350 and the game would end', () => {
    const play = build((stage) => stage.world({ coal: 2, oil: 6, gas: 4 }).fossils('africa', 'oil', 'gas', 'gas'));
    expect(play.state.ppm).toBe(360);
    const option = play.play.ask?.options.find(({ ref }) => ref === 'project:africa:1');
    expect(JSON.stringify(option?.detail)).toContain('construct.ends');
  });

  it('moves the own scientist off the tile with the free move, anywhere a move may go (ruling 53)', () => {
    const play = build((stage) =>
      stage.scientist(0, 0, { region: 'africa', slot: 1 }).project('asia', 1, 'recycling'),
    ).pick('project:africa:1');
    expect(play.offered).toEqual(['button:hand', 'project:asia:1', 'summit:kyoto:solar', 'summit:marrakech:solar']);
    play.pick('summit:kyoto:solar');
    expect(play.state.moves.scientist).toBe(true);
    expect(play.player(0).expertise.solar).toBe(3);
  });

  it('or returns it to the hand if the free move was used (ruling 53)', () => {
    const play = build((stage) =>
      stage.scientist(0, 0, { region: 'africa', slot: 1 }).scientist(0, 1, 'hand').project('asia', 1, 'recycling'),
    ).pick('scientist:0:1', 'project:africa:1');
    expect(play.player(0).scientists[0]?.at).toBe('hand');
  });

  it('is over for a source after five plants; its projects still bring rewards (ruling 54)', () => {
    const play = build((stage) => used(stage, 'solar', 5).project('africa', 2, 'solar'));
    expect(play.why('project:africa:1')).toBe('refused.plant-left');
    expect(play.offered).toEqual(expect.arrayContaining(['project:africa:2', 'project:africa:3']));
    expect(play.pick('project:africa:3').offered).toContain('agenda:africa:solar');
  });

  it('finds no room in a region of green plants only; projects there stay (ruling 55)', () => {
    const play = build((stage) => stage.fossils('africa').plants('africa', 1, 'fusion', 'fusion', 'biomass'));
    expect(play.why('project:africa:1')).toBe('refused.demand');
  });

  it('brings the level to nothing at worst (ruling 56)', () => {
    const play = build((stage) => {
      for (const region of CLOCKWISE) stage.fossils(region);
      stage.fossils('africa', 'coal', 'coal', 'coal').plants('asia', 1, 'recycling');
    });
    play.pick('project:africa:1');
    expect(play.state.ppm).toBe(80);
  });

  it.each(PLANT_IDS)('builds %s for its price', (id) => {
    const { energy, level, coins, cubes, points } = PLANTS[id];
    const agenda = AGENDA_IDS.find((other) => AGENDAS[other].priorities.some((source) => source === energy)) ?? 'ag-1';
    const play = scenario(2, (stage) => {
      used(stage, energy, level - 1)
        .agenda('africa', agenda)
        .project('africa', 1, energy, true);
      for (const other of ENERGIES) stage.expertise(0, { [other]: 0 });
      stage.holds(0, { coins, cubes }).expertise(0, { [energy]: cubes });
    });
    expect(STACKS[energy][level - 1]).toBe(id);
    play.pick('project:africa:1');
    expect(play.player(0)).toMatchObject({ coins: 0, points: { plants: points } });
    expect(play.state.regions.africa.spaces.at(-1)).toEqual({ plant: id, seat: 0 });
  });
});
