import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { ENERGIES, type Energy, TRACKS } from './tables/energies.ts';
import { AGENDA_IDS, AGENDAS, CLOCKWISE } from './tables/regions.ts';

/** A company whose scientist studies this source, one step short of this space, ends its turn. */
function reaching(space: number, energy: Energy, arrange: (stage: Stage) => unknown = () => {}) {
  return scenario(2, (stage) => {
    const agenda = AGENDA_IDS.find((id) => AGENDAS[id].priorities.some((source) => source === energy)) ?? 'ag-1';
    stage
      .agenda('africa', agenda)
      .project('africa', 1, energy)
      .scientist(0, 0, { region: 'africa', slot: 1 })
      .expertise(0, { [energy]: space - 1 });
    arrange(stage);
  }).pick('project:europe:1', 'agenda:europe:fusion', 'button:done');
}

describe('expertise', () => {
  it('resolves a bonus as soon as the disc lands, chains depth first (ruling 64)', () => {
    const play = reaching(4, 'fusion', (stage) => stage.expertise(0, { biomass: 2, forestation: 1 }));
    expect(play.player(0)).toMatchObject({ expertise: { fusion: 4, biomass: 3, forestation: 2 }, cubes: 1 });
    expect(play.told.slice(-4)).toEqual([
      'event.expertise.gained',
      'event.expertise.gained',
      'event.expertise.gained',
      'event.bonus.cube',
    ]);
  });

  it('is lost beyond the top space (ruling 65)', () => {
    const play = reaching(13, 'solar');
    expect(play.player(0).expertise.solar).toBe(12);
    expect(play.asked).toBe(1);
  });

  it('of free choice must go to a track with room (ruling 65)', () => {
    const play = reaching(8, 'forestation', (stage) => stage.expertise(0, { solar: 12 }));
    expect(play.why('expertise:solar')).toBe('refused.track-room');
    expect(play.offered).toHaveLength(4);
    play.pick('expertise:recycling');
    expect(play.player(0).expertise.recycling).toBe(1);
  });

  it('of a named source enters a track without a disc on space 1 (ruling 66)', () => {
    expect(reaching(5, 'solar').player(0).expertise.fusion).toBe(1);
  });

  it('places a permit in any region below its limit, controlled or not (ruling 67)', () => {
    const play = reaching(7, 'solar', (stage) => stage.permitsIn('africa', 3).permitsIn('europe', 1));
    expect(play.why('region:africa')).toBe('refused.region-full-of-permits');
    play.pick('region:europe');
    expect(play.state.regions.europe.permits).toBe(2);
    expect(play.player(0).permits).toBe(2);
    expect(play.state.market.pile).toBe(1);
  });

  it('loses that permit if market and bank are empty or all regions are full (ruling 67)', () => {
    const dry = reaching(7, 'solar', (stage) => {
      stage.holds(1, { permits: 2 + stage.state.bank + 2 });
      stage.state.bank = 0;
      stage.state.market.pile = 0;
      stage.state.market.owed = 2;
    });
    expect(dry.asked).toBe(1);
    const full = reaching(7, 'solar', (stage) => {
      for (const region of CLOCKWISE) stage.permitsIn(region, stage.state.regions[region].permits + 1);
    });
    expect(full.asked).toBe(1);
    expect(full.state.market.pile).toBe(2);
  });

  it('knows no order of arrival on a space: discs there are tied (ruling 68)', () => {
    const play = scenario(3, (stage) => stage.expertise(0, { solar: 3 }).expertise(1, { solar: 3 }).supply());
    play.pick('amount:0', 'amount:0');
    expect(play.play.told.filter(({ event }) => event.say.key === 'event.income')).toHaveLength(2);
  });

  it.each(ENERGIES)('gives every bonus printed on the %s track', (energy) => {
    for (const [space, bonus] of Object.entries(TRACKS[energy].bonus)) {
      const play = reaching(Number(space), energy);
      if (bonus === 'cube') expect(play.player(0).cubes).toBe(1);
      else if (bonus === 'permit') expect(play.question).toBe('ask.bonus.permit');
      else if (bonus === 'any') expect(play.question).toBe('ask.expertise');
      else expect(play.player(0).expertise[bonus as Energy]).toBe(1);
    }
  });

  it('licenses the cheapest plant at the mark: forestation at space 3 (example)', () => {
    const at = (space: number) =>
      scenario(2, (stage) =>
        stage
          .project('europe', 1, 'forestation', true)
          .holds(0, { coins: 10, cubes: 3 })
          .expertise(0, { forestation: space }),
      );
    expect(at(2).why('project:europe:1')).toBe('refused.expertise');
    expect(at(3).offered).toContain('project:europe:1');
  });
});
