import { describe, expect, it } from 'vitest';
import { refusedOptions } from '../../../engine/game.ts';
import { playout } from '../../../testing/playout.ts';
import { agreement, type Setting, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';

/** How many rounds a game had, and how often each seat started. */
function starts(seats: number, options: Record<string, string> = {}): { rounds: number; starts: number[] } {
  const starters: number[] = [];
  playout(empireEngine, agreement(seats, seats, options), seats, {
    at: ({ state }) => {
      starters[state.round - 1] = state.start;
    },
  });
  const counts = Array.from({ length: seats }, (_, seat) => starters.filter((starter) => starter === seat).length);
  return { rounds: starters.length, starts: counts };
}

/** The end of a game in which the last round changes nothing but what the test puts there. */
function ended(setting: Pick<Setting, 'seats' | 'score' | 'ready' | 'options'>) {
  const rounds = setting.seats === 3 ? 9 : 8;
  const acts = Array.from({ length: setting.seats }, () => 'attack attack');
  const scene = scenario({ ...setting, round: rounds, acts });
  expect(scene.asked).toBe('over');
  return empireEngine.scores(scene.play.state);
}

describe('the end of the game', () => {
  it.each([
    { seats: 2, rounds: 8, each: 4 },
    { seats: 3, rounds: 9, each: 3 },
    { seats: 4, rounds: 8, each: 2 },
  ])('ruling 35: $seats players play $rounds rounds and each starts $each times', ({ seats, rounds, each }) => {
    expect(starts(seats)).toEqual({ rounds, starts: Array.from({ length: seats }, () => each) });
  });

  it.each([
    { seats: 2, each: 6 },
    { seats: 3, each: 4 },
    { seats: 4, each: 3 },
  ])('ruling 39: the long game has 12 rounds and $seats players start $each times each', ({ seats, each }) => {
    expect(starts(seats, { rounds: 'long' })).toEqual({
      rounds: 12,
      starts: Array.from({ length: seats }, () => each),
    });
  });

  it.each([
    { seats: 5, lengths: { standard: 10, long: 15, short: 5 } },
    { seats: 6, lengths: { standard: 6, long: 12 } },
    { seats: 7, lengths: { standard: 7, long: 14 } },
    { seats: 8, lengths: { standard: 8, long: 16 } },
  ])('ruling 40: $seats players start equally often in every length', ({ seats, lengths }) => {
    for (const [length, rounds] of Object.entries(lengths)) {
      const game = starts(seats, { rounds: length });
      expect(game.rounds).toBe(rounds);
      expect(new Set(game.starts).size).toBe(1);
    }
  });

  it('ruling 40: among six only the seats next to each other attack each other, round the corner too', () => {
    const { play } = scenario({
      seats: 6,
      ready: ['ss', '', '', '', '', 'ss'],
      acts: ['attack attack', ...Array(4).fill('arm invent'), 'attack attack'],
    });
    expect(play.state.attacks.map(({ by, side, on }) => `${by} ${side} ${on}`)).toEqual([
      '0 left 1',
      '0 right 5',
      '5 left 0',
      '5 right 4',
    ]);
  });

  it('ruling 40: a length a table does not have is closed, with its reason', () => {
    const closed = (seats: number, rounds: string) =>
      refusedOptions(empireEngine, seats, agreement(seats, seats, { rounds }).options)?.key;
    expect(closed(4, 'short')).toBe('closed.rounds');
    expect(closed(5, 'short')).toBeUndefined();
    expect(closed(8, 'long')).toBeUndefined();
  });

  it('ruling 36: a point for each resource in the score pile and none for the ready pile', () => {
    const sheet = ended({
      seats: 2,
      score: ['ssgggiiii', ''],
      ready: ['ggggg', 'ggggggggg'],
    });
    expect(sheet.rows.slice(0, 3).map(({ say, points }) => [say.key, ...points])).toEqual([
      ['score.soldier', 2, 0],
      ['score.good', 3, 0],
      ['score.invention', 4, 0],
    ]);
    expect(sheet.totals).toEqual([18, 0]);
  });

  it('ruling 37: three points for the most of each kind, to everybody tied', () => {
    const sheet = ended({
      seats: 3,
      score: ['sssg', 'sssii', 'sgi'],
      ready: ['', '', ''],
    });
    expect(sheet.rows.slice(3).map(({ say, points }) => [say.key, ...points])).toEqual([
      ['score.most.soldier', 3, 3, 0],
      ['score.most.good', 3, 0, 3],
      ['score.most.invention', 0, 3, 0],
    ]);
    expect(sheet.totals).toEqual([10, 11, 6]);
    expect(sheet.winners).toEqual([1]);
    expect(sheet.because).toBeUndefined();
  });

  it('ruling 37: nobody has the most of nothing', () => {
    const sheet = ended({
      seats: 2,
      score: ['s', ''],
      ready: ['', ''],
    });
    expect(sheet.totals).toEqual([4, 0]);
  });

  it('ruling 38: level at the top, more resources in the ready pile win', () => {
    const sheet = ended({
      seats: 3,
      score: ['s', 'g', ''],
      ready: ['g', 'gg', 'ggggg'],
    });
    expect(sheet.totals).toEqual([4, 4, 0]);
    expect(sheet.winners).toEqual([1]);
    expect(sheet.because).toEqual({ key: 'because.ready', with: { points: 4, ready: 2, seats: [1] } });
  });

  it('ruling 38: still level, the victory is shared', () => {
    const sheet = ended({
      seats: 3,
      score: ['s', 'g', 'i'],
      ready: ['gg', 'gg', 'g'],
    });
    expect(sheet.winners).toEqual([0, 1]);
    expect(sheet.because).toEqual({ key: 'because.shared', with: { points: 4, ready: 2, seats: [0, 1] } });
  });

  it('at the end of each round the start card goes clockwise and the round marker moves', () => {
    const scene = scenario({ seats: 3, start: 2, acts: ['arm invent', 'arm invent', 'arm invent'] });
    const { round, start, phase } = scene.view('spectator');
    expect({ round, start, phase }).toEqual({ round: 2, start: 0, phase: 'plan' });
    expect(scene.story().at(-1)).toBe('Round 1 ends. Ana goes first in the next one.');
  });
});
