import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('propose a project', () => {
  it('on any empty space of a region whose agenda lists the source; the same source may stand there again (ruling 40)', () => {
    const play = scenario(2, (stage) => stage.project('africa', 1, 'solar').project('africa', 3, 'solar'));
    play.pick('project:africa:2');
    expect(play.offered).toEqual(['agenda:africa:solar', 'agenda:africa:fusion', 'agenda:africa:biomass']);
    play.pick('agenda:africa:solar');
    expect(play.state.regions.africa.projects[2]).toEqual({ energy: 'solar', installed: false });
    expect(play.state.projects.solar).toBe(3);
  });

  it('even to a region that needs no more plants (ruling 40)', () => {
    const play = scenario(2, (stage) => stage.fossils('africa').plants('africa', 1, 'solar', 'fusion', 'biomass'));
    expect(play.offered).toContain('project:africa:1');
  });

  it('never with a source whose six tiles are all on the board (ruling 4)', () => {
    const play = scenario(2, (stage) => {
      for (const region of ['north-america', 'asia'] as const) {
        for (const slot of [1, 2, 3] as const) stage.project(region, slot, 'solar');
      }
    });
    play.pick('project:africa:1');
    expect(play.why('agenda:africa:solar')).toBe('refused.tile');
    expect(play.offered).toEqual(['agenda:africa:fusion', 'agenda:africa:biomass']);
  });

  it.each([
    [4, 4],
    [1, 1],
    [0, 1],
  ])('takes money for the permits in the region: %i permits pay %i coins (ruling 41)', (permits, coins) => {
    const play = scenario(2, (stage) => stage.permitsIn('europe', permits));
    play.pick('project:europe:1', 'agenda:europe:fusion');
    expect(play.player(0)).toMatchObject({ coins: 3 + coins, ledger: { grant: coins } });
  });

  it('takes two cubes for the tech space, or what the supply still holds (rulings 3, 41)', () => {
    const rich = scenario(2).pick('project:europe:2', 'agenda:europe:fusion');
    expect(rich.player(0).cubes).toBe(2);
    const short = scenario(2, (stage) => stage.holds(1, { cubes: 24 })).pick(
      'project:europe:2',
      'agenda:europe:fusion',
    );
    expect(short.player(0).cubes).toBe(1);
    expect(short.state.cubes).toBe(0);
  });

  it('recruits a scientist, who can go to work in the same turn (ruling 42)', () => {
    const play = scenario(2, (stage) => stage.project('asia', 1, 'solar').scientist(0, 0, { region: 'asia', slot: 1 }));
    play.pick('project:europe:3', 'agenda:europe:fusion', 'button:recruit', 'scientist:0:1', 'button:done');
    expect(play.question).toBe('ask.research');
    expect(play.player(0).scientists[1]?.at).toEqual({ region: 'europe', slot: 3 });
  });

  it('or moves one, even to the tile just proposed (ruling 42)', () => {
    const play = scenario(2).pick('project:europe:3', 'agenda:europe:fusion', 'scientist:0:0');
    expect(play.player(0).scientists[0]?.at).toEqual({ region: 'europe', slot: 3 });
    expect(play.state.moves.scientist).toBe(false);
  });

  it('gives no research grant if no scientist can be recruited or moved (ruling 42)', () => {
    const play = scenario(2, (stage) => {
      const places = ['kyoto', 'rio', 'copenhagen', 'marrakech'] as const;
      const topics = ['solar', 'fusion', 'biomass', 'fusion'] as const;
      for (const [number, place] of places.entries()) {
        stage.scientist(0, number, { place, topic: topics[number] ?? 'solar' });
      }
    });
    play.pick('project:europe:3', 'agenda:europe:fusion');
    expect(play.question).toBe('ask.turn.free');
    expect(play.told).toContain('event.grant.declined');
  });
});
