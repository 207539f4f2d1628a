import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../engine/ask.ts';
import { type Options, standardOptions } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { dice } from '../../../testing/playout.ts';
import { agreement, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';

/** Plays a whole game and counts how often the link changes hands: runs of answers by one seat, less one. */
function handOffs(seats: number, options: Options, answer: (ask: Ask) => number): number {
  const play = Play.start(empireEngine, agreement(seats, seats, options));
  let changes = 0;
  for (let holder = play.ask?.seat; play.ask; ) {
    if (play.ask.seat !== holder) changes++;
    holder = play.ask.seat;
    play.answer(answer(play.ask));
  }
  return changes;
}

/** Answers at random, but never "ask me". */
function anything(seed: number): (ask: Ask) => number {
  const roll = dice(seed);
  return ({ options }) => {
    const open = options.flatMap(({ ref }, index) => (ref.endsWith(':ask') ? [] : [index]));
    return open[roll(open.length)] ?? 0;
  };
}

/** Never burns fuel or attacks if it can be helped, so that nobody is ever left without a choice. */
function thrifty({ options }: Ask): number {
  const worth = (ref: string, action: unknown) =>
    (/^plan:.*:[03]$/.test(ref) ? 2 : 0) + (action === 'attack' ? 4 : 0) + (action === 'export' ? 1 : 0);
  const worths = options.map(({ ref, say }) => worth(ref, say.with['action']));
  return worths.indexOf(Math.min(...worths));
}

describe('hand-offs in a whole game', () => {
  it.each([
    { seats: 2, rounds: 8, handsOver: 8 },
    { seats: 3, rounds: 9, handsOver: 18 },
    { seats: 4, rounds: 8, handsOver: 24 },
    { seats: 6, rounds: 6, handsOver: 30 },
    { seats: 8, rounds: 8, handsOver: 56 },
  ])('swift: $seats players, $rounds rounds: $handsOver, whatever is played', ({ seats, handsOver }) => {
    for (const seed of [1, 2, 3]) expect(handOffs(seats, { mode: 'swift' }, anything(seed))).toBe(handsOver);
  });

  it.each([
    { seats: 2, rounds: 8, handsOver: 23 },
    { seats: 3, rounds: 9, handsOver: 44 },
    { seats: 4, rounds: 8, handsOver: 55 },
  ])('table: $seats players, $rounds rounds: $handsOver, and fewer when a gear is forced', ({ seats, handsOver }) => {
    expect(handOffs(seats, { mode: 'table' }, thrifty)).toBe(handsOver);
    for (const seed of [1, 2, 3]) {
      expect(handOffs(seats, { mode: 'table' }, anything(seed))).toBeLessThanOrEqual(handsOver);
    }
  });

  it('swift by link and table in one room are the standard ways', () => {
    const { mode, orders } = standardOptions(empireEngine, 4, 'link');
    expect({ mode, orders }).toEqual({ mode: 'swift', orders: 'standing' });
    const room = standardOptions(empireEngine, 4, 'room');
    expect({ mode: room['mode'], orders: room['orders'] }).toEqual({ mode: 'table', orders: 'ask' });
  });
});

it('the worked example of sealed plans: Ana, Ben and Caro in round 4, Ana starting', () => {
  const scene = scenario({
    seats: 3,
    round: 4,
    start: 0,
    options: { mode: 'swift', orders: 'standing' },
    tops: ['arm invent', 'produce attack', 'arm invent'],
    ready: ['sgg', 'gg', 'ss'],
  });
  // Caro planned last in round 3, so she opens round 4: Arm turns to Produce, Invent to Attack.
  expect(scene.asked).toBe('2 ask.plan');
  scene.pick('plan:left:2', 'plan:right:1');
  expect(scene.asked).toBe('2 ask.order.loot');
  scene.pick('order:loot:good');

  expect(scene.asked).toBe('1 ask.plan');
  scene.pick('plan:left:1', 'plan:right:2', 'order:block:bigger', 'order:salvage:invention');

  expect(scene.asked).toBe('0 ask.plan');
  scene.pick('plan:left:1', 'plan:right:2', 'order:loot:good');

  const story = scene.story();
  expect(story.slice(story.indexOf('All gears are revealed.') + 1)).toEqual([
    'Ana: left makes 1 turn to Attack, right makes 2 turns to Export.',
    'Ben: left makes 1 turn to Salvage, right makes 2 turns to Defend.',
    'Caro: left makes 2 turns to Produce, right makes 1 turn to Attack.',
    'Caro produces 2 goods.',
    'Ana pays a soldier to attack Ben.',
    'Caro pays a soldier to attack Ben.',
    'Ben blocks Caro and scores a soldier.',
    'Ana raids Ben and takes 1 good.',
    'Ana exports 2 goods.',
    'Ben was hit and cannot salvage.',
    'Round 4 ends. Ben goes first in the next one.',
  ]);
  expect(scene.score).toEqual(['ggg', 's', '']);

  // Ana, last planner of round 4, plans round 5 in the same visit; then Ben, then Caro.
  expect(scene.asked).toBe('0 ask.plan');
  expect(scene.view(0).visits).toEqual([0, 1, 2]);
  expect(scene.view(0).start).toBe(1);
});
