import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { co2 } from './game.ts';

describe('what a viewer sees', () => {
  const play = scenario(3, (stage) =>
    stage
      .plants('asia', 1, 'solar')
      .project('africa', 2, 'fusion', true)
      .scientist(1, 0, { region: 'africa', slot: 2 })
      .scientist(2, 0, { place: 'kyoto', topic: 'solar' })
      .expertise(1, { solar: 3 })
      .hand(0, 'lobby-01')
      .hand(1, 'lobby-02', 'lobby-03'),
  );
  const view = co2.view(play.state, 0);

  it('is every region clockwise, with its agenda, plants, permits, controller and project spaces', () => {
    expect(view.regions.map(({ id }) => id)).toEqual([
      'north-america',
      'europe',
      'asia',
      'oceania',
      'africa',
      'south-america',
    ]);
    expect(view.regions[2]).toMatchObject({
      controller: 1,
      permits: 5,
      permitLimit: 6,
      demand: 6,
      priorities: ['forestation', 'recycling', 'solar'],
    });
    expect(view.regions[2]?.spaces).toEqual([{ fossil: 'gas' }, { plant: 'plant-solar-1', seat: 1 }]);
    expect(view.regions[4]?.slots).toEqual([
      { slot: 1, grant: 'money' },
      { slot: 2, grant: 'tech', energy: 'fusion', installed: true, scientist: { seat: 1, number: 0 } },
      { slot: 3, grant: 'research' },
    ]);
  });

  it('is the summits with their speakers and the stacks from the top', () => {
    expect(view.summits[0]).toEqual({
      place: 'kyoto',
      summit: 'summit-2-01',
      topics: [{ energy: 'forestation' }, { energy: 'solar', speaker: { seat: 2, number: 0 } }],
    });
    expect(view.stacks.solar[0]).toBe('plant-solar-2');
    expect(view.stacks.fusion).toHaveLength(5);
  });

  it('is what every company owns, and how it stands for income', () => {
    expect(view.players[1]).toMatchObject({
      plants: ['plant-solar-1'],
      regions: ['asia'],
      income: 2,
      lobbyCards: 2,
      points: 0,
    });
  });

  it('is the own cards, goal and orders, and nobody else’s', () => {
    expect(view.players[0]?.secret).toMatchObject({ hand: ['lobby-01'], permitOrder: 'ask' });
    expect(view.players[1]).not.toHaveProperty('secret');
    expect(co2.view(play.state, 'spectator').players.some((player) => player.secret)).toBe(false);
  });

  it('is everybody’s cards once the game is over', () => {
    const over = scenario(2, (stage) => stage.now(1, { decade: 5, round: 5 })).pick(
      'project:asia:1',
      'agenda:asia:solar',
      'button:done',
    );
    expect(co2.view(over.state, 'spectator').players.every((player) => player.secret)).toBe(true);
  });

  it('is where in the game we are', () => {
    expect(view).toMatchObject({
      decade: 1,
      decades: 5,
      year: 1970,
      round: 1,
      rounds: 4,
      ppm: 120,
      alarmed: false,
    });
  });
});
