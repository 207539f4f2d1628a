import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { playout } from '../../../testing/playout.ts';
import { agreement, type Scenario, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';
import { type Action, afterTurning, ENGINES, FUELS, type Side } from './tables.ts';

describe('setting up', () => {
  it('gives everybody a soldier and a good ready, and nothing scored', () => {
    const scene = scenario({ seats: 4 });
    expect(scene.ready).toEqual(['sg', 'sg', 'sg', 'sg']);
    expect(scene.score).toEqual(['', '', '', '']);
  });

  it('ruling 1: a left attack goes to the next seat clockwise, a right attack to the one before', () => {
    const { play } = scenario({
      seats: 4,
      ready: ['g', 'ss', 'g', 'g'],
      acts: ['arm invent', 'attack attack', 'arm invent', 'arm invent'],
    });
    expect(play.state.attacks.map(({ by, side, on }) => ({ by, side, on }))).toEqual([
      { by: 1, side: 'left', on: 2 },
      { by: 1, side: 'right', on: 0 },
    ]);
  });

  it('ruling 2: the start seat is random', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => Play.start(empireEngine, agreement(4, seed)).state.start);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('ruling 2: the start seat moves one seat clockwise each round whatever happened', () => {
    const starts: number[] = [];
    playout(empireEngine, agreement(3, 7), 7, {
      at: ({ state }) => {
        starts[state.round - 1] = state.start;
      },
    });
    const first = starts[0] ?? 0;
    expect(starts).toEqual(Array.from({ length: 9 }, (_, round) => (first + round) % 3));
  });

  it('ruling 3: everybody sees every ready pile and only the owner a score pile', () => {
    const scene = scenario({
      seats: 3,
      ready: ['ss', 'ggg', 'sg'],
      score: ['sggiii', 'ssssgggggiiiiii', 'i'],
    });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { seats } = scene.view(viewer);
      expect(seats.map(({ ready }) => ready)).toEqual(scene.play.state.players.map(({ ready }) => ready));
      for (const { seat, score } of seats) expect(score !== undefined).toBe(seat === viewer);
    }
    expect(scene.view(1).seats[1]?.score).toEqual({ soldier: 4, good: 5, invention: 6 });
  });

  it('ruling 3: open piles are an option, and all piles are open when the game is over', () => {
    const open = scenario({ seats: 2, options: { piles: 'open' } });
    expect(open.view('spectator').seats.every(({ score }) => score)).toBe(true);
    const over = scenario({
      seats: 2,
      round: 8,
      ready: ['', ''],
      acts: ['arm invent', 'arm invent'],
    });
    expect(over.asked).toBe('over');
    expect(over.view(0).seats.every(({ score }) => score)).toBe(true);
  });

  it('ruling 4: the stock has no end', () => {
    const scene = scenario({
      seats: 2,
      ready: ['sssssssssssssssggggggggggggggg', 'sssssssssssssssggggggggggggggg'],
      score: ['iiiiiiiiiiiiiii', 'iiiiiiiiiiiiiii'],
      acts: ['arm invent', 'produce invent'],
    });
    expect(scene.ready).toEqual(['sssssssssssssssssggggggggggggggg', 'sssssssssssssssggggggggggggggggg']);
    expect(scene.score).toEqual(['iiiiiiiiiiiiiiii', 'iiiiiiiiiiiiiiii']);
  });

  it('ruling 5: inventions are scored at once and never ready, so loot and fuel are soldiers and goods', () => {
    const scene = scenario({ seats: 2, acts: ['salvage invent', 'salvage invent'] });
    scene.pick('salvage:invention', 'salvage:invention');
    expect(scene.score).toEqual(['ii', 'ii']);
    for (const { ready } of scene.play.state.players) expect(Object.keys(ready)).toEqual(['soldier', 'good']);
    expect(FUELS).toEqual(['soldier', 'good']);
  });
});

describe('the ring of actions', () => {
  it('ruling 6: the actions of both engines, read clockwise', () => {
    expect(ENGINES).toEqual({
      left: ['arm', 'salvage', 'produce', 'attack'],
      right: ['invent', 'defend', 'export', 'attack'],
    });
  });

  it('ruling 7: a clockwise quarter turn brings up what lay to the left of the top', () => {
    expect(afterTurning('left', 'arm', 1)).toBe('attack');
    expect(afterTurning('right', 'invent', 1)).toBe('attack');
  });

  it('ruling 8: single turns run through each engine counter-clockwise', () => {
    const run = (side: Side, from: Action) => [1, 2, 3, 4].map((turns) => afterTurning(side, from, turns));
    expect(run('left', 'arm')).toEqual(['attack', 'produce', 'salvage', 'arm']);
    expect(run('right', 'invent')).toEqual(['attack', 'export', 'defend', 'invent']);
  });

  it('ruling 9: the play example turns left by 2 to Salvage and right by 1 to Attack', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      tops: ['attack invent', 'produce export'],
      ready: ['s', ''],
    });
    scene.pick('plan:left:2', 'plan:right:1', 'plan:left:1');
    expect(scene.tops[0]).toBe('salvage attack');
  });

  it('ruling 10: without fuel there are two plans, with two resources eight', () => {
    expect(plansOf('')).toHaveLength(2);
    expect(plansOf('ss')).toHaveLength(8);
    expect(plansOf('sg')).toHaveLength(8);
  });

  it('an empty ready pile leaves four of the eight actions', () => {
    const actions = new Set(plansOf('').flatMap((plan) => plan.split(' ').map((action, at) => `${at} ${action}`)));
    expect(actions.size).toBe(4);
  });
});

/** Every pair of actions a seat can bring up, whichever way it is laid. */
function plansOf(ready: string): string[] {
  const start = scenario({ seats: 2, round: 3, tops: ['arm invent', 'arm invent'], ready: [ready, 'sg'] });
  const plans = new Set<string>();
  const explore = (play: Scenario['play']) => {
    if (play.ask?.seat !== 0) {
      const { left, right } = play.state.players[0]?.plan ?? {};
      plans.add(`${left?.action} ${right?.action}`);
      return;
    }
    for (const index of play.ask.options.keys()) {
      const next = play.fork();
      next.answer(index);
      explore(next);
    }
  };
  explore(start.play);
  return [...plans];
}
