import { describe, expect, it } from 'vitest';
import { Play } from '../../engine/play.ts';
import { hash, type Value } from '../../engine/sealed/chain.ts';
import { sealedGame } from '../../engine/sealed/game.ts';
import { type Seals, sealsOf } from '../../engine/sealed/seals.ts';
import { empireEngine } from '../../games/empire-engine/rules/game.ts';
import { agreed, envelopeFor } from '../../testing/sealed.ts';
import { toy } from '../../testing/toy.ts';
import { encodeSealed } from './index.ts';
import { started } from './position.ts';

const value = (...of: readonly number[]): Value => hash('test', ...of).slice(0, 16);

/** Everybody's values are known and always the same, except those of one visit, which depend on the life. */
function sealsIn(life: number, seats: number, seat: number, visit: number): Seals {
  const chains = Array.from({ length: seats }, (_, of) => [{ value: value(of, 0), count: 0 }]);
  const put: Seals['put'] = (of, at) => ({
    value: of === seat && at === visit ? value(of, at, life) : value(of, at),
    segment: 0,
    isInPot: at > 0,
  });
  return { ...sealsOf('', 'AAAAAAAA', chains), put };
}

/** The sum of squares by which counts differ from what is expected if all are equally likely. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('whoever holds a link', () => {
  it('cannot tell what the next seat will draw: all is equally likely', () => {
    const drawn = new Map<string, number>();
    for (let life = 0; life < 900; life++) {
      const play = Play.start(sealedGame(toy, sealsIn(life, 2, 1, 1)), agreed(toy, 2, 1), { remembers: false });
      play.pick('stall:inn');
      play.pick('stall:market');
      const [good = ''] = play.state.purses[1]?.goods ?? [];
      drawn.set(good, (drawn.get(good) ?? 0) + 1);
    }
    expect([...drawn.keys()].toSorted()).toEqual(['honey', 'salt', 'wool']);
    // At 2 degrees of freedom one in a thousand fair samples is above 13.8.
    expect(chiSquare([...drawn.values()])).toBeLessThan(13.8);
  });

  it('cannot tell one sealed plan from another: the link is made of the number under the seal, and of nothing else', () => {
    const agreement = agreed(empireEngine, 3, 1);
    /** The number under which the first seat seals a plan that begins so. */
    const sealed = (life: number, first: number): number => {
      const game = sealedGame(empireEngine, sealsIn(life, 3, 0, 2), 0);
      const play = Play.start(game, agreement, { remembers: false, speaks: false });
      play.answer(first);
      while (play.state.witness.drafted === undefined) play.answer(0);
      return play.state.witness.drafted;
    };
    const lives = Array.from({ length: 60 }, (_, life) => life);
    const plans = [0, 1].map((first) => new Map(lives.map((life) => [sealed(life, first), life])));
    const numbers = [...(plans[0]?.keys() ?? [])].filter((number) => plans[1]?.has(number));
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const links = plans.map((plan) => {
        const play = started(empireEngine, agreement, sealsIn(plan.get(number) ?? 0, 3, 0, 2));
        play.answer(number);
        return { link: encodeSealed(envelopeFor(3), play), plan: JSON.stringify(play.state) };
      });
      expect(links[0]?.plan).not.toBe(links[1]?.plan);
      expect(links[0]?.link).toBe(links[1]?.link);
    }
  });
});
