import { describe, expect, it } from 'vitest';
import { outlookOf } from './odds.ts';
import { DIE, type Die, type OnTop } from './tables.ts';

const MILDEST: readonly OnTop[] = ['clean', 'pollution', 'contamination'];

/** Every way the dice can fall, counted. */
function counted(dice: readonly Die[]): Record<OnTop, number> {
  const falls = dice.reduce<number[][]>(
    (so) => so.flatMap((fall) => [1, 2, 3, 4, 5, 6].map((number) => [...fall, number])),
    [[]],
  );
  const tally = { clean: 0, pollution: 0, contamination: 0 };
  for (const fall of falls) {
    const tops = dice.filter((_, at) => fall[at] === Math.max(...fall)).map((die) => DIE[die].onTop);
    const outcome = MILDEST.find((one) => tops.includes(one)) ?? 'clean';
    tally[outcome] += 1 / falls.length;
  }
  return tally;
}

describe('before a roll', () => {
  it.each([
    [['coal']],
    [['solar-wind', 'coal']],
    [['nuclear', 'petroleum', 'petroleum']],
    [['hydro-geo', 'coal', 'nuclear', 'petroleum']],
    [['solar-wind', 'hydro-geo']],
  ] satisfies [Die[]][])('%s: the chances are those of all the ways they can fall', (dice) => {
    const { chances } = outlookOf(dice, {});
    const all = counted(dice);
    for (const outcome of MILDEST) expect(chances[outcome]).toBeCloseTo(all[outcome], 10);
  });

  it('the least and the most energy are known, and a nation holds ten', () => {
    expect(outlookOf(['coal', 'solar-wind'], {})).toMatchObject({ energy: [2, 5] });
    expect(outlookOf(['nuclear'], { nuclearEnergy: 1 })).toMatchObject({ energy: [3, 6] });
    expect(outlookOf(['nuclear', 'nuclear', 'coal'], {}).energy).toEqual([5, 10]);
  });

  it('no dice are a clean roll', () => {
    expect(outlookOf([], {})).toMatchObject({ energy: [0, 0], chances: { clean: 1, pollution: 0, contamination: 0 } });
  });
});
