import { describe, expect, it } from 'vitest';
import { type Stage, scenario } from '../testing/scenario.ts';
import { foreseen } from './outcome.ts';

/** Solar and forestation can be built in Africa, which is full; solar in Europe, which is not. */
const ready = (stage: Stage): Stage =>
  stage
    .fossils('africa', 'coal', 'gas', 'oil')
    .agenda('africa', 'ag-1')
    .agenda('europe', 'ag-3')
    .project('africa', 1, 'solar', true)
    .project('europe', 1, 'solar', true)
    .holds(0, { coins: 20, cubes: 5 })
    .expertise(0, { solar: 3 });

describe('what an option would do to the planet', () => {
  const { play } = scenario(2, (stage) => void ready(stage));

  it('is told by the option itself', () => {
    const { ppm } = play.state;
    expect(foreseen(play.ask, 'project:africa:1')).toEqual({
      ref: 'project:africa:1',
      from: ppm,
      to: ppm - 40,
      ends: false,
    });
  });

  it('is nothing where no fossil plant goes', () => {
    expect(foreseen(play.ask, 'project:europe:1')).toBeUndefined();
  });

  it('is the best that can be done now, as long as nobody looks at an option', () => {
    expect(foreseen(play.ask, undefined)?.ref).toBe('project:africa:1');
  });

  it('is nothing when nobody is asked', () => {
    expect(foreseen(undefined, 'project:africa:1')).toBeUndefined();
  });

  it('says when the game would end with it', () => {
    const alarmed = scenario(2, (stage) => void ready(stage).alarmed());
    expect(foreseen(alarmed.play.ask, 'project:africa:1')?.ends).toBe(true);
  });
});
