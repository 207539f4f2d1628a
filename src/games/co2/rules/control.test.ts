import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import type { Energy } from './tables/energies.ts';

/** Seat 0 builds this source in Asia (agenda: forestation, recycling, solar), where seat 1 stands ready. */
function contest(energy: Energy, arrange: (stage: Stage) => unknown) {
  return scenario(3, (stage) => {
    stage.fossils('asia').project('asia', 1, energy, true).holds(0, { coins: 20, cubes: 5 });
    stage.expertise(0, { [energy]: 5 });
    arrange(stage);
  }).pick('project:asia:1').state.regions.asia.controller;
}

describe('region control', () => {
  it('goes to the first builder', () => {
    expect(contest('solar', () => {})).toBe(0);
  });

  it('goes to more types of wanted energy, not to more plants (example 1)', () => {
    expect(
      contest('solar', (stage) =>
        stage.plants('asia', 1, 'recycling', 'recycling', 'recycling').plants('asia', 0, 'recycling'),
      ),
    ).toBe(0);
    expect(contest('solar', (stage) => stage.plants('asia', 1, 'recycling', 'forestation'))).toBe(1);
  });

  it('with as many types goes to the highest source on the agenda that only one provides (example 2)', () => {
    expect(
      contest('recycling', (stage) => stage.plants('asia', 1, 'forestation', 'solar').plants('asia', 0, 'forestation')),
    ).toBe(0);
    expect(
      contest('solar', (stage) => stage.plants('asia', 1, 'forestation', 'recycling').plants('asia', 0, 'forestation')),
    ).toBe(1);
  });

  it('with the same types goes to more expertise, and in a tie to the builder (example 3)', () => {
    const tie = (own: number, theirs: number) =>
      contest('solar', (stage) =>
        stage.plants('asia', 1, 'solar').expertise(0, { solar: own }).expertise(1, { solar: theirs }),
      );
    expect(tie(3, 2)).toBe(0);
    expect(tie(3, 4)).toBe(0);
    expect(tie(3, 5)).toBe(1);
  });

  it('compares expertise only in sources both have built, from the top of the agenda (ruling 86)', () => {
    const compare = (own: number, theirs: number) =>
      contest('solar', (stage) =>
        stage
          .plants('asia', 1, 'recycling', 'solar')
          .plants('asia', 0, 'recycling')
          .expertise(0, { recycling: own, forestation: 0, solar: 3 })
          .expertise(1, { recycling: theirs, forestation: 9, solar: 9 }),
      );
    expect(compare(5, 4)).toBe(0);
    expect(compare(4, 5)).toBe(1);
    expect(compare(5, 5)).toBe(1);
  });

  it('counts the expertise the very plant brings (rulings 49, 86)', () => {
    expect(
      contest('solar', (stage) =>
        stage.plants('asia', 1, 'solar').expertise(0, { solar: 3 }).expertise(1, { solar: 4 }),
      ),
    ).toBe(0);
  });

  it('is checked only between builder and controller: a third company never gains it, nor does expertise alone (ruling 85)', () => {
    const third = contest('solar', (stage) =>
      stage.plants('asia', 1, 'recycling').plants('asia', 2, 'recycling', 'forestation', 'solar').control('asia', 1),
    );
    expect(third).toBe(1);
    const research = scenario(2, (stage) =>
      stage.plants('asia', 1, 'solar').plants('asia', 0, 'solar').control('asia', 1).expertise(0, { solar: 8 }),
    ).pick('project:europe:1', 'agenda:europe:fusion', 'button:done');
    expect(research.state.regions.asia.controller).toBe(1);
  });

  it('allows to spend the region’s permits wherever one is due, but not to sell them (ruling 87)', () => {
    const play = scenario(2, (stage) =>
      stage.plants('asia', 0, 'solar').holds(0, { permits: 0 }).project('africa', 1, 'solar'),
    );
    expect(play.why('market:sell')).toBe('refused.permit-in-hand');
    play.pick('project:africa:1');
    expect(play.state.regions.asia.permits).toBe(4);
  });

  it('leaves the permits in the region for a new controller (ruling 88)', () => {
    const play = scenario(2, (stage) =>
      stage
        .plants('asia', 1, 'solar')
        .plants('asia', 0, 'recycling')
        .control('asia', 1)
        .project('asia', 1, 'solar', true)
        .holds(0, { coins: 11, cubes: 2, permits: 0 })
        .expertise(0, { solar: 2 }),
    ).pick('project:asia:1');
    expect(play.state.regions.asia).toMatchObject({ controller: 0, permits: 5 });
  });
});
