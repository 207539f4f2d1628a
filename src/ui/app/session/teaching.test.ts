import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Play } from '../../../engine/play.ts';
import type { Box } from '../../../games/box.ts';
import type { Store } from '../../../store/index.ts';
import { sessionOf } from '../../../testing/session.ts';
import { closeStores, openStore } from '../../../testing/stores.ts';
import { shortFair, toy } from '../../../testing/toy.ts';
import { toyBox } from '../../../testing/toy-box.ts';
import type { Session } from './session.ts';
import { learn, lessonOf, unlearn } from './teaching.ts';

const box: Box = {
  ...(toyBox as Box),
  lessons: [
    { id: 'stalls', when: () => true, title: 'Stalls', body: 'Go to one.' },
    { id: 'goods', when: () => true, title: 'Goods', body: 'Sell them.' },
  ],
};

let store: Store;

beforeEach(async () => {
  store = await openStore();
});

afterEach(closeStores);

/** The Fair when this person decides, on a device of their own or on one that goes round. */
function at(viewer: number, mySeats: readonly number[]): Session {
  const play = Play.start(toy, shortFair);
  while (play.ask?.seat !== viewer) play.answer(0);
  return sessionOf(box, play, { viewer, mySeats });
}

const told = (viewer: number, mySeats: readonly number[]) => lessonOf(store, at(viewer, mySeats))?.id;

describe('the hints of a first game', () => {
  it('come one after the other, each once', () => {
    expect(told(0, [0])).toBe('stalls');
    learn(store, at(0, [0]), false);
    expect(told(0, [0])).toBe('goods');
    learn(store, at(0, [0]), false);
    expect(told(0, [0])).toBeUndefined();
  });

  it('are each person’s own where one phone goes round', () => {
    learn(store, at(0, [0, 1]), false);
    expect([told(0, [0, 1]), told(1, [0, 1])]).toEqual(['goods', 'stalls']);
    learn(store, at(1, [0, 1]), true);
    expect([told(0, [0, 1]), told(1, [0, 1])], 'one has had enough').toEqual(['goods', undefined]);
  });

  it('come back for everybody who wants them again', async () => {
    learn(store, at(0, [0, 1]), true);
    learn(store, at(1, [0, 1]), true);
    await unlearn(store, 'toy');
    expect([told(0, [0, 1]), told(1, [0, 1]), told(0, [0])]).toEqual(['stalls', 'stalls', 'stalls']);
  });
});
