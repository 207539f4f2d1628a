import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { scenario } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { EVERY_SLOT, prioritiesOf } from './world.ts';

describe('a turn', () => {
  it('is one action and each of three free moves at most once, in any order (ruling 34)', () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-02').holds(0, { coins: 10 }));
    expect(play.why('button:done')).toBe('refused.action-yet');
    play.pick('market:buy', 'card:lobby-02');
    expect(play.why('market:buy')).toBe('refused.market-visited');
    play.pick('project:africa:1', 'agenda:africa:solar');
    expect(play.why('project:africa:1')).toBe('refused.action-taken');
    expect(play.why('project:asia:2')).toBe('refused.action-taken');
    play.pick('scientist:0:0');
    expect(play.why('scientist:0:0')).toBe('refused.scientist-moved');
    expect(play.offered).toContain('button:done');
    play.pick('button:done');
    expect(play.asked).toBe(1);
  });

  it('tells in its help which free moves are left (ruling 34)', () => {
    const play = scenario(2, (stage) => stage.hand(0, 'lobby-02').holds(0, { coins: 10 }));
    const help = () => play.play.ask?.help && speaker(words, []).say(play.play.ask.help);
    expect(help()).toBe('3 free moves: scientist, market, card.');
    play.pick('market:buy');
    expect(help()).toBe('2 free moves: scientist, card.');
    play.pick('card:lobby-02', 'project:africa:1', 'agenda:africa:solar', 'scientist:0:0');
    expect(help()).toBe('No free moves left.');
  });

  it('may end without an action only if none is possible (ruling 35)', () => {
    const play = scenario(2, (stage) => {
      for (const { region, slot } of EVERY_SLOT) {
        stage.project(region, slot, prioritiesOf(stage.state.regions[region])[slot - 1] ?? 'solar');
      }
      stage.holds(0, { permits: 0 }).scientist(0, 0, { region: 'africa', slot: 1 });
    });
    expect(play.why('project:africa:1')).toBe('refused.permit');
    expect(play.offered).toContain('button:done');
    play.pick('scientist:0:0', 'project:asia:1', 'button:done');
    expect(play.player(0).expertise.forestation).toBe(1);
  });

  it('lets no free move into the middle of an action (ruling 36)', () => {
    const play = scenario(2).pick('project:africa:1');
    expect(play.offered).toEqual(['agenda:africa:solar', 'agenda:africa:fusion', 'agenda:africa:biomass']);
  });

  it('adds the move of a research grant and of a card to the free move (ruling 37)', () => {
    const play = scenario(2, (stage) =>
      stage.hand(0, 'lobby-03').project('asia', 1, 'solar').project('asia', 2, 'recycling').project('asia', 3, 'solar'),
    );
    play.pick('project:africa:3', 'agenda:africa:solar', 'scientist:0:0', 'project:asia:1');
    play.pick('card:lobby-03', 'project:asia:2', 'scientist:0:0', 'project:asia:3', 'button:done');
    expect(play.player(0).expertise).toMatchObject({ solar: 1, recycling: 0 });
  });

  it('ends with research of one own scientist on a project, before full summits are held (ruling 38)', () => {
    const play = scenario(2, (stage) =>
      stage
        .project('africa', 1, 'solar')
        .project('asia', 1, 'recycling')
        .scientist(0, 0, { region: 'africa', slot: 1 })
        .scientist(0, 1, { region: 'asia', slot: 1 })
        .scientist(0, 2, { place: 'kyoto', topic: 'solar' })
        .scientist(1, 0, { place: 'kyoto', topic: 'forestation' }),
    );
    play.pick('project:europe:1', 'agenda:europe:fusion', 'button:done');
    expect(play.question).toBe('ask.research');
    expect(play.offered).toEqual(['expertise:solar', 'expertise:recycling']);
    expect(play.told).not.toContain('event.summit.held');
    play.pick('expertise:recycling');
    expect(play.told).toContain('event.summit.held');
    expect(play.player(0).expertise.recycling).toBe(1);
  });

  it('lets Orange choose between biomass and cold fusion with scientists on both (example)', () => {
    const play = scenario(2, (stage) =>
      stage.project('europe', 1, 'fusion').scientist(0, 1, { region: 'europe', slot: 1 }).agenda('asia', 'ag-7'),
    );
    play.pick('project:asia:1', 'agenda:asia:biomass', 'scientist:0:0', 'button:done');
    expect(play.offered).toEqual(['expertise:fusion', 'expertise:biomass']);
  });

  it('counts scientists on proposed and on installed projects, in full regions too, not at summits or in hand (ruling 39)', () => {
    const play = scenario(2, (stage) =>
      stage
        .plants('africa', 1, 'solar', 'fusion')
        .project('africa', 1, 'biomass', true)
        .project('asia', 1, 'recycling')
        .scientist(0, 1, { region: 'africa', slot: 1 })
        .scientist(0, 2, { region: 'asia', slot: 1 })
        .scientist(0, 3, { place: 'kyoto', topic: 'solar' }),
    );
    play.pick('project:europe:1', 'agenda:europe:fusion', 'button:done');
    expect(play.offered).toEqual(['expertise:biomass', 'expertise:recycling']);
  });

  it('passes clockwise, round by round, and the tile to the left after the decade', () => {
    const play = scenario(2, (stage) => stage.now(1, { round: 5 }));
    play.pick('project:africa:1', 'agenda:africa:solar', 'button:done');
    expect(play.state).toMatchObject({ decade: 2, round: 1, start: 1, active: 1 });
    expect(play.told).toContain('event.decade');
  });
});
