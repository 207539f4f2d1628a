import { describe, expect, it } from 'vitest';
import type { Ask } from '../../engine/ask.ts';
import { type Options, standardOptions } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { dice, seedOf } from '../../testing/playout.ts';
import { empireEngine } from './rules/game.ts';
import { type Setting, scenario } from './scenario.ts';

/** Plays a whole game and counts how often the link changes hands: runs of answers by one seat, less one. */
function handOffs(seats: number, options: Options, answer: (ask: Ask) => number): number {
  const agreed = { ...standardOptions(empireEngine, seats, 'link'), ...options };
  const agreement = { game: empireEngine.id, rules: empireEngine.rules, seats, options: agreed, seed: seedOf(seats) };
  const play = Play.start(empireEngine, agreement);
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
    ready: [
      [1, 2],
      [0, 2],
      [2, 0],
    ],
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
  expect(story.slice(story.indexOf('All gears are turned over.') + 1)).toEqual([
    'Ana: left turns 1 to Attack, right turns 2 to Export.',
    'Ben: left turns 1 to Salvage, right turns 2 to Defend.',
    'Caro: left turns 2 to Produce, right turns 1 to Attack.',
    'Caro produces 2 goods.',
    'Ana pays a soldier to attack Ben.',
    'Caro pays a soldier to attack Ben.',
    'Ben blocks Caro and scores a soldier.',
    'Ana raids Ben and takes 1 good.',
    'Ana exports 2 goods.',
    'Ben was hit and cannot salvage.',
    'Round 4 ends. Ben starts the next.',
  ]);
  expect(scene.score).toEqual([
    [0, 3, 0],
    [1, 0, 0],
    [0, 0, 0],
  ]);

  // Ana, last planner of round 4, plans round 5 in the same visit; then Ben, then Caro.
  expect(scene.asked).toBe('0 ask.plan');
  expect(scene.view(0).visits).toEqual([0, 1, 2]);
  expect(scene.view(0).start).toBe(1);
});

const STANDING = { mode: 'swift', orders: 'standing' };

/** A three-player round in which Ben in the middle is attacked from both sides and defends. */
function besieged(
  orders: Setting['orders'],
  ready: Setting['ready'] = [
    [1, 2],
    [1, 1],
    [1, 0],
  ],
) {
  return scenario({
    seats: 3,
    options: STANDING,
    ready,
    acts: ['attack export', 'salvage defend', 'produce attack'],
    orders: orders ?? [],
  });
}

