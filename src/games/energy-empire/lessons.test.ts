import { describe, expect, it } from 'vitest';
import { moments } from './lessons.ts';
import { view } from './rules/view.ts';
import { type Scenario, scenario } from './testing/scenario.ts';

/** The lessons that fit this moment, in the order they are told. */
const fitting = (at: Scenario): string[] => {
  const { ask } = at;
  return ask ? moments.filter(({ when }) => when(ask, view(at.state, ask.seat))).map(({ id }) => id) : [];
};

describe('a first game teaches', () => {
  it('where to put the first worker, and only then when to generate', () => {
    expect(fitting(scenario(3).play())).toEqual(['first-turn']);
    const later = scenario(3, { workers: 2, stacks: { mine: [{ seat: 0, energy: 0 }] } });
    expect(fitting(later.play())).toEqual(['second-turn']);
  });

  it('each step of a turn when it comes', () => {
    expect(fitting(scenario(3, { energy: 2 }).play('location:mine'))).toEqual(['energy']);
    expect(fitting(scenario(3, { energy: 0, money: 9 }).play('location:commerce-market'))).toEqual(['buy']);
    expect(fitting(scenario(3, { energy: 0, money: 3 }).play('location:education'))).toEqual(['pollute']);
    expect(fitting(scenario(3, { structures: ['bank'], money: 2 }).activating('commerce'))).toEqual(['activate']);
  });

  it('the phases of a Generate turn', () => {
    expect(fitting(scenario(3, { workers: 2, oil: 2 }).play('button:generate'))).toEqual(['claim']);
    expect(fitting(scenario(3, { workers: 2, oil: 2 }).play('button:generate', 'button:decline'))).toEqual(['refine']);
    expect(fitting(scenario(3, { dice: ['coal', 'nuclear'] }).play('button:generate', 'button:decline'))).toEqual([
      'roll',
    ]);
  });

  it('what Cold War brings, when it is first used', () => {
    const spying = {
      modules: ['espionage'],
      workers: 0,
      energy: 4,
      rival: { structures: ['supermarket', 'stock-market'] as const },
    };
    expect(fitting(scenario(3, spying).activating('commerce').play('espionage'))).toEqual(['spy']);
    const winding = scenario(3, { modules: ['doomsday-clock'], energy: 0, money: 2 }).play('location:doomsday-clock');
    expect(fitting(winding)).toEqual(['keep-cards']);
  });

  it('nothing twice', () => {
    const ids = moments.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
