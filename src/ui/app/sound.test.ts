import { describe, expect, it } from 'vitest';
import { Play } from '../../engine/play.ts';
import { toy } from '../../testing/toy.ts';
import { settingsFrom } from './desk/settings.ts';
import type { Session } from './session/session.ts';
import { type Audible, makeSound, soundOf } from './sound.ts';

function session(seed: string, answers = 0): Session {
  const play = Play.start(toy, { game: 'toy', rules: 1, seats: 2, options: { length: 'short', goods: 'plain' }, seed });
  for (let given = 0; given < answers; given++) play.answer(0);
  return { play, chosen: undefined, showing: undefined, isFilm: false } as Partial<Session> as Session;
}

const on = settingsFrom({ sound: true });
const dealt = session('AAAAAAAA');
const table: Audible = { settings: on, screen: { kind: 'table' }, sheet: undefined, session: dealt };

/** What is heard when the table changes like this. */
const heard = (after: Partial<Audible>, before: Partial<Audible> = {}) =>
  soundOf({ ...table, ...before }, { ...table, ...before, ...after });

describe('what is heard', () => {
  it('is nothing unless somebody has asked for sound', () => {
    const off = settingsFrom({});
    expect(heard({ session: session('AAAAAAAA', 1) }, { settings: off })).toBeUndefined();
    expect(heard({ settings: on }, { settings: off })).toBe('piece');
  });

  it('is wood when a piece is moved, taken back, or only looked at', () => {
    const moved = session('AAAAAAAA', 1);
    expect(heard({ session: moved })).toBe('piece');
    expect(heard({ session: dealt }, { session: moved })).toBe('piece');
    expect(heard({ session: { ...dealt, chosen: 'stall:quarry' } })).toBe('piece');
    expect(heard({ session: dealt }, { session: { ...dealt, chosen: 'stall:quarry' } })).toBeUndefined();
  });

  it('is wood for every picture of a film, and nothing for a look at the past', () => {
    expect(heard({ session: { ...dealt, showing: 1, isFilm: true } })).toBe('piece');
    expect(heard({ session: { ...dealt, showing: 1 } })).toBeUndefined();
  });

  it('is paper when the table is handed over', () => {
    expect(heard({ sheet: 'hand-over' })).toBe('paper');
    expect(heard({ screen: { kind: 'curtain' } })).toBe('paper');
    expect(heard({ session: { ...dealt, sent: { answers: [], again: 0 } } }, { sheet: 'hand-over' })).toBeUndefined();
  });

  it('is a bell when the end is told, once', () => {
    expect(heard({ screen: { kind: 'end' } })).toBe('bell');
    expect(heard({ sheet: undefined }, { screen: { kind: 'end' } })).toBeUndefined();
  });

  it('is nothing when another table is laid', () => {
    expect(heard({ session: session('BBBBBBBB', 3) })).toBeUndefined();
    expect(heard({ session: dealt }, { session: undefined })).toBeUndefined();
    expect(heard({ session: undefined })).toBeUndefined();
  });
});

describe('where a browser has no sound', () => {
  it('making one does nothing', () => {
    expect(() => makeSound('bell')).not.toThrow();
  });
});
