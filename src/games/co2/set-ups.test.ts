import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { seedOf } from '../../testing/playout.ts';
import { co2 } from './rules/game.ts';
import { setUps } from './set-ups.ts';

describe('the set-ups of CO₂', () => {
  it.each(setUps.filter(({ text }) => /ppm/.test(text)))(
    '$name says how dirty the air is at first',
    ({ text, options }) => {
      const play = Play.start(co2, {
        game: 'co2',
        rules: co2.rules,
        seats: 3,
        options: { ...standardOptions(co2, 3, 'room'), ...options },
        seed: seedOf(1),
      });
      expect(text).toContain(`${play.state.ppm} ppm`);
    },
  );

  it('recommend the cleanest start', () => {
    expect(setUps[0]?.options).toEqual({ fossils: 'beginner' });
  });
});
