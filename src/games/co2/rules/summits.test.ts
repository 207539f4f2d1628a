import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { SUMMIT_IDS, SUMMITS } from './tables/summits.ts';

const endTurn = ['project:europe:1', 'agenda:europe:fusion', 'button:done'] as const;

describe('a summit', () => {
  const threeTopics = (stage: Stage) =>
    stage
      .summit('kyoto', 'summit-3-01')
      .scientist(0, 0, { place: 'kyoto', topic: 'recycling' })
      .scientist(0, 1, { place: 'kyoto', topic: 'fusion' })
      .scientist(1, 0, { place: 'kyoto', topic: 'forestation' });

  it('of forestation, fusion and recycling gives Orange three and Purple two expertise (example)', () => {
    const play = scenario(2, threeTopics).pick(...endTurn);
    expect(play.asked).toBe(1);
    expect(play.offered).toEqual(['expertise:forestation', 'expertise:fusion', 'expertise:recycling']);
    play.pick('expertise:recycling');
    expect(play.asked).toBe(0);
    play.pick('expertise:forestation');
    expect(play.player(0).expertise).toMatchObject({ recycling: 1, fusion: 1, forestation: 1 });
    expect(play.player(1).expertise).toMatchObject({ forestation: 1, recycling: 1 });
    expect(play.player(0).scientists.map(({ at }) => at)).toEqual(['hand', 'hand', 'pool', 'pool']);
  });

  it('is held only at the end of a turn (ruling 69)', () => {
    const play = scenario(2, (stage) =>
      stage
        .project('africa', 1, 'solar')
        .scientist(0, 0, { region: 'africa', slot: 1 })
        .scientist(1, 0, { place: 'kyoto', topic: 'forestation' }),
    ).pick('scientist:0:0', 'summit:kyoto:solar');
    expect(play.told).not.toContain('event.summit.held');
    play.pick(...endTurn);
    expect(play.told).toContain('event.summit.held');
  });

  it('pays from the seat after the acting one clockwise, topics and extra point together, the acting one last (ruling 70)', () => {
    const play = scenario(3, (stage) =>
      stage
        .now(1)
        .summit('kyoto', 'summit-3-02')
        .scientist(0, 0, { place: 'kyoto', topic: 'forestation' })
        .scientist(1, 0, { place: 'kyoto', topic: 'solar' })
        .scientist(2, 0, { place: 'kyoto', topic: 'biomass' }),
    ).pick(...endTurn);
    expect(play.asked).toBe(2);
    expect(play.player(0).expertise.forestation).toBe(0);
    play.pick('expertise:biomass');
    expect(play.asked).toBe(0);
    play.pick('expertise:forestation');
    expect(play.player(0)).toMatchObject({ expertise: { forestation: 2 }, cubes: 1 });
    expect(play.asked).toBe(1);
    play.pick('expertise:solar');
    expect(play.player(1).expertise.solar).toBe(2);
  });

  it('gives one extra point to a company, however many of its scientists speak (ruling 71)', () => {
    const play = scenario(2, (stage) =>
      stage
        .scientist(0, 0, { place: 'kyoto', topic: 'forestation' })
        .scientist(0, 1, { place: 'kyoto', topic: 'solar' }),
    ).pick(...endTurn, 'expertise:solar');
    expect(play.player(0).expertise).toMatchObject({ forestation: 1, solar: 2 });
  });

  it('waits its turn if two are complete: the acting company orders them (ruling 72)', () => {
    const play = scenario(2, (stage) =>
      stage
        .scientist(0, 0, { place: 'kyoto', topic: 'forestation' })
        .scientist(0, 1, { place: 'kyoto', topic: 'solar' })
        .scientist(0, 2, { place: 'rio', topic: 'fusion' })
        .scientist(0, 3, { place: 'rio', topic: 'biomass' }),
    ).pick(...endTurn);
    expect(play.offered).toEqual(['place:kyoto', 'place:rio']);
    play.pick('place:rio', 'expertise:biomass');
    expect(play.question).toBe('ask.summit.extra');
    expect(play.offered).toEqual(['expertise:forestation', 'expertise:solar']);
  });

  it('sends everybody home and opens a new one; an empty pile is the tiles set aside, shuffled (ruling 73)', () => {
    const play = scenario(2, (stage) => {
      threeTopics(stage);
      stage.state.summitsPast = stage.state.summitPile.splice(0);
    }).pick(...endTurn, 'expertise:recycling', 'expertise:fusion');
    expect(play.state.summitPile).toHaveLength(13);
    expect(play.state.summitsPast).toEqual([]);
    expect(play.told).toContain('event.summit.opened');
  });

  it.each(SUMMIT_IDS)('%s takes a speaker on each of its topics and pays one for each, and one more', (id) => {
    const { topics } = SUMMITS[id];
    const play = scenario(2, (stage) => {
      stage.summit('kyoto', id);
      for (const [number, topic] of topics.entries()) stage.scientist(1, number, { place: 'kyoto', topic });
    }).pick(...endTurn);
    expect(play.offered).toEqual(topics.map((topic) => `expertise:${topic}`));
    play.pick(`expertise:${topics[0]}`);
    const gained = topics.map((topic) => play.player(1).expertise[topic]);
    expect(gained).toEqual(topics.map((_, index) => (index === 0 ? 2 : 1)));
    expect(play.state.summitsPast).toEqual([id]);
  });
});
