import { describe, expect, it } from 'vitest';
import { type Setting, scenario } from '../testing/scenario.ts';

const STANDING = { mode: 'swift', orders: 'standing' };

/** A three-player round in which Ben in the middle is attacked from both sides and defends. */
function besieged(orders: Setting['orders'], ready: Setting['ready'] = ['sgg', 'sg', 's']) {
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
    const asked = (acts: string, ready = 'ssg', seats = 3) => {
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
    expect(asked('produce defend', 'sg', 2)).toEqual([]);
    expect(asked('attack invent')).toEqual(['ask.order.loot']);
    expect(asked('attack invent', 'ggg')).toEqual([]);
    expect(asked('attack attack', 's')).toEqual([]);
    expect(asked('attack attack', 'ss')).toEqual(['ask.order.loot']);
    expect(asked('arm attack', '')).toEqual(['ask.order.loot']);
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
    const scene = besieged([loot, [`order:block:${order}`, 'order:salvage:good'], loot], ['sg', 'sg', 's']);
    expect(scene.play.state.attacks.find(({ fate }) => fate === 'blocked')?.by).toBe(blocked);
  });

  it('block bigger: of two equal piles, the attacker earlier in turn order', () => {
    const scene = besieged([loot, ['order:block:bigger', 'order:salvage:good'], loot], ['sgg', 'sg', 's']);
    expect(scene.play.state.attacks.find(({ fate }) => fate === 'blocked')?.by).toBe(0);
  });

  it('block ask: the question goes to the seat after the reveal', () => {
    const scene = besieged([loot, ['order:block:ask', 'order:salvage:good'], loot]);
    expect(scene.asked).toBe('1 ask.block');
  });

  it.each([
    { order: 'good', score: '', takes: 'good' },
    { order: 'soldier', score: '', takes: 'soldier' },
    { order: 'fewer', score: 'sgg', takes: 'soldier' },
    { order: 'fewer', score: 'ssg', takes: 'good' },
    { order: 'fewer', score: 'sg', takes: 'good' },
  ] as const)('loot $order with $score scored takes a $takes', ({ order, score, takes }) => {
    const scene = scenario({
      seats: 3,
      options: STANDING,
      ready: ['s', 'sg', ''],
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
      ready: ['s', 's', ''],
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
    { resource: 'invention', score: 'i' },
    { resource: 'good', score: 'g' },
    { resource: 'soldier', score: 's' },
  ])('salvage $resource', ({ resource, score }) => {
    const scene = scenario({
      seats: 2,
      options: STANDING,
      ready: ['', ''],
      acts: ['salvage export', 'arm invent'],
      orders: [[`order:salvage:${resource}`]],
    });
    expect(scene.score[0]).toEqual(score);
  });
});

describe('standing orders of teams', () => {
  const options = { ...STANDING, teams: 'on', convoy: 'on', 'shield-bearer': 'on' };

  it.each([
    { order: 'export', score: 'gggi' },
    { order: 'keep', score: 'i' },
  ])('convoy $order', ({ order, score }) => {
    const scene = scenario({
      seats: 4,
      options,
      acts: ['produce invent', 'arm invent', 'arm export', 'arm invent'],
      orders: [[`order:convoy:${order}`]],
    });
    expect(scene.score[0]).toBe(score);
  });

  it('convoy ask: the question goes to the seat after the reveal', () => {
    const scene = scenario({
      seats: 4,
      options,
      acts: ['produce invent', 'arm invent', 'arm export', 'arm invent'],
      orders: [['order:convoy:ask']],
    });
    expect(scene.asked).toBe('0 ask.convoy');
  });

  it('are asked only when the plan can need them', () => {
    const asked = (acts: string, ready = 'sg') => {
      const scene = scenario({ seats: 4, options, ready: [ready] });
      const [left, right] = acts.split(' ');
      scene.pick(`start:left:${left}`, `start:right:${right}`);
      const keys: string[] = [];
      for (; scene.play.ask?.seat === 0; scene.play.answer(0)) keys.push(scene.play.ask.prompt.key);
      return keys;
    };
    expect(asked('produce invent')).toEqual(['ask.order.convoy']);
    expect(asked('produce export')).toEqual([]);
    expect(asked('arm invent')).toEqual([]);
    expect(asked('arm defend')).toEqual(['ask.order.block', 'ask.order.shield']);
    expect(asked('attack defend', 's')).toEqual(['ask.order.block', 'ask.order.loot']);
    expect(asked('attack defend', 'sg')).toEqual(['ask.order.block', 'ask.order.shield', 'ask.order.loot']);
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
    expect(shielded(order, ['ss', 'g', '', 'g'])).toEqual(fates);
  });

  it.each([
    { order: 'never', fates: ['1 hit'] },
    { order: 'spare', fates: ['1 blocked'] },
    { order: 'first', fates: ['1 blocked'] },
  ])('shield $order when only the partner is attacked', ({ order, fates }) => {
    expect(shielded(order, ['ss', 'g', '', 'g'], 'attack invent')).toEqual(fates);
  });

  it.each([
    { ready: 'ssggg', left: 'ssgg' },
    { ready: 'ssgg', left: 'sgg' },
  ] as const)('a standing shield pays with what there is more of, a soldier if equal: $ready', ({ ready, left }) => {
    const scene = scenario({
      seats: 4,
      options,
      ready: ['s', 'g', '', ready],
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