describe('standing orders', () => {
  const loot = ['order:loot:good'];

  it('are asked only when the plan can need them', () => {
    const asked = (acts: string, ready: [number, number] = [2, 1], seats = 3) => {
      const scene = scenario({ seats, options: STANDING, ready: [ready] });
      const [left, right] = acts.split(' ');
      scene.pick(`start:left:${left}`, `start:right:${right}`);
      const keys: string[] = [];
      for (; scene.play.ask?.seat === 0; scene.play.answer(0)) keys.push(scene.play.ask.prompt.key);
      return keys;
    };
    expect(asked('arm invent')).toEqual([]);
    expect(asked('arm export')).toEqual([]);
    expect(asked('salvage invent')).toEqual(['ask.order.salvage']);
    expect(asked('salvage defend')).toEqual(['ask.order.block', 'ask.order.salvage']);
    expect(asked('produce defend', [1, 1], 2)).toEqual([]);
    expect(asked('attack invent')).toEqual(['ask.order.loot']);
    expect(asked('attack invent', [0, 3])).toEqual([]);
    expect(asked('attack attack', [1, 0])).toEqual([]);
    expect(asked('attack attack', [2, 0])).toEqual(['ask.order.loot']);
    expect(asked('arm attack', [0, 0])).toEqual(['ask.order.loot']);
  });

  it('are secret, and each offers to be asked instead', () => {
    const scene = scenario({ seats: 3, options: STANDING }).pick('start:left:salvage', 'start:right:defend');
    expect(scene.play.ask?.secret).toBe(true);
    expect(scene.offered).toEqual(['order:block:bigger', 'order:block:left', 'order:block:right', 'order:block:ask']);
    scene.pick('order:block:ask');
    expect(scene.offered).toEqual([
      'order:salvage:invention',
      'order:salvage:good',
      'order:salvage:soldier',
      'order:salvage:ask',
    ]);
    expect(scene.view(0).seats[0]?.orders).toEqual({ block: 'ask' });
    expect(scene.view(1).seats[0]?.orders).toBeUndefined();
  });

  it.each([
    { order: 'bigger', blocked: 2 },
    { order: 'left', blocked: 2 },
    { order: 'right', blocked: 0 },
  ])('block $order: the attack of seat $blocked', ({ order, blocked }) => {
    // Caro has produced two goods and holds two resources, Ana one.
    const scene = besieged(
      [loot, [`order:block:${order}`, 'order:salvage:good'], loot],
      [
        [1, 1],
        [1, 1],
        [1, 0],
      ],
    );
    expect(scene.play.state.attacks.find(({ fate }) => fate === 'blocked')?.by).toBe(blocked);
  });

  it('block bigger: of two equal piles, the attacker earlier in turn order', () => {
    const scene = besieged(
      [loot, ['order:block:bigger', 'order:salvage:good'], loot],
      [
        [1, 2],
        [1, 1],
        [1, 0],
      ],
    );
    expect(scene.play.state.attacks.find(({ fate }) => fate === 'blocked')?.by).toBe(0);
  });

  it('block ask: the question goes to the seat after the reveal', () => {
    const scene = besieged([loot, ['order:block:ask', 'order:salvage:good'], loot]);
    expect(scene.asked).toBe('1 ask.block');
  });

  it.each([
    { order: 'good', score: [0, 0, 0], takes: 'good' },
    { order: 'soldier', score: [0, 0, 0], takes: 'soldier' },
    { order: 'fewer', score: [1, 2, 0], takes: 'soldier' },
    { order: 'fewer', score: [2, 1, 0], takes: 'good' },
    { order: 'fewer', score: [1, 1, 0], takes: 'good' },
  ] as const)('loot $order with $score scored takes a $takes', ({ order, score, takes }) => {
    const scene = scenario({
      seats: 3,
      options: STANDING,
      ready: [
        [1, 0],
        [1, 1],
        [0, 0],
      ],
      score: [score],
      acts: ['attack export', 'arm invent', 'arm invent'],
      orders: [[`order:loot:${order}`]],
    });
    expect(scene.play.state.attacks[0]?.loot).toBe(takes);
  });

  it('loot good first takes a soldier if there is no good', () => {
    const scene = scenario({
      seats: 3,
      options: STANDING,
      ready: [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
      acts: ['attack export', 'arm invent', 'arm invent'],
      orders: [loot],
    });
    expect(scene.play.state.attacks[0]?.loot).toBe('soldier');
  });

  it.each(['loot', 'salvage'])('%s ask: the question goes to the seat after the reveal', (kind) => {
    const acts = kind === 'loot' ? 'attack export' : 'salvage export';
    const scene = scenario({
      seats: 3,
      options: STANDING,
      acts: [acts, 'arm invent', 'arm invent'],
      orders: [[`order:${kind}:ask`]],
    });
    expect(scene.asked).toBe(`0 ask.${kind}`);
  });

  it.each([
    { resource: 'invention', score: [0, 0, 1] },
    { resource: 'good', score: [0, 1, 0] },
    { resource: 'soldier', score: [1, 0, 0] },
  ])('salvage $resource', ({ resource, score }) => {
    const scene = scenario({
      seats: 2,
      options: STANDING,
      ready: [
        [0, 0],
        [0, 0],
      ],
      acts: ['salvage export', 'arm invent'],
      orders: [[`order:salvage:${resource}`]],
    });
    expect(scene.score[0]).toEqual(score);
  });
});

describe('standing orders of teams', () => {
  const options = { ...STANDING, teams: 'on', convoy: 'on', 'shield-bearer': 'on' };

  it.each([
    { order: 'export', goods: 3 },
    { order: 'keep', goods: 0 },
  ])('convoy $order', ({ order, goods }) => {
    const scene = scenario({
      seats: 4,
      options,
      acts: ['produce invent', 'arm invent', 'arm export', 'arm invent'],
      orders: [[`order:convoy:${order}`]],
    });
    expect(scene.score[0]).toEqual([0, goods, 1]);
  });

  /** Ana attacks Ben and Dora; Dora defends, and Ben is her partner. */
  const shielded = (order: string, ready: Setting['ready'], ana = 'attack attack') =>
    scenario({
      seats: 4,
      options,
      ready: ready ?? [],
      acts: [ana, 'arm invent', 'arm invent', 'arm defend'],
      orders: [['order:loot:good'], [], [], ['order:block:bigger', `order:shield:${order}`]],
    }).play.state.attacks.map(({ on, fate }) => `${on} ${fate}`);

  it.each([
    { order: 'never', fates: ['1 hit', '3 blocked'] },
    { order: 'spare', fates: ['1 hit', '3 blocked'] },
    { order: 'first', fates: ['1 blocked', '3 hit'] },
  ])('shield $order when both partners are attacked', ({ order, fates }) => {
    expect(
      shielded(order, [
        [2, 0],
        [0, 1],
        [0, 0],
        [0, 1],
      ]),
    ).toEqual(fates);
  });

  it.each([
    { order: 'never', fates: ['1 hit'] },
    { order: 'spare', fates: ['1 blocked'] },
    { order: 'first', fates: ['1 blocked'] },
  ])('shield $order when only the partner is attacked', ({ order, fates }) => {
    expect(
      shielded(
        order,
        [
          [2, 0],
          [0, 1],
          [0, 0],
          [0, 1],
        ],
        'attack invent',
      ),
    ).toEqual(fates);
  });

  it.each([
    { ready: [2, 3], left: [2, 2] },
    { ready: [2, 2], left: [1, 2] },
  ] as const)('a standing shield pays with what there is more of, a soldier if equal: $ready', ({ ready, left }) => {
    const scene = scenario({
      seats: 4,
      options,
      ready: [[1, 0], [0, 1], [0, 0], ready],
      acts: ['attack invent', 'arm invent', 'arm invent', 'salvage defend'],
      orders: [['order:loot:good'], [], [], ['order:block:bigger', 'order:shield:spare', 'order:salvage:good']],
    });
    expect(scene.ready[3]).toEqual(left);
  });

  it('shield ask: the question goes to the seat after the reveal', () => {
    const scene = scenario({
      seats: 4,
      options,
      acts: ['attack invent', 'arm invent', 'arm invent', 'produce defend'],
      orders: [['order:loot:good'], [], [], ['order:block:left', 'order:shield:ask', 'order:convoy:keep']],
    });
    expect(scene.asked).toBe('3 ask.block');
  });
});
