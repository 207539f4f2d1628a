import { describe, expect, it } from 'vitest';
import { speaker } from '../../../engine/message.ts';
import { NAMES } from '../../../testing/players.ts';
import { playout } from '../../../testing/playout.ts';
import { agreement, type Setting, scenario } from '../testing/scenario.ts';
import { words } from '../words.en.ts';
import { empireEngine } from './game.ts';
import { visits } from './state.ts';
import { afterTurning, ENGINES, GEARS, TURNS } from './tables.ts';

const table = { mode: 'table' };

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
    expect(scene.story(1).at(-1)).toBe('Ana places the right engine face down.');
    expect(scene.story(0).at(-1)).toBe('Ana places the right engine face down: Defend.');
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
    expect(reasons.get('plan:right:2')).toBe('refused.engine');
    expect(reasons.get('plan:left:1')).toBe('refused.gear');
    expect(reasons.get('plan:left:0')).toBe('refused.gear');
  });

  it('ruling 13: with nothing left as fuel the second gear is no choice and is placed with the first', () => {
    const scene = scenario({ seats: 3, round: 4, options: table, ready: ['s', 'sg', 'sg'] });
    scene.pick('plan:right:0');
    expect(scene.asked).toBe('1 ask.plan');
    expect(scene.view(1).seats[0]?.plan).toEqual({ left: {}, right: { fuel: 'soldier' } });
    expect(scene.view(0).seats[0]?.plan.left?.gear).toBe(2);
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
      ready: ['s', ''],
    });
    scene.pick('plan:left:0');
    // Nothing is left for the second gear, so it is placed without a question.
    expect(scene.ready[0]).toBe('');
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
      ready: ['s', ''],
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
      ready: ['ssgg', ''],
      tops: ['arm invent', 'produce export'],
    });
    scene.pick('plan:left:3', 'fuel:good', 'plan:right:0', 'fuel:soldier', 'plan:left:2');
    // Left by 3 from Arm shows Salvage, right by 0 keeps Invent.
    expect(scene.tops[0]).toBe('salvage invent');
    expect(scene.ready[0]).toBe('sg');
  });

  it('ruling 17: nobody passes; both gears are placed in every round', () => {
    playout(empireEngine, agreement(4, 3), 3, {
      at: ({ ask, state }) => {
        if (state.phase === 'plan') {
          for (const { ref } of ask?.options ?? []) expect(ref).toMatch(/^(start|plan|fuel|order|prophecy|refund):/);
        }
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
      ready: ['s', ''],
    });
    scene.pick('plan:left:0', 'plan:left:2');
    expect(scene.tops[0]?.startsWith('produce')).toBe(true);
  });

  it('ruling 18: all gears turn at once and nobody decides anything before group 1', () => {
    const scene = scenario({ seats: 3, acts: ['arm defend', 'produce defend', 'arm invent'] });
    const after = scene.play.told.findIndex(({ event }) => event.say.key === 'event.reveal.engines');
    const keys = scene.play.told.slice(after, after + 7).map(({ event }) => event.say.key);
    expect(keys).toEqual([
      'event.reveal.engines',
      'event.shows',
      'event.shows',
      'event.shows',
      'event.arms',
      'event.produces',
      'event.arms',
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
      ready: ['gg', 'sg'],
    }).pick('plan:left:0');
    expect(goods.asked).toBe('0 ask.plan.second');
    expect(goods.ready[0]).toBe('g');
  });

  it('without anything ready the fuelled turns are refused with their reason', () => {
    const { play } = scenario({
      seats: 2,
      round: 3,
      ready: ['', 'sg'],
    });
    expect(play.ask?.options.map(({ ref }) => ref)).toEqual([
      'plan:left:1',
      'plan:left:2',
      'plan:right:1',
      'plan:right:2',
    ]);
    expect(play.ask?.refused.map(({ ref, reason }) => [ref, reason.key])).toEqual([
      ['plan:left:0', 'refused.fuel'],
      ['plan:left:3', 'refused.fuel'],
      ['plan:right:0', 'refused.fuel'],
      ['plan:right:3', 'refused.fuel'],
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

describe('what an action brings', () => {
  const brings = (setting: Partial<Setting>, ref: string, ...picks: string[]) => {
    const { play } = scenario({ seats: 2, round: 3, tops: ['arm defend', 'arm invent'], ...setting }).pick(...picks);
    const detail = play.ask?.options.find((option) => option.ref === ref)?.detail;
    return detail && speaker(words, NAMES).say(detail);
  };

  it('counts the good that is burnt for it', () => {
    // The right engine's Export is a quarter turn short of Defend.
    expect(brings({ ready: ['gg', ''] }, 'plan:right:3')).toBe('pay 1, score 1 good');
    expect(brings({ ready: ['sgg', ''] }, 'plan:right:3')).toBe('pay 1, score 2 goods');
  });

  it('counts the goods produced before they are exported', () => {
    const tops = ['attack invent', 'arm invent'];
    expect(brings({ tops, ready: ['g', ''] }, 'plan:right:2', 'plan:left:1')).toBe('score 3 goods');
    expect(brings({ tops, ready: ['g', ''] }, 'plan:right:2')).toBe('score 1 good');
  });

  it('knows when money makes money', () => {
    const nova: Partial<Setting> = {
      tops: ['produce invent', 'arm invent'],
      empires: ['nova-centralis', 'grail-prelacy'],
    };
    expect(brings({ ...nova, ready: ['g', ''] }, 'plan:left:0')).toBe('pay 1, +2 goods');
    expect(brings({ ...nova, ready: ['gg', ''] }, 'plan:left:0')).toBe('pay 1, +3 goods');
  });
});
