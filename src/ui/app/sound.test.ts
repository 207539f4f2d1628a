import { describe, expect, it } from 'vitest';
import { Play } from '../../engine/play.ts';
import { shortFair, toy } from '../../testing/toy.ts';
import { settingsFrom } from './desk/settings.ts';
import { makeSound } from './noises.ts';
import type { GameScreen } from './screen.ts';
import type { Session } from './session/session.ts';
import { type Audible, soundOf } from './sound.ts';

function session(seed: string, answers = 0): Session {
  const play = Play.start(toy, { ...shortFair, seed });
  for (let given = 0; given < answers; given++) play.answer(0);
  return { play, chosen: undefined, showing: undefined, isFilm: false } as Partial<Session> as Session;
}

const on = settingsFrom({ sound: true });
const dealt = session('AAAAAAAA');
const shown = (session: Session, kind: GameScreen['kind'] = 'table') => ({ screen: { kind, session } });
const elsewhere = { screen: { kind: 'home' } } as const;
const table: Audible = { settings: on, sheet: undefined, ...shown(dealt) };

/** What is heard when the table changes like this. */
const heard = (after: Partial<Audible>, before: Partial<Audible> = {}) =>
  soundOf({ ...table, ...before }, { ...table, ...before, ...after });

describe('what is heard', () => {
  it('is nothing unless somebody has asked for sound', () => {
    const off = settingsFrom({});
    expect(heard(shown(session('AAAAAAAA', 1)), { settings: off })).toBeUndefined();
    expect(heard({ settings: on }, { settings: off })).toBe('piece');
  });

  it('is wood when a piece is moved, taken back, or only looked at', () => {
    const moved = session('AAAAAAAA', 1);
    expect(heard(shown(moved))).toBe('piece');
    expect(heard(shown(dealt), shown(moved))).toBe('piece');
    expect(heard(shown({ ...dealt, chosen: 'stall:quarry' }))).toBe('piece');
    expect(heard(shown(dealt), shown({ ...dealt, chosen: 'stall:quarry' }))).toBeUndefined();
  });

  it('is wood for every picture of a film, and nothing for a look at the past', () => {
    expect(heard(shown({ ...dealt, showing: 1, isFilm: true }))).toBe('piece');
    expect(heard(shown({ ...dealt, showing: 1 }))).toBeUndefined();
  });

  it('is paper when the table is handed over', () => {
    expect(heard({ sheet: 'hand-over' })).toBe('paper');
    expect(heard(shown(dealt, 'curtain'))).toBe('paper');
    expect(heard(shown({ ...dealt, sent: { answers: [], again: 0 } }), { sheet: 'hand-over' })).toBeUndefined();
  });

  it('is a bell when the end is told, once', () => {
    expect(heard(shown(dealt, 'end'))).toBe('bell');
    expect(heard({ sheet: undefined }, shown(dealt, 'end'))).toBeUndefined();
  });

  it('is nothing when another table is laid', () => {
    expect(heard(shown(session('BBBBBBBB', 3)))).toBeUndefined();
    expect(heard(shown(dealt), elsewhere)).toBeUndefined();
    expect(heard(elsewhere)).toBeUndefined();
  });
});

describe('where a browser has no sound', () => {
  it('making one does nothing', () => {
    expect(() => makeSound('bell')).not.toThrow();
  });
});
