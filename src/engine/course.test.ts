import { describe, expect, it } from 'vitest';
import { littleGame, oneOf } from '../testing/little-game.ts';
import {
  BEGINNING,
  type Course,
  goneBack,
  goneOn,
  isFinished,
  movesLeft,
  narrowed,
  reached,
  readOn,
} from './course.ts';

/** The learner says two words, the other one a word; twice. */
const talk = littleGame(2, function* ({ notes }) {
  notes.push(yield* oneOf(0, 'on', 'off', 'never'));
  notes.push(yield* oneOf(0, 'left', 'right'));
  notes.push(yield* oneOf(1, 'yes', 'no'));
});

const STEP = { title: '', say: '' };

const course: Course = {
  id: 'talk',
  words: { title: '', ready: '', play: '' },
  seed: 'abcdefgh',
  rivals: ['Ben'],
  options: {},
  before: [
    { seat: 0, picks: ['on', 'left'] },
    { seat: 1, picks: ['yes'] },
  ],
  steps: [
    { words: STEP, points: [] },
    { words: STEP, points: [], moves: [['off', 'on'], ['right']], replies: [{ seat: 1, picks: ['no'] }] },
    { words: STEP, points: [] },
  ],
  teaches: [],
  next: { seats: 2, options: {} },
};

const offered = (progress: Parameters<typeof reached>[2]) => {
  const { ask } = reached(talk, course, progress);
  return { open: ask?.options.map(({ ref }) => ref), closed: ask?.refused.map(({ ref }) => ref) };
};

describe('a course', () => {
  it('begins after what was played before, with something to read, while nothing can be picked', () => {
    expect(reached(talk, course, BEGINNING).state.notes).toEqual(['on', 'left', 'yes']);
    expect(offered(BEGINNING)).toEqual({ open: [], closed: ['on', 'off', 'never'] });
  });

  it('offers what a move allows in the order of the rules, and closes the rest', () => {
    const reading = readOn(BEGINNING);
    expect(offered(reading)).toEqual({ open: ['on', 'off'], closed: ['never'] });
    expect(offered(goneOn(course, reading, 'off'))).toEqual({ open: ['right'], closed: ['left'] });
  });

  it('goes on after the last move of a step, and then the others reply', () => {
    const begun = goneOn(course, readOn(BEGINNING), 'off');
    expect([begun.step, movesLeft(course, begun)]).toEqual([1, 1]);
    const done = goneOn(course, begun, 'right');
    expect(done).toEqual({ step: 2, picks: ['off', 'right'] });
    expect(reached(talk, course, done).state.notes.slice(3)).toEqual(['off', 'right', 'no']);
    expect([isFinished(course, done), isFinished(course, readOn(done))]).toEqual([false, true]);
  });

  it('goes back to where the step began, and from there to the step before', () => {
    const begun = goneOn(course, readOn(BEGINNING), 'off');
    const done = goneOn(course, begun, 'right');
    expect(goneBack(course, begun)).toEqual(readOn(BEGINNING));
    expect(goneBack(course, done)).toEqual(readOn(BEGINNING));
    expect(goneBack(course, readOn(BEGINNING))).toEqual(BEGINNING);
    expect(goneBack(course, BEGINNING)).toEqual(BEGINNING);
  });

  it('takes nobody where they cannot have come', () => {
    expect(() => reached(talk, course, { step: 1, picks: ['never'] })).toThrow('does not allow "never"');
    expect(() => reached(talk, course, { step: 2, picks: ['off'] })).toThrow('does not allow "undefined"');
    expect(() => reached(talk, course, { step: 0, picks: ['off'] })).toThrow('has no move "off"');
    const cheated: Course = { ...course, before: [{ seat: 1, picks: ['on'] }] };
    expect(() => reached(talk, cheated, BEGINNING)).toThrow('seat 1 is not asked');
  });
});

describe('an ask that is narrowed', () => {
  it('says of everything that has to wait what comes first, and keeps what is closed anyway', () => {
    const ask = {
      ...{ seat: 0, about: 'turn', prompt: { key: 'which', with: {} } },
      options: ['on', 'off'].map((ref) => ({ ref, say: { key: ref, with: {} } })),
      refused: [{ ref: 'up', say: { key: 'up', with: {} }, reason: { key: 'too high', with: {} } }],
    };
    const first = { key: 'course.first', with: { first: { key: 'off', with: {} } } };
    expect(narrowed(ask, ['off']).refused).toEqual([
      { ref: 'on', say: { key: 'on', with: {} }, reason: first },
      ...ask.refused,
    ]);
    expect(narrowed(ask).refused[0]?.reason.key).toBe('course.read');
  });
});
