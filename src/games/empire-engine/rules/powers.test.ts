import { describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import { agreement, type Setting, scenario } from '../testing/scenario.ts';
import { empireEngine } from './game.ts';
import { EMPIRES, type Empire } from './tables.ts';

function dealt(seats: number, seed: number, powers = 'on') {
  const { state } = Play.start(empireEngine, agreement(seats, seed, { powers }));
  return state.players.map(({ empire }) => empire);
}

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

describe('dealing empires', () => {
  it('ruling 41: up to four players are dealt different empires at random', () => {
    for (const seats of [2, 3, 4]) {
      for (const seed of SEEDS) expect(new Set(dealt(seats, seed)).size).toBe(seats);
    }
    expect(new Set(SEEDS.map((seed) => dealt(2, seed)[0]))).toEqual(new Set(EMPIRES));
  });

  it.each([5, 6, 7, 8])('ruling 41: among %i players an empire may occur twice, never side by side', (seats) => {
    for (const seed of SEEDS) {
      const empires = dealt(seats, seed);
      for (const empire of EMPIRES) expect(empires.filter((each) => each === empire).length).toBeLessThanOrEqual(2);
      for (const seat of empires.keys()) expect(empires[seat]).not.toBe(empires[(seat + 1) % seats]);
    }
  });

  it('ruling 41: empires are open to everybody, and absent without powers', () => {
    const scene = scenario({ seats: 2, empires: ['nova-centralis', 'grail-prelacy'] });
    expect(scene.view(1).seats.map(({ empire }) => empire)).toEqual(['nova-centralis', 'grail-prelacy']);
    expect(dealt(4, 1, 'off')).toEqual([undefined, undefined, undefined, undefined]);
  });
});

/** One empire in the first seat, three others round it. */
function empire(first: Empire, setting: Omit<Setting, 'seats' | 'empires'>) {
  const others = EMPIRES.filter((each) => each !== first && each !== 'sylphian-commonwealth');
  return scenario({ seats: 3, empires: [first, ...others.slice(0, 2)], ...setting });
}

describe('Kestrel Dominion', () => {
  it('ruling 49: a round with Defend ends with a soldier ready, whether it blocked or not', () => {
    const idle = empire('kestrel-dominion', { acts: ['arm defend', 'arm invent', 'arm invent'] });
    expect(idle.ready[0]).toBe('ssssg');
    expect(idle.story()).toContain('Ana keeps the long watch and gets a soldier.');
    const plain = scenario({ seats: 3, acts: ['arm defend', 'arm invent', 'arm invent'] });
    expect(plain.ready[0]).toBe('sssg');
  });

  it('ruling 49: the soldier comes too late to be stolen', () => {
    const scene = empire('kestrel-dominion', {
      ready: ['', 's', 's'],
      acts: ['salvage defend', 'arm attack', 'attack invent'],
    });
    scene.pick('attack:1:right');
    expect(scene.play.state.attacks.map(({ loot }) => loot)).toEqual([undefined, 'stock']);
    expect(scene.ready[0]).toBe('s');
  });
});

describe('Nova Centralis', () => {
  it.each([
    { goods: 0, makes: 2 },
    { goods: 1, makes: 3 },
    { goods: 4, makes: 3 },
  ])('ruling 50: with $goods goods ready, Produce makes $makes', ({ goods, makes }) => {
    const scene = empire('nova-centralis', {
      ready: ['g'.repeat(goods), '', ''],
      acts: ['produce invent', 'arm invent', 'arm invent'],
    });
    expect(scene.ready[0]).toBe('g'.repeat(goods + makes));
  });

  it('ruling 50: fuel on a gear does not count', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      empires: ['nova-centralis', 'kestrel-dominion'],
      tops: ['produce invent', 'arm invent'],
      ready: ['g', ''],
    });
    scene.pick('plan:left:0', 'plan:left:1');
    expect(scene.tops[0]).toBe('produce export');
    expect(scene.score[0]).toBe('gg');
  });
});

describe('Sylphian Commonwealth', () => {
  const empires: Setting['empires'] = ['kestrel-dominion', 'sylphian-commonwealth', 'nova-centralis'];

  it('ruling 51: a hit does not waste its Salvage, but its Export', () => {
    const scene = scenario({
      seats: 3,
      empires,
      ready: ['s', 'gg', ''],
      acts: ['attack invent', 'salvage export', 'arm invent'],
    });
    expect(scene.asked).toBe('1 ask.salvage');
    scene.pick('salvage:invention');
    expect(scene.score[1]).toBe('i');
    expect(scene.ready[1]).toBe('g');
    expect(scene.story()).toContain('Ben was hit and cannot export.');
  });

  it('ruling 51: a hit on its empty ready pile gives nothing and remains a hit', () => {
    const scene = scenario({
      seats: 3,
      empires,
      ready: ['s', '', ''],
      acts: ['attack invent', 'arm export', 'arm invent'],
    });
    expect(scene.ready[1]).toBe('s');
    const empty = scenario({
      seats: 3,
      empires,
      ready: ['s', '', ''],
      acts: ['attack invent', 'salvage export', 'arm invent'],
    });
    expect(empty.score[0]).toBe('i');
    expect(empty.play.state.attacks).toEqual([{ by: 0, side: 'left', on: 1, fate: 'hit', loot: 'nothing' }]);
  });
});

