import { describe, expect, it } from 'vitest';
import { type Scenario, scenario } from '../testing/scenario.ts';

/** Fates of the attacks, as "0 left hit". */
function fates({ play }: Scenario): string[] {
  return play.state.attacks.map(({ by, side, fate }) => `${by} ${side} ${fate}`);
}

const IDLE = 'arm invent';

describe('group 1: Arm, Produce and Invent', () => {
  it('Arm brings 2 soldiers, Produce 2 goods and Invent scores an invention', () => {
    const scene = scenario({ seats: 2, acts: ['arm invent', 'produce invent'] });
    expect(scene.ready).toEqual(['sssg', 'sggg']);
    expect(scene.score).toEqual(['i', 'i']);
  });

  it('ruling 19: soldiers from Arm serve an attack of the right engine in the same round', () => {
    const scene = scenario({
      seats: 3,
      ready: ['', 'g', 'g'],
      acts: ['arm attack', IDLE, 'produce invent'],
    });
    expect(fates(scene)).toEqual(['0 right hit']);
    expect(scene.ready[0]).toBe('s');
  });

  it('ruling 19: a group is finished for everybody before the next begins', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'gg', ''],
      acts: ['attack invent', 'produce export', 'salvage defend'],
    });
    scene.pick('salvage:invention');
    const story = scene.story();
    expect(story.slice(story.indexOf('Ana scores an invention.'), -1)).toEqual([
      'Ana scores an invention.',
      'Ben produces 2 goods.',
      'Ana pays a soldier to attack Ben.',
      'Caro defends, but there is nothing to block.',
      'Ana raids Ben and takes 1 good.',
      'Ben was hit and cannot export.',
      'Caro salvages an invention.',
    ]);
  });
});

describe('group 3: Export and Salvage', () => {
  it('ruling 32: a hit wastes Export', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'ggg', ''],
      acts: ['attack invent', 'arm export', IDLE],
    });
    scene.pick('loot:1:good');
    expect(scene.ready[1]).toBe('ssgg');
    expect(scene.score[1]).toBe('');
  });

  it('ruling 32: whoever blocks every attack is not hit', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'g', ''],
      acts: ['attack invent', 'salvage defend', IDLE],
    });
    scene.pick('salvage:invention');
    expect(scene.score[1]).toBe('si');
  });

  it('ruling 32: two attacks with one blocked are a hit', () => {
    const scene = scenario({
      seats: 3,
      ready: ['s', 'g', 's'],
      acts: ['attack invent', 'salvage defend', 'produce attack'],
    });
    scene.pick('attack:2:right');
    expect(scene.story()).toContain('Ben was hit and cannot salvage.');
    expect(scene.score[1]).toBe('s');
  });

  it('ruling 33: Export scores every good left, those just produced included', () => {
    const scene = scenario({
      seats: 2,
      ready: ['g', ''],
      acts: ['produce export', IDLE],
    });
    expect(scene.ready[0]).toBe('');
    expect(scene.score[0]).toBe('ggg');
  });

  it('ruling 33: Export of no goods is allowed and does nothing', () => {
    const scene = scenario({
      seats: 2,
      ready: ['', ''],
      acts: ['arm export', IDLE],
    });
    expect(scene.score[0]).toBe('');
    expect(scene.story()).toContain('Ana has no goods to export.');
  });

  it('ruling 34: Salvage takes any one kind, in turn order, after all exports', () => {
    const scene = scenario({
      seats: 3,
      start: 1,
      ready: ['', 'gg', 'gg'],
      acts: ['salvage invent', 'salvage export', 'arm export'],
    });
    expect(scene.asked).toBe('1 ask.salvage');
    expect(scene.offered).toEqual(['salvage:invention', 'salvage:good', 'salvage:soldier']);
    expect(scene.score[2]).toBe('gg');
    scene.pick('salvage:soldier');
    expect(scene.asked).toBe('0 ask.salvage');
    scene.pick('salvage:good');
    expect(scene.score).toEqual(['gi', 'sgg', 'gg']);
  });
});
