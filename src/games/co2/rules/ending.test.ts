import { describe, expect, it } from 'vitest';
import { countOf, scenario } from '../testing/scenario.ts';
import type { Stage } from '../testing/stage.ts';
import { co2 } from './game.ts';
import { scores } from './scoring.ts';
import type { CompanyGoalId } from './tables/goal-ids.ts';
import { COMPANY_GOAL_IDS } from './tables/goals.ts';

const lastTurn = ['project:oceania:1', 'agenda:oceania:biomass', 'button:done'] as const;

/** The last turn of a decade of two players. */
function closing(decade: number, arrange: (stage: Stage) => unknown = () => {}) {
  return scenario(2, (stage) => {
    arrange(stage.now(1, { decade, round: 5 }));
  }).pick(...lastTurn);
}

const green = (stage: Stage) =>
  stage
    .fossils('africa')
    .plants('africa', 0, 'solar', 'fusion', 'biomass')
    .fossils('south-america')
    .plants('south-america', 0, 'recycling', 'recycling', 'biomass', 'fusion');

describe('the game ends', () => {
  it('after the fifth decade, the sixth with five players (ruling 89)', () => {
    expect(closing(4).state.ended).toBeUndefined();
    expect(closing(5).state.ended).toBe('decades');
    const five = (decade: number) =>
      scenario(5, (stage) => stage.now(4, { decade, round: 2 })).pick(...lastTurn).state.ended;
    expect([five(5), five(6)]).toEqual([undefined, 'decades']);
  });

  it('with two regions of green plants only (ruling 89)', () => {
    expect(closing(2, green).state.ended).toBe('green');
    expect(closing(2, (stage) => green(stage).agenda('europe', 'ag-5')).state.ended).toBe('green');
    const one = closing(2, (stage) => stage.fossils('africa').plants('africa', 0, 'solar', 'fusion', 'biomass'));
    expect(one.state.ended).toBeUndefined();
  });

  it('when the level is below 350 after it has been there (rulings 89, 90)', () => {
    expect(closing(3, (stage) => stage.alarmed()).state.ended).toBe('safe');
    expect(closing(3).state.ended).toBeUndefined();
  });

  it('that way in any decade (ruling 91)', () => {
    expect(closing(1, (stage) => stage.alarmed()).state.ended).toBe('safe');
  });

  it('only after the Operations phase: turns are never cut short (ruling 92)', () => {
    const play = scenario(2, (stage) => green(stage).alarmed().now(0, { decade: 2, round: 4 })).pick(...lastTurn);
    expect(play.state.ended).toBeUndefined();
    expect(play.asked).toBe(1);
  });

  it('for everybody at 500 ppm after a Supply phase: nobody wins, nothing more is counted (ruling 93)', () => {
    const play = scenario(3, (stage) => stage.world({ coal: 4, oil: 6, gas: 8 }).holds(0, { coins: 40 }).supply(3));
    expect(co2.over(play.state)).toBe(true);
    const sheet = co2.scores(play.state);
    expect(sheet).toMatchObject({ winners: [], because: { key: 'score.lost' }, totals: [-2, -2, -2] });
    expect(sheet.rows.map(({ say }) => say.key)).not.toContain('score.coins');
  });
});

/** The lines of the final count of seat 0. */
function count(arrange: (stage: Stage) => unknown, seats = 3) {
  const { state } = scenario(seats, (stage) => {
    stage.holds(0, { coins: 0, permits: 0 });
    stage.goal(0, 'goal-29');
    arrange(stage);
  });
  const sheet = scores(state);
  const rows = Object.fromEntries(sheet.rows.map(({ say, points }) => [say.key, points[0]]));
  return { ...rows, total: sheet.totals[0] };
}