describe('Grail Prelacy', () => {
  const setting: Setting = {
    seats: 3,
    round: 3,
    start: 2,
    empires: ['grail-prelacy', 'kestrel-dominion', 'nova-centralis'],
    tops: ['arm invent', 'produce export', 'produce export'],
    ready: ['ssgg', '', ''],
  };
  /** Ben then plans Salvage and Invent, Caro Arm and Defend. */
  const others = ['plan:left:1', 'plan:left:2'];

  it('ruling 52: asked with the second gear, only if fuel was laid', () => {
    const scene = scenario(setting).pick('plan:left:2', 'plan:right:1');
    expect(scene.asked).toBe('1 ask.plan');
    const fuelled = scenario(setting).pick('plan:left:0', 'fuel:good', 'plan:right:2');
    expect(fuelled.asked).toBe('0 ask.prophecy');
    expect(fuelled.offered).toHaveLength(17);
    expect(fuelled.offered.at(0)).toBe('prophecy:1:left:arm');
    expect(fuelled.offered.at(-1)).toBe('prophecy:none');
  });

  it('ruling 52: right, the fuel returns; whether the action succeeds does not matter', () => {
    const scene = scenario(setting);
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:2', 'prophecy:1:left:salvage', ...others);
    expect(scene.story()).toContain('Ana foretold Salvage on Ben’s left engine, and was right.');
    scene.pick('salvage:good');
    expect(scene.story()).toContain('Ana gets the good back, as foretold.');
    // Two soldiers from Arm; the good burned, then the exported one, then the returned one.
    expect(scene.ready[0]).toBe('ssssg');
  });

  it('ruling 52: wrong, nothing returns', () => {
    const scene = scenario(setting);
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:2', 'prophecy:1:left:arm', ...others, 'salvage:good');
    expect(scene.story()).toContain('Ana foretold Arm on Ben’s left engine, and was wrong.');
    expect(scene.ready[0]).toBe('ssss');
  });

  it('ruling 52: of two kinds laid, the player names the one that returns', () => {
    const scene = scenario(setting);
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:3', 'fuel:soldier', 'prophecy:2:right:defend');
    expect(scene.asked).toBe('0 ask.refund');
    scene.pick('refund:soldier', ...others, 'salvage:good');
    expect(scene.story()).toContain('Ana gets the soldier back, as foretold.');
  });

  it('ruling 52: no prophecy in round 1, and one person to name between two players', () => {
    const first = scenario({ seats: 2, empires: ['grail-prelacy', 'kestrel-dominion'] });
    first.pick('start:left:arm', 'start:right:invent');
    expect(first.asked).toBe('1 ask.start');
    const two = scenario({ seats: 2, round: 3, empires: ['grail-prelacy', 'kestrel-dominion'] });
    two.pick('plan:left:0', 'fuel:good', 'plan:right:2');
    expect(two.offered).toHaveLength(9);
  });

  it('ruling 52: only of the two neighbours, however many sit at the table', () => {
    const scene = scenario({
      seats: 5,
      round: 3,
      start: 2,
      empires: ['grail-prelacy'],
      tops: Array(5).fill('arm invent'),
    });
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:2');
    const named = scene.offered.map((ref) => ref.split(':')[1]);
    expect([...new Set(named)]).toEqual(['1', '4', 'none']);
  });

  it('ruling 52: one fuel returns, even if two of the same kind were laid', () => {
    const scene = scenario({ ...setting, ready: ['gg', '', ''] });
    scene.pick('plan:left:0', 'plan:right:3', 'prophecy:1:left:salvage', ...others, 'salvage:good');
    expect(scene.ready[0]).toBe('ssg');
  });

  it('ruling 52: a prophecy stays secret until the reveal', () => {
    const scene = scenario(setting);
    scene.pick('plan:left:0', 'fuel:good', 'plan:right:2', 'prophecy:1:left:arm');
    expect(scene.view(0).seats[0]?.prophecy).toEqual({ seat: 1, side: 'left', action: 'arm', refund: 'good' });
    expect(scene.view(1).seats[0]?.prophecy).toBeUndefined();
    expect(scene.story(1).some((line) => line.includes('foretells'))).toBe(false);
  });
});

it('ruling 53: effects at the end of a round happen together and none depends on another', () => {
  for (const start of [0, 1]) {
    const scene = scenario({
      seats: 2,
      round: 3,
      start,
      empires: ['grail-prelacy', 'kestrel-dominion'],
      tops: ['arm invent', 'produce invent'],
      ready: ['g', 'g'],
    });
    const grail = ['plan:left:0', 'prophecy:1:right:defend'];
    const kestrel = ['plan:left:1', 'plan:right:3'];
    if (start === 0) scene.pick(...grail, ...kestrel, 'salvage:good');
    else scene.pick(...kestrel, ...grail, 'salvage:good');
    expect(scene.ready).toEqual(['ssg', 's']);
  }
});
