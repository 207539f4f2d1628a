import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';

const AFRICA = { region: 'africa', slot: 1 } as const;

describe('eviction', () => {
  const occupied = (stage: Stage) => stage.project('africa', 1, 'solar').scientist(1, 0, AFRICA);

  it('costs the acting company 1 coin, paid to the owner, for install and construct alike (ruling 57)', () => {
    const install = scenario(2, occupied).pick('project:africa:1');
    expect([install.player(0).coins, install.player(1).coins]).toEqual([2, 5]);
    const construct = scenario(2, (stage) =>
      stage
        .project('africa', 1, 'solar', true)
        .scientist(1, 0, AFRICA)
        .holds(0, { coins: 11, cubes: 2 })
        .expertise(0, { solar: 2 }),
    ).pick('project:africa:1');
    expect([construct.player(0).coins, construct.player(1).coins]).toEqual([10, 5]);
  });

  it('lets Purple take the scientist back and gain 1 solar before Blue installs (example)', () => {
    const play = scenario(2, occupied).pick('project:africa:1');
    expect(play.asked).toBe(1);
    expect(play.offered).toEqual(['button:hand', 'summit:kyoto:solar', 'summit:marrakech:solar']);
    play.pick('button:hand');
    expect(play.player(1)).toMatchObject({ expertise: { solar: 1 }, coins: 5 });
    expect(play.player(1).scientists[0]?.at).toBe('hand');
    expect(play.state.regions.africa.projects[1]?.installed).toBe(true);
    expect(play.asked).toBe(0);
  });

  it('or lets the owner send it to a free topic of that source, without expertise now (ruling 58)', () => {
    const play = scenario(2, occupied).pick('project:africa:1', 'summit:marrakech:solar');
    expect(play.player(1).expertise.solar).toBe(0);
    expect(play.player(1).scientists[0]?.at).toEqual({ place: 'marrakech', topic: 'solar' });
  });

  it('means the hand if no such topic is free (ruling 58)', () => {
    const play = scenario(2, (stage) =>
      occupied(stage)
        .scientist(0, 1, { place: 'kyoto', topic: 'solar' })
        .scientist(0, 2, { place: 'marrakech', topic: 'solar' }),
    ).pick('project:africa:1');
    expect(play.player(1).expertise.solar).toBe(1);
    expect(play.asked).toBe(0);
  });

  it('resolves the owner’s bonuses at once; a refill stops the acting company from selling (ruling 59)', () => {
    const play = scenario(2, (stage) => occupied(stage).expertise(1, { solar: 6 }).market(3, 1));
    play.pick('project:africa:1', 'button:hand');
    expect(play.question).toBe('ask.bonus.permit');
    expect(play.asked).toBe(1);
    play.pick('region:asia');
    expect(play.state.regions.asia.permits).toBe(6);
    expect(play.asked).toBe(0);
    expect(play.why('market:sell')).toBe('refused.market-stopped');
  });
});

describe('a scientist moves', () => {
  it('from hand to a vacant project only (ruling 60)', () => {
    const play = scenario(2, (stage) =>
      stage
        .project('africa', 1, 'solar')
        .project('asia', 2, 'solar')
        .project('asia', 3, 'solar')
        .scientist(1, 0, AFRICA),
    ).pick('scientist:0:0');
    expect(play.offered).toEqual(['project:asia:2', 'project:asia:3']);
    expect(play.why('project:africa:1')).toBe('refused.occupied');
  });

  it('from a project to a vacant one, to the hand, or to a free topic of the same source (ruling 60)', () => {
    const play = scenario(2, (stage) =>
      stage.project('africa', 1, 'fusion').project('asia', 2, 'solar').scientist(0, 0, AFRICA),
    ).pick('scientist:0:0');
    expect(play.offered).toEqual(['button:hand', 'project:asia:2', 'summit:rio:fusion', 'summit:marrakech:fusion']);
  });

  it('never from the pool (ruling 60)', () => {
    const play = scenario(2, (stage) => stage.project('africa', 1, 'solar'));
    expect(play.offered.filter((ref) => ref.startsWith('scientist'))).toEqual(['scientist:0:0']);
  });

  it('never where another stands: one to a project, one to a topic, several of a company to a summit (ruling 61)', () => {
    const play = scenario(2, (stage) =>
      stage
        .project('africa', 1, 'solar')
        .project('north-america', 1, 'forestation')
        .scientist(0, 0, AFRICA)
        .scientist(0, 1, { place: 'kyoto', topic: 'forestation' })
        .scientist(1, 0, { region: 'north-america', slot: 1 }),
    ).pick('scientist:0:0');
    expect(play.why('project:north-america:1')).toBe('refused.occupied');
    expect(play.offered).toContain('summit:kyoto:solar');
  });

  it('not away from a summit, whatever grant or card allows a move (ruling 62)', () => {
    const play = scenario(2, (stage) =>
      stage.project('africa', 1, 'solar').scientist(0, 0, { place: 'kyoto', topic: 'solar' }).hand(0, 'lobby-03'),
    );
    expect(play.why('scientist:0:0')).toBe('refused.at-summit');
    expect(play.why('card:lobby-03')).toBe('refused.scientist-to-move');
    play.pick('project:europe:3', 'agenda:europe:fusion');
    expect(play.why('scientist:0:0')).toBe('refused.at-summit');
  });

  it('to any summit where its source is a free topic, as the company likes (ruling 63)', () => {
    const play = scenario(2, (stage) =>
      stage
        .project('asia', 1, 'recycling')
        .scientist(0, 0, { region: 'asia', slot: 1 })
        .scientist(1, 0, { place: 'copenhagen', topic: 'recycling' }),
    ).pick('scientist:0:0');
    expect(play.offered).toEqual(['button:hand', 'summit:montreal:recycling']);
    expect(play.why('summit:copenhagen:recycling')).toBe('refused.occupied');
  });
});
