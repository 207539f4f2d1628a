import { describe, expect, it } from 'vitest';
import { film } from '../../engine/history.ts';
import { keepsSecrets } from '../../testing/laws.ts';
import { scenario } from './scenario.ts';

const SEALED = { mode: 'swift', orders: 'standing' };

describe('sealed plans', () => {
  it('show others that a plan lies there and nothing of it: no engine, no fuel, no ready pile grown thinner', () => {
    const scene = scenario({
      seats: 3,
      round: 4,
      start: 0,
      options: SEALED,
      ready: [
        [1, 1],
        [1, 1],
        [2, 1],
      ],
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
      ready: [
        [0, 0],
        [0, 0],
      ],
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
      ready: [
        [2, 2],
        [2, 2],
        [2, 2],
        [2, 2],
      ],
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

describe('a film of a round', () => {
  it('shows the table at every step: cards turned over, engines turned, piles growing', () => {
    const { play } = scenario({
      seats: 2,
      ready: [
        [0, 0],
        [0, 1],
      ],
      acts: ['arm invent', 'produce export'],
    });
    const frames = film(play, play.answers.length, 'spectator').map(({ line, view }) => ({
      said: line.say.key,
      refs: line.refs,
      phase: view.phase,
      tops: view.seats.map(({ tops }) => `${tops.left} ${tops.right}`),
      ready: view.seats.map(({ ready }) => [ready.soldier, ready.good]),
    }));
    const cards = ['gear:0:left', 'gear:0:right', 'gear:1:left', 'gear:1:right'];
    const none = 'undefined undefined';
    expect(frames).toEqual([
      {
        said: 'story.reveal.engines',
        refs: cards,
        phase: 'gather',
        tops: [none, none],
        ready: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        said: 'story.shows',
        refs: ['engine:0:left', 'engine:0:right'],
        phase: 'gather',
        tops: ['arm invent', none],
        ready: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        said: 'story.shows',
        refs: ['engine:1:left', 'engine:1:right'],
        phase: 'gather',
        tops: ['arm invent', 'produce export'],
        ready: [
          [0, 0],
          [0, 1],
        ],
      },
      ...[
        {
          said: 'story.arms',
          refs: ['engine:0:left', 'ready:0'],
          phase: 'gather',
          ready: [
            [2, 0],
            [0, 1],
          ],
        },
        {
          said: 'story.invents',
          refs: ['engine:0:right', 'pile:0'],
          phase: 'gather',
          ready: [
            [2, 0],
            [0, 1],
          ],
        },
        {
          said: 'story.produces',
          refs: ['engine:1:left', 'ready:1'],
          phase: 'gather',
          ready: [
            [2, 0],
            [0, 3],
          ],
        },
        {
          said: 'story.exports',
          refs: ['engine:1:right', 'ready:1', 'pile:1'],
          phase: 'trade',
          ready: [
            [2, 0],
            [0, 0],
          ],
        },
        {
          said: 'story.round-ends',
          refs: ['round', 'start', 'seat:1'],
          phase: 'plan',
          ready: [
            [2, 0],
            [0, 0],
          ],
        },
      ].map((frame) => ({ ...frame, tops: ['arm invent', 'produce export'] })),
    ]);
  });
});
