import { describe, expect, it } from 'vitest';
import { speaker } from '../../../../engine/message.ts';
import { co2 } from '../../rules/game.ts';
import { LOST_AT } from '../../rules/tables/constants.ts';
import { scenario } from '../../testing/scenario.ts';
import { words } from '../../words.en.ts';
import { ending } from './ending.ts';

/** The headline after a decade that begins with these plants. */
function headline(companies: number, coal: number, oil: number): string | undefined {
  const { state } = scenario(companies, (stage) => stage.world({ coal, oil, gas: 8 }).supply(3));
  return ending.headline?.(co2.view(state, 'spectator'), speaker(words, ['Ana', 'Ben']));
}

describe('the headline of the last page', () => {
  it('tells that everyone loses at the limit', () => {
    expect(headline(2, 4, 6)).toBe(`${LOST_AT} ppm: everyone loses`);
  });

  it('has words of its own for a lone company, which plays on at the limit and ends above it', () => {
    expect(headline(1, 4, 6)).toBeUndefined();
    expect(headline(1, 5, 5)).toBe(`Past ${LOST_AT} ppm: too much for one company`);
  });
});