describe('the final count', () => {
  it('counts hand permits for goal 31 before region permits join them; all are sold at one price (ruling 94)', () => {
    const lines = count((stage) =>
      stage.goal(0, 'goal-31').holds(0, { permits: 3 }).plants('asia', 0, 'solar').market(4, 2),
    );
    expect(lines).toMatchObject({ 'score.goal': 6, 'score.coins': ((3 + 5) * 4) / 2 });
  });

  it('pays income once more, as points (ruling 95)', () => {
    const lines = count((stage) =>
      stage.expertise(0, { solar: 12 }).expertise(1, { fusion: 6 }).expertise(0, { fusion: 5 }),
    );
    expect(lines).toMatchObject({ 'score.final-income': 5 + 3 });
  });

  it('takes the better of the goal’s points and 8 coins (ruling 96)', () => {
    expect(count((stage) => stage.claimed(0, 'un-34'))).toMatchObject({ 'score.goal': 0, 'score.coins': 4 });
    expect(count((stage) => stage.claimed(0, 'un-34', 'un-35'))).toMatchObject({ 'score.goal': 6, 'score.coins': 0 });
  });

  it('gives a point for each full pair of coins (ruling 97)', () => {
    expect(count((stage) => stage.holds(0, { coins: 7 }))).toMatchObject({ 'score.coins': (7 + 8 - 1) / 2 });
  });

  it('gives 3 points for most cubes and for most UN goals, to all tied, to nobody with none (ruling 98)', () => {
    expect(count((stage) => stage.cubesIn('asia', 3))).toMatchObject({ 'score.most-cubes': 0, 'score.most-un': 0 });
    const tied = count((stage) =>
      stage.holds(0, { cubes: 2 }).holds(1, { cubes: 2 }).claimed(0, 'un-34').claimed(2, 'un-35'),
    );
    expect(tied).toMatchObject({ 'score.most-cubes': 3, 'score.most-un': 3 });
    expect(count((stage) => stage.holds(0, { cubes: 1 }).holds(1, { cubes: 2 }))).toMatchObject({
      'score.most-cubes': 0,
    });
  });

  const many = (stage: Stage) =>
    stage
      .plants('asia', 0, 'solar', 'solar', 'recycling')
      .plants('europe', 0, 'fusion')
      .plants('oceania', 1, 'biomass')
      .plants('oceania', 0, 'forestation', 'biomass')
      .expertise(0, { solar: 3, fusion: 2, biomass: 1 })
      .expertise(1, { solar: 3, biomass: 2 })
      .claimed(0, 'un-34', 'un-35')
      .holds(0, { permits: 3 });

  it.each([
    ['goal-27', 4 * 2],
    ['goal-28', 3 * 3],
    ['goal-29', 3 * 2],
    ['goal-30', 3 * 5],
    ['goal-31', 2 * 3],
    ['goal-32', 4 * 2],
    ['goal-33', 3 * 5],
  ] as const)('%s pays %i here (ruling 99)', (goal, points) => {
    expect(count((stage) => many(stage.goal(0, goal)), 4)).toMatchObject({ 'score.goal': points });
  });

  const plenty: Readonly<Record<CompanyGoalId, (stage: Stage) => unknown>> = {
    'goal-27': (stage) => {
      for (const region of ['asia', 'europe', 'oceania', 'africa', 'north-america'] as const) {
        stage.plants(region, 0, region === 'europe' ? 'fusion' : 'solar');
      }
    },
    'goal-28': (stage) => {
      for (const region of ['asia', 'europe', 'oceania', 'africa', 'north-america', 'south-america'] as const) {
        stage.plants(region, 0, ['asia', 'oceania'].includes(region) ? 'solar' : 'fusion');
      }
    },
    'goal-29': (stage) => stage.claimed(0, 'un-34', 'un-35', 'un-36', 'un-37', 'un-38', 'un-39'),
    'goal-30': (stage) =>
      stage
        .plants('asia', 0, 'solar', 'solar', 'solar', 'recycling', 'recycling')
        .plants('europe', 0, 'fusion', 'fusion'),
    'goal-31': (stage) => stage.holds(0, { permits: 9 }),
    'goal-32': (stage) => stage.expertise(0, { forestation: 1, solar: 1, fusion: 1, biomass: 1, recycling: 1 }),
    'goal-33': (stage) =>
      stage.plants('asia', 0, 'solar', 'recycling', 'forestation').plants('europe', 0, 'fusion', 'biomass'),
  };

  it.each(COMPANY_GOAL_IDS)('%s pays no more than its cap (ruling 99)', (goal) => {
    const caps = {
      'goal-27': 16,
      'goal-28': 15,
      'goal-29': 15,
      'goal-30': 15,
      'goal-31': 16,
      'goal-32': 16,
      'goal-33': 15,
    };
    expect(count((stage) => plenty[goal](stage.goal(0, goal)), 4)).toMatchObject({ 'score.goal': caps[goal] });
  });

  it('goal 30 is never negative (ruling 99)', () => {
    expect(count((stage) => stage.goal(0, 'goal-30'), 4)).toMatchObject({ 'score.goal': 0, 'score.coins': 4 });
  });
});

describe('the winner', () => {
  it('has the most points', () => {
    expect(countOf((stage) => stage.holds(1, { coins: 2 }))).toMatchObject({ totals: [0, 1], winners: [1] });
  });

  it('or, tied, the most green plants; then expertise source by source; then regions (ruling 100)', () => {
    const plants = countOf((stage) => stage.plants('asia', 1, 'solar').permitsIn('asia', 0));
    expect(plants).toMatchObject({ totals: [0, 0], winners: [1], because: { key: 'score.by-plants' } });
    const expert = countOf((stage) =>
      stage.expertise(0, { solar: 2, fusion: 1 }).expertise(1, { solar: 1, biomass: 3 }).holds(0, { coins: 2 }),
    );
    expect(expert).toMatchObject({ totals: [1 + 1 + 1, 2], winners: [0] });
    const known = countOf((stage) => stage.expertise(0, { solar: 2 }).expertise(1, { solar: 1, fusion: 1 }));
    expect(known).toMatchObject({
      totals: [1, 1],
      winners: [0],
      because: { key: 'score.by-expertise', with: { energy: 'solar' } },
    });
    const regions = countOf((stage) =>
      stage
        .plants('asia', 0, 'solar')
        .plants('europe', 1, 'fusion')
        .control('europe', 1)
        .plants('asia', 1, 'solar')
        .plants('asia', 0, 'solar')
        .plants('asia', 1, 'recycling')
        .plants('oceania', 0, 'solar')
        .permitsIn('asia', 0)
        .permitsIn('europe', 0)
        .permitsIn('oceania', 0),
    );
    expect(regions).toMatchObject({ totals: [0, 0], winners: [0], because: { key: 'score.by-regions' } });
  });

  it('shares the victory if nothing breaks the tie (ruling 100)', () => {
    expect(countOf(() => {})).toMatchObject({ winners: [0, 1], because: { key: 'score.shared' } });
  });
});
