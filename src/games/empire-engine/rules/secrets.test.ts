import { describe, expect, it } from 'vitest';
import { film } from '../../../engine/history.ts';
import { keepsSecrets } from '../../../testing/laws.ts';
import { letters, scenario } from '../testing/scenario.ts';

const SEALED = { mode: 'swift', orders: 'standing' };

describe('sealed plans', () => {
  it('show others that a plan lies there and nothing of it: no engine, no fuel, no ready pile grown thinner', () => {
    const scene = scenario({
      seats: 3,
      round: 4,
      start: 0,
      options: SEALED,
      ready: ['sg', 'sg', 'ssg'],
    });
    const before = scene.view(0).seats[2];
    expect(before?.plan).toEqual({});
    scene.pick('plan:left:0');
    expect(scene.view(0).seats[2]).toEqual({ ...before, plan: { left: {}, right: {} } });
    scene.pick('fuel:soldier', 'plan:right:3', 'fuel:soldier');
    expect(scene.view(0).seats[2]).toEqual({ ...before, plan: { left: {}, right: {} } });
    expect(scene.view('spectator').seats[2]?.ready).toEqual({ soldier: 2, good: 1 });
    expect(scene.view(2).seats[2]?.ready).toEqual({ soldier: 0, good: 1 });
    expect(scene.story(0).at(-1)).toBe('Caro seals a plan.');
  });

  it('tell the owner what was planned', () => {
    const scene = scenario({ seats: 2, round: 3, options: SEALED }).pick('plan:left:0', 'fuel:soldier', 'plan:right:2');
    expect(scene.story(0).slice(-3)).toEqual([
      'Ana seals a plan.',
      'Ana plans Arm, 0 turns of the left engine, and pays a soldier.',
      'Ana plans Export, 2 turns of the right engine.',
    ]);
    expect(scene.view(0).seats[0]?.plan).toEqual({
      left: { action: 'arm', gear: 1, turns: 0, fuel: 'soldier' },
      right: { action: 'export', gear: 2, turns: 2 },
    });
  });

  it('are all turned over at once, and undo stops there', () => {
    const scene = scenario({
      seats: 2,
      round: 3,
      options: SEALED,
      ready: ['', ''],
    });
    scene.pick('plan:left:1');
    expect(scene.play.undoTo).toBe(0);
    scene.pick('plan:left:1');
    expect(scene.play.undoTo).toBe(2);
    const { seats } = scene.view('spectator');
    expect(seats[0]?.shown).toEqual({
      left: { action: 'attack', gear: 1, turns: 1 },
      right: { action: 'export', gear: 2, turns: 2 },
    });
    expect(seats[0]?.plan).toEqual({});
  });
});

describe('every hidden choice', () => {
  it.each(['swift', 'table'])('looks the same to others in %s mode, whatever is chosen', (mode) => {
    const scene = scenario({
      seats: 4,
      round: 5,
      options: { mode, orders: 'standing', teams: 'on', 'shield-bearer': 'on', convoy: 'on' },
      empires: ['grail-prelacy', 'kestrel-dominion', 'nova-centralis', 'sylphian-commonwealth'],
      tops: ['produce export', 'attack attack', 'arm invent', 'salvage defend'],
      ready: ['ssgg', 'ssgg', 'ssgg', 'ssgg'],
    });
    let asked = 0;
    while (scene.play.ask?.secret && scene.play.state.round === 5) {
      keepsSecrets(scene.play);
      asked++;
      // The last offered of the board, so that fuel, prophecies and orders are asked for as well.
      scene.play.answer(scene.play.ask.options.length - 1);
    }
    expect(asked).toBeGreaterThan(12);
  });
});

describe('who is asked next', () => {
  /** Ben has nothing ready, so both his gears lie after his first visit: Attack and Invent, or Produce and Defend. */
  const asked = (ben: string, rules?: number) => {
    const scene = scenario({
      seats: 3,
      round: 4,
      ...(rules && { rules }),
      options: { mode: 'table', orders: 'standing' },
      tops: ['arm invent', 'arm export', 'arm invent'],
      ready: ['sg', '', 'sg'],
    });
    const seats: number[] = [];
    scene.pick('plan:left:1', ben);
    for (; scene.play.state.phase === 'plan' && scene.play.state.round === 4; scene.play.answer(0)) {
      const seat = scene.play.ask?.seat;
      if (seat !== undefined && seat !== seats.at(-1)) seats.push(seat);
    }
    return seats;
  };

  it('tells nothing of a plan: orders are left with the second gear, not in a visit of their own', () => {
    expect(asked('plan:left:2').filter((seat) => seat !== 1)).toEqual([2, 0]);
    // Whether Ben leaves an order or not, it is in the visit everybody saw him make.
    expect(asked('plan:left:2').indexOf(1)).toBe(0);
    expect(asked('plan:left:1').indexOf(1)).toBe(-1);
  });

  it('stays as it was in games begun under the first rules', () => {
    expect(asked('plan:left:2', 1)).toEqual([2, 1, 0]);
    expect(asked('plan:left:1', 1)).toEqual([2, 0]);
  });
});

describe('a film of a round', () => {
  it('shows the table at every step: cards turned over, engines turned, piles growing', () => {
    const { play } = scenario({
      seats: 2,
      ready: ['', 'g'],
      acts: ['arm invent', 'produce export'],
    });
    const frames = film(play, play.answers.length, 'spectator').map(({ line, view }) => {
      const tops = view.seats.map(({ tops: { left = '?', right = '?' } }) => `${left} ${right}`);
      const ready = view.seats.map((seat) => letters(seat.ready));
      return [line.say.key, view.phase, tops.join(', '), ready.join(', ')].join(' | ');
    });
    expect(frames).toEqual([
      'event.reveal.engines | gather | ? ?, ? ? | , g',
      'event.shows | gather | arm invent, ? ? | , g',
      'event.shows | gather | arm invent, produce export | , g',
      'event.arms | gather | arm invent, produce export | ss, g',
      'event.invents | gather | arm invent, produce export | ss, g',
      'event.produces | gather | arm invent, produce export | ss, ggg',
      'event.exports | trade | arm invent, produce export | ss, ',
      'event.round-ends | plan | arm invent, produce export | ss, ',
    ]);
  });

  it('names the things each step touches', () => {
    const { play } = scenario({
      seats: 3,
      ready: ['s', 'g', ''],
      acts: ['attack invent', 'produce export', 'arm defend'],
    });
    const refs = new Map(play.told.map(({ event }) => [event.say.key, event.refs]));
    expect(refs.get('event.reveal.engines')).toHaveLength(6);
    expect(refs.get('event.produces')).toEqual(['engine:left@1', 'ready@1']);
    expect(refs.get('event.attacks')).toEqual(['engine:left@0', 'attack:0:left', 'ready@0']);
    expect(refs.get('event.raids')).toEqual(['attack:0:left', 'ready@1', 'score@0']);
    expect(refs.get('event.export-wasted')).toEqual(['engine:right@1', 'wasted:right@1']);
    expect(refs.get('event.round-ends')).toEqual(['round', 'start', 'seat:1']);
  });
});
