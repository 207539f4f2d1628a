import { describe, expect, it } from 'vitest';
import { standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { playout, seedOf } from '../../testing/playout.ts';
import { empireEngine } from './rules/game.ts';
import { visits } from './rules/state.ts';
import { type Action, afterTurning, ENGINES, FUELS, GEARS, type Side, TURNS } from './rules/tables.ts';
import { type Scenario, scenario } from './scenario.ts';

const table = { mode: 'table' };

function agreement(seats: number, seed: number) {
  const options = standardOptions(empireEngine, seats, 'link');
  return { game: empireEngine.id, rules: empireEngine.rules, seats, options, seed: seedOf(seed) };
}

describe('setting up', () => {
  it('gives everybody a soldier and a good ready, and nothing scored', () => {
    const scene = scenario({ seats: 4 });
    expect(scene.ready).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(scene.score).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('ruling 1: a left attack goes to the next seat clockwise, a right attack to the one before', () => {
    const { play } = scenario({
      seats: 4,
      ready: [
        [0, 1],
        [2, 0],
        [0, 1],
        [0, 1],
      ],
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
      ready: [
        [2, 0],
        [0, 3],
        [1, 1],
      ],
      score: [
        [1, 2, 3],
        [4, 5, 6],
        [0, 0, 1],
      ],
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
      ready: [
        [0, 0],
        [0, 0],
      ],
      acts: ['arm invent', 'arm invent'],
    });
    expect(over.asked).toBe('over');
    expect(over.view(0).seats.every(({ score }) => score)).toBe(true);
  });

  it('ruling 4: the stock has no end', () => {
    const scene = scenario({
      seats: 2,
      ready: [
        [15, 15],
        [15, 15],
      ],
      score: [
        [0, 0, 15],
        [0, 0, 15],
      ],
      acts: ['arm invent', 'produce invent'],
    });
    expect(scene.ready).toEqual([
      [17, 15],
      [15, 17],
    ]);
    expect(scene.score).toEqual([
      [0, 0, 16],
      [0, 0, 16],
    ]);
  });

  it('ruling 5: inventions are scored at once and never ready, so loot and fuel are soldiers and goods', () => {
    const scene = scenario({ seats: 2, acts: ['salvage invent', 'salvage invent'] });
    scene.pick('salvage:invention', 'salvage:invention');
    expect(scene.score).toEqual([
      [0, 0, 2],
      [0, 0, 2],
    ]);
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
      ready: [
        [1, 0],
        [0, 0],
      ],
    });
    scene.pick('plan:left:2', 'plan:right:1', 'plan:left:1');
    expect(scene.tops[0]).toBe('salvage attack');
  });

  it('ruling 10: without fuel there are two plans, with two resources eight', () => {
    expect(plansOf([0, 0])).toHaveLength(2);
    expect(plansOf([2, 0])).toHaveLength(8);
    expect(plansOf([1, 1])).toHaveLength(8);
  });

  it('an empty ready pile leaves four of the eight actions', () => {
    const actions = new Set(plansOf([0, 0]).flatMap((plan) => plan.split(' ').map((action, at) => `${at} ${action}`)));
    expect(actions.size).toBe(4);
  });
});

/** Every pair of actions a seat can bring up, whichever way it is laid. */
function plansOf(ready: [number, number]): string[] {
  const start = scenario({ seats: 2, round: 3, tops: ['arm invent', 'arm invent'], ready: [ready, [1, 1]] });
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

describe('planning', () => {
  it('ruling 11: the first card goes clockwise from the start seat, the second back from the last', () => {
    const { play } = scenario({ seats: 4, start: 1, options: table });
    const asked: number[] = [];
    while (play.state.round === 1 && play.ask?.prompt.key.startsWith('ask.start')) {
      asked.push(play.ask.seat);
      play.answer(0);
    }
    expect(asked).toEqual([1, 2, 3, 0, 0, 3, 2, 1]);
  });

  it('ruling 12: in round 1 an engine is laid with any action up, in any order, without gears or fuel', () => {
    const scene = scenario({ seats: 2 });
    expect(scene.offered).toEqual([
      'start:left:arm',
      'start:left:salvage',
      'start:left:produce',
      'start:left:attack',
      'start:right:invent',
      'start:right:defend',
      'start:right:export',
      'start:right:attack',
    ]);
    scene.pick('start:right:defend');
    expect(scene.offered).toEqual(ENGINES.left.map((action) => `start:left:${action}`));
    expect(scene.play.ask?.refused.map(({ ref }) => ref)).toEqual(
      ENGINES.right.map((action) => `start:right:${action}`),
    );
  });

  it('ruling 12: others see which engine lies and not its action', () => {
    const scene = scenario({ seats: 3, options: table }).pick('start:right:defend');
    expect(scene.view(1).seats[0]?.plan).toEqual({ right: {} });
    expect(scene.view(0).seats[0]?.plan).toEqual({ right: { action: 'defend' } });
    expect(scene.story(1).at(-1)).toBe('Ana lays the right engine face down.');
    expect(scene.story(0).at(-1)).toBe('Ana lays the right engine face down: Defend.');
  });

  it('ruling 13: a gear goes under either engine, the other gear under the other', () => {
    const scene = scenario({ seats: 2, round: 3, options: table });
    expect(scene.offered).toEqual(
      ['left', 'right'].flatMap((side) => TURNS.map(({ turns }) => `plan:${side}:${turns}`)),
    );
    scene.pick('plan:right:1', 'plan:left:1');
    expect(scene.asked).toBe('1 ask.plan.second');
    scene.pick('plan:right:2');
    expect(scene.asked).toBe('0 ask.plan.second');
    expect(scene.offered).toEqual(['plan:left:2', 'plan:left:3']);
  });

  it('ruling 13: what is placed already is refused with its reason', () => {
    const { play } = scenario({ seats: 2, round: 3 }).pick('plan:right:1');
    const reasons = new Map(play.ask?.refused.map(({ ref, reason }) => [ref, reason.key]));
    expect(reasons.get('plan:right:2')).toBe('plan.refused.engine');
    expect(reasons.get('plan:left:1')).toBe('plan.refused.gear');
    expect(reasons.get('plan:left:0')).toBe('plan.refused.gear');
  });

  it('ruling 14: others see the engine served and the kind of fuel, never the gear', () => {
    const scene = scenario({ seats: 3, round: 4, options: table });
    scene.pick('plan:right:3', 'fuel:good');
    expect(scene.view(1).seats[0]?.plan).toEqual({ right: { fuel: 'good' } });
    expect(scene.view('spectator').seats[0]?.plan).toEqual({ right: { fuel: 'good' } });
    expect(scene.view(0).seats[0]?.plan).toEqual({
      right: { action: afterTurning('right', 'invent', 3), gear: 2, turns: 3, fuel: 'good' },
    });
    expect(scene.story(2).at(-1)).toBe('Ana places a gear face down under the right engine, with a good as fuel.');
  });

  it('ruling 15: fuel leaves the ready pile when laid, cannot be laid twice and goes to the stock at the reveal', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      ready: [
        [1, 0],
        [0, 0],
      ],
    });
    scene.pick('plan:left:0');
    // Nothing is left for the second gear, so it is placed without a question.
    expect(scene.ready[0]).toEqual([0, 0]);
    expect(scene.asked).toBe('1 ask.plan');
    expect(scene.play.state.stock.returned.soldier).toBe(0);
    scene.pick('plan:left:1');
    expect(scene.play.state.stock.returned.soldier).toBe(1);
  });

  it('ruling 15: a soldier laid as fuel cannot support an attack', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      tops: ['attack attack', 'produce export'],
      ready: [
        [1, 0],
        [0, 0],
      ],
    });
    scene.pick('plan:left:0', 'plan:left:1');
    expect(scene.play.state.attacks).toEqual([{ by: 0, side: 'left', on: 1, fate: 'vanished' }]);
  });

  it('ruling 16: fuel turns 1 into 0 and 2 into 3 and nothing else', () => {
    expect(GEARS).toEqual({ 1: { free: 1, fuelled: 0 }, 2: { free: 2, fuelled: 3 } });
    for (const { turns, gear, isFuelled } of TURNS) {
      expect(turns).toBe(isFuelled ? GEARS[gear].fuelled : GEARS[gear].free);
    }
  });

  it('ruling 16: at the reveal the alternate value is used and one resource per gear is gone', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      ready: [
        [2, 2],
        [0, 0],
      ],
      tops: ['arm invent', 'produce export'],
    });
    scene.pick('plan:left:3', 'fuel:good', 'plan:right:0', 'fuel:soldier', 'plan:left:2');
    // Left by 3 from Arm shows Salvage, right by 0 keeps Invent.
    expect(scene.tops[0]).toBe('salvage invent');
    expect(scene.ready[0]).toEqual([1, 1]);
  });

  it('ruling 17: nobody passes; both gears are placed in every round', () => {
    playout(empireEngine, agreement(4, 3), 3, {
      at: ({ ask, state }) => {
        if (state.phase === 'plan') expect(ask?.options.some(({ ref }) => ref.includes('pass'))).toBe(false);
        if (state.phase !== 'plan' && state.round > 1) {
          for (const { shown } of state.players) expect([shown.left?.gear, shown.right?.gear].sort()).toEqual([1, 2]);
        }
      },
    });
  });

  it('ruling 17: the alternate 0 keeps an action for another round', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      tops: ['produce export', 'arm invent'],
      ready: [
        [1, 0],
        [0, 0],
      ],
    });
    scene.pick('plan:left:0', 'plan:left:2');
    expect(scene.tops[0]?.startsWith('produce')).toBe(true);
  });

  it('ruling 18: all gears turn at once and nobody decides anything before group 1', () => {
    const scene = scenario({ seats: 3, acts: ['arm defend', 'produce defend', 'arm invent'] });
    const after = scene.play.told.findIndex(({ event }) => event.say.key === 'story.reveal.engines');
    const keys = scene.play.told.slice(after, after + 7).map(({ event }) => event.say.key);
    expect(keys).toEqual([
      'story.reveal.engines',
      'story.shows',
      'story.shows',
      'story.shows',
      'story.arms',
      'story.produces',
      'story.arms',
    ]);
    expect(scene.play.undoTo).toBe(scene.play.answers.length);
  });

  it('both kinds of fuel lead to a question of their own, a single kind does not', () => {
    const both = scenario({ seats: 2, round: 3 }).pick('plan:left:0');
    expect(both.asked).toBe('0 ask.fuel');
    expect(both.offered).toEqual(['fuel:soldier', 'fuel:good']);
    const goods = scenario({
      seats: 2,
      round: 3,
      ready: [
        [0, 2],
        [1, 1],
      ],
    }).pick('plan:left:0');
    expect(goods.asked).toBe('0 ask.plan.second');
    expect(goods.ready[0]).toEqual([0, 1]);
  });

  it('without anything ready the fuelled turns are refused with their reason', () => {
    const { play } = scenario({
      seats: 2,
      round: 3,
      ready: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(play.ask?.options.map(({ ref }) => ref)).toEqual([
      'plan:left:1',
      'plan:left:2',
      'plan:right:1',
      'plan:right:2',
    ]);
    expect(play.ask?.refused.map(({ ref, reason }) => [ref, reason.key])).toEqual([
      ['plan:left:0', 'plan.refused.fuel'],
      ['plan:left:3', 'plan.refused.fuel'],
      ['plan:right:0', 'plan.refused.fuel'],
      ['plan:right:3', 'plan.refused.fuel'],
    ]);
  });

  it('hidden choices are secret and take a second tap', () => {
    const { ask } = scenario({ seats: 2, round: 3 }).play;
    expect(ask?.secret).toBe(true);
    expect(ask?.confirm).toBeDefined();
    expect(ask?.options.at(4)?.confirm).toEqual({ key: 'plan.confirm', with: { gear: 1, side: 'right' } });
  });

  it('visits follow the snake in table mode and turn round every round in swift mode', () => {
    const at = (round: number, options: Record<string, string>) =>
      visits(scenario({ seats: 3, round, start: (round - 1) % 3, options }).play.state);
    expect(at(1, table)).toEqual([0, 1, 2, 2, 1, 0]);
    expect(at(2, table)).toEqual([1, 2, 0, 0, 2, 1]);
    expect(at(1, { mode: 'swift' })).toEqual([0, 1, 2]);
    expect(at(2, { mode: 'swift' })).toEqual([2, 1, 0]);
    expect(at(3, { mode: 'swift' })).toEqual([0, 1, 2]);
  });
});
