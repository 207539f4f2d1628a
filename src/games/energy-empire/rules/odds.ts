import { recordOf } from '../../../engine/record.ts';
import type { Lasting } from './state.ts';
import { DICE, DIE, type Die, LIMIT, type OnTop } from './tables.ts';

const SIDES = 6;

/** The energy on the six sides of a die, with what the impact lying open adds to it. */
export function energyOn(die: Die, { nuclearEnergy = 0 }: Lasting): readonly number[] {
  const more = die === 'nuclear' ? nuclearEnergy : 0;
  return DIE[die].energy.map((energy) => energy + more);
}

/** The least and the most energy. */
export type Spread = readonly [least: number, most: number];

/** What a roll of some dice may bring. */
export interface Outlook {
  readonly energy: Spread;
  /** What one die of a kind brings. */
  readonly each: Readonly<Record<Die, Spread>>;
  /** How likely each outcome is for a roller who, among equal dice, lets the mildest count as the highest. */
  readonly chances: Readonly<Record<OnTop, number>>;
}

export function outlookOf(dice: readonly Die[], lasting: Lasting): Outlook {
  const each = recordOf(DICE, (die): Spread => spreadOf(energyOn(die, lasting)));
  const sum = (end: 0 | 1): number =>
    Math.min(
      LIMIT.energy,
      dice.reduce((total, die) => total + each[die][end], 0),
    );
  return { energy: [sum(0), sum(1)], each, chances: chancesOf(dice) };
}

const spreadOf = (energy: readonly number[]): Spread => [Math.min(...energy), Math.max(...energy)];

/** Rolling no dice is a clean roll. */
function chancesOf(dice: readonly Die[]): Outlook['chances'] {
  const count = (top: OnTop): number => dice.filter((die) => DIE[die].onTop === top).length;
  /** How likely no die of such a kind shows more than a number. */
  const atMost = (top: OnTop, number: number): number => (number / SIDES) ** count(top);
  const chance = (top: OnTop, milder: readonly OnTop[], worse: readonly OnTop[]): number =>
    Array.from({ length: SIDES }, (_, at) => at + 1).reduce((total, number) => {
      const isHighest = atMost(top, number) - atMost(top, number - 1);
      const others = [...milder.map((one) => atMost(one, number - 1)), ...worse.map((one) => atMost(one, number))];
      return total + others.reduce((product, one) => product * one, isHighest);
    }, 0);
  if (dice.length === 0) return { clean: 1, pollution: 0, contamination: 0 };
  return {
    clean: chance('clean', [], ['pollution', 'contamination']),
    pollution: chance('pollution', ['clean'], ['contamination']),
    contamination: chance('contamination', ['clean', 'pollution'], []),
  };
}
