import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { seedOf } from '../../testing/playout.ts';
import { LOST_BY_STEADY, MEASURED_RULES } from './measured.ts';
import { co2 } from './rules/game.ts';
import { RECOMMENDED, setUps } from './set-ups.ts';

describe('the set-ups of CO₂', () => {
  it.each([0, 2])('number %i says how dirty the air is at first', (at) => {
    const { text = '', options = {} } = setUps()[at] ?? {};
    const play = Play.start(co2, {
      game: 'co2',
      rules: co2.rules,
      seats: 3,
      options: { ...standardOptions(co2, 3, 'room'), ...options },
      seed: seedOf(1),
    });
    expect(text).toContain(`${play.state.ppm} ppm`);
  });

  it('say of every number of companies how often steady computers lost the planet, as it was measured', () => {
    const { options = {}, expects = () => undefined } = setUps()[0] ?? {};
    expect(options, 'the set-up that was measured').toEqual(RECOMMENDED);
    expect(MEASURED_RULES, 'under other rules it must be measured again').toBe(co2.rules);
    const [, most] = co2.seats;
    for (let companies = 2; companies <= most; companies++) {
      const { lost = NaN, of = NaN } = LOST_BY_STEADY[companies] ?? {};
      expect(of).toBeGreaterThanOrEqual(10);
      expect(lost).toBeLessThanOrEqual(of);
      expect(expects(companies)).toContain(`${lost} of ${of} games lost the planet`);
    }
    expect(expects(1), 'nobody else is there to let one down').toBeUndefined();
  });

  it('recommend the cleanest start', () => {
    expect(setUps()[0]?.options).toEqual({ fossils: 'beginner' });
  });
});
