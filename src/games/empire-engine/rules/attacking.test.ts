import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../testing/scenario.ts';

/** Fates of the attacks, as "0 left hit". */
function fates({ play }: Scenario): string[] {
  return play.state.attacks.map(({ by, side, fate }) => `${by} ${side} ${fate}`);
}

const IDLE = 'arm invent';

describe('group 2: Attack and Defend', () => {
  it('ruling 20: a paid attack, a block and an export are carried out without asking', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'g', 'ggg'],
      acts: ['attack invent', 'arm defend', 'arm export'],
    });
    expect(scene.play.state.round).toBe(2);
    expect(fates(scene)).toEqual(['0 left blocked']);
    expect(scene.score[2]).toBe('ggg');
  });

  it('ruling 21: all attackers pay before anything is taken, so a soldier that attacks cannot be stolen', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 's', ''],
      acts: ['attack export', 'salvage attack', IDLE],
    });
    expect(scene.play.state.attacks).toEqual([
      { by: 0, side: 'left', on: 1, fate: 'hit', loot: 'stock' },
      { by: 1, side: 'right', on: 0, fate: 'hit', loot: 'stock' },
    ]);
  });

  it('ruling 22: an attack without a soldier does not exist', () => {
    const scene = scenario({
      seats: 3,
      ready: ['gg', 'g', 'g'],
      acts: ['attack invent', 'salvage defend', IDLE],
    });
    scene.pick('salvage:good');
    expect(fates(scene)).toEqual(['0 left vanished']);
    expect(scene.score[1]).toBe('g');
    expect(scene.story()).toContain('Ana has no soldier left to attack Ben.');
    expect(scene.story()).toContain('Ben defends, but there is nothing to block.');
  });

  it('ruling 23: both attacks with one soldier vanish and the soldier is lost', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'gg', 'gg'],
      acts: ['attack attack', 'arm export', 'arm defend'],
    });
    expect(fates(scene)).toEqual(['0 left vanished', '0 right vanished']);
    expect(scene.ready[0]).toBe('');
    expect(scene.score).toEqual(['', 'gg', '']);
  });

  it('ruling 24: with two soldiers both attacks happen and two are paid', () => {
    const scene = scenario({
      seats: 3,
      ready: ['sss', 'g', 'g'],
      acts: ['attack attack', 'produce invent', 'produce invent'],
    });
    expect(fates(scene)).toEqual(['0 left hit', '0 right hit']);
    expect(scene.ready[0]).toBe('s');
    expect(scene.score[0]).toBe('gg');
  });

  it('ruling 25: one attack is blocked without a question', () => {
    const scene = scenario({
      seats: 3,
      ready: ['g', 's', 's'],
      acts: ['arm defend', IDLE, 'attack invent'],
    });
    expect(fates(scene)).toEqual(['2 left blocked']);
  });

  it('ruling 25: of two attacks the defender chooses, after payment and before anything is taken', () => {
    const scene = scenario({
      seats: 3,
      ready: ['gg', 's', 's'],
      acts: ['salvage defend', 'arm attack', 'attack invent'],
    });
    expect(scene.asked).toBe('0 ask.block');
    expect(scene.offered).toEqual(['attack:1:right', 'attack:2:left']);
    expect(scene.ready).toEqual(['gg', 'ss', '']);
    scene.pick('attack:1:right');
    expect(fates(scene)).toEqual(['1 right blocked', '2 left hit']);
  });

  it('ruling 25: several defenders choose in turn order', () => {
    const scene = scenario({
      seats: 4,
      start: 3,
      ready: ['ss', 'g', 'ss', 'g'],
      acts: ['attack attack', 'salvage defend', 'attack attack', 'salvage defend'],
    });
    expect(scene.asked).toBe('3 ask.block');
    scene.pick('attack:0:right');
    expect(scene.asked).toBe('1 ask.block');
  });

  it('ruling 26: a block scores a soldier from the stock; the attacker gets nothing and the soldier is gone', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'g', ''],
      acts: ['attack invent', 'arm defend', IDLE],
    });
    expect(scene.ready[0]).toBe('');
    expect(scene.score[0]).toBe('i');
    expect(scene.score[1]).toBe('s');
    expect(scene.ready[1]).toBe('ssg');
  });

  it('an undefended attack takes any one resource of the target, as the attacker chooses', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'sg', ''],
      acts: ['attack invent', 'arm invent', IDLE],
    });
    expect(scene.offered).toEqual(['loot:1:soldier', 'loot:1:good']);
    scene.pick('loot:1:soldier');
    expect(scene.score[0]).toBe('si');
    expect(scene.ready[1]).toBe('ssg');
    expect(scene.story()).toContain('Ana raids Ben and takes 1 soldier.');
  });

  it('ruling 27: hits are settled in turn order of the attackers, each seeing the pile as it is then', () => {
    const scene = scenario({
      seats: 3,
      start: 2,
      ready: ['s', 'g', 's'],
      acts: ['attack invent', 'arm invent', 'produce attack'],
    });
    expect(scene.asked).toBe('2 ask.loot');
    scene.pick('loot:1:good');
    // Only soldiers are left, so the other attacker has no choice.
    expect(scene.score).toEqual(['si', 'i', 'g']);
    expect(scene.ready[1]).toBe('s');
  });

  it('ruling 28: from an empty pile the attacker scores a soldier of the stock, and it is still a hit', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', '', ''],
      acts: ['attack invent', 'salvage export', IDLE],
    });
    expect(scene.score[0]).toBe('si');
    expect(scene.story()).toContain('Ana raids Ben, finds nothing and takes a soldier from the stock.');
    expect(scene.story()).toContain('Ben was hit and cannot salvage.');
  });

  it.each([
    {
      start: 0,
      score: ['gi', '', 's'],
    },
    {
      start: 2,
      score: ['si', '', 'g'],
    },
  ])(
    'ruling 29: the only resource goes to the earlier of two attackers, the other takes a soldier ($start starts)',
    ({ start, score }) => {
      const scene = scenario({
        seats: 3,
        start,
        ready: ['s', 'g', 's'],
        acts: ['attack invent', 'salvage export', 'produce attack'],
      });
      expect(scene.score).toEqual(score);
    },
  );

  it('ruling 30: between two players both attacks take a resource each', () => {
    const scene = scenario({
      seats: 2,
      ready: ['ss', 'ggg'],
      acts: ['attack attack', 'salvage export'],
    });
    expect(scene.score[0]).toBe('gg');
    expect(scene.ready[1]).toBe('g');
  });

  it('ruling 30: for each resource missing a soldier comes from the stock', () => {
    const one = scenario({
      seats: 2,
      ready: ['ss', 'g'],
      acts: ['attack attack', 'salvage export'],
    });
    expect(one.score[0]).toBe('sg');
    const none = scenario({
      seats: 2,
      ready: ['ss', ''],
      acts: ['attack attack', 'salvage export'],
    });
    expect(none.score[0]).toBe('ss');
  });

  it('ruling 30: against Defend one of the two is stopped, without asking which', () => {
    const scene = scenario({
      seats: 2,
      ready: ['ss', 'gg'],
      acts: ['attack attack', 'salvage defend'],
    });
    expect(fates(scene)).toEqual(['0 left blocked', '0 right hit']);
    expect(scene.score).toEqual(['g', 's']);
  });

  it.each([0, 1, 2])('ruling 31: hits on different targets do not influence each other (seat %i starts)', (start) => {
    // Everybody attacks to the left and owns a single good: each loses it to the one behind.
    const acts = ['attack export', 'attack export', 'attack export'];
    const scene = scenario({
      seats: 3,
      start,
      ready: ['sg', 'sg', 'sg'],
      acts,
    });
    expect(scene.ready).toEqual(['', '', '']);
    expect(scene.score).toEqual(['g', 'g', 'g']);
  });
});
