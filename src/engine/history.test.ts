import { describe, expect, it } from 'vitest';
import { agreement, type Diary, littleGame, oneOf, says } from '../testing/little-game.ts';
import type { Event, Game } from './game.ts';
import { film, heard, history, race } from './history.ts';
import { replay } from './play.ts';

describe('who hears what', () => {
  const open: Event = { say: says('Ines drew a card') };
  const secret: Event = { say: says('Ines drew the ace'), only: [0, 2] };
  const veiled: Event = { ...secret, instead: says('Ines drew a card') };

  it('everybody hears an open event', () => {
    for (const viewer of [0, 1, 'spectator'] as const) expect(heard(open, viewer)).toEqual(open.say);
  });

  it('a secret is heard by those it is for and by nobody else', () => {
    expect(heard(secret, 0)).toEqual(secret.say);
    expect(heard(secret, 2)).toEqual(secret.say);
    expect(heard(secret, 1)).toBeUndefined();
    expect(heard(secret, 'spectator')).toBeUndefined();
  });

  it('others hear what is said instead', () => {
    expect(heard(veiled, 0)).toEqual(secret.say);
    expect(heard(veiled, 1)).toEqual(open.say);
    expect(heard(veiled, 'spectator')).toEqual(open.say);
  });

  it('a history leaves out what the viewer may not hear', () => {
    const told = [
      { event: { ...open, seat: 0, refs: ['deck'], mark: true } as const, answers: 1, turn: 1 },
      { event: secret, answers: 2, turn: 1 },
    ];
    expect(history(told, 1)).toEqual([
      { say: open.say, seat: 0, refs: ['deck'], moves: [], mark: true, stays: true, answers: 1, turn: 1 },
    ]);
    expect(history(told, 0)[1]).toEqual({
      say: secret.say,
      seat: undefined,
      refs: [],
      moves: [],
      mark: false,
      stays: false,
      answers: 2,
      turn: 1,
    });
  });
});

/** Three turns; in each somebody writes a word, and at the end of the turn a line is drawn. */
const diary = littleGame(3, function* ({ notes }, { tell }) {
  const word = yield* oneOf(0, 'sun', 'rain');
  notes.push(word);
  tell(() => ({ seat: 0, say: says(word), only: [0] }));
  notes.push('line');
  tell(() => ({ say: says('line') }));
});

describe('the race', () => {
  it('is the score sheet at the end of every turn', () => {
    const course = race(replay(diary, agreement, [0, 1, 0]));
    expect(course.map(({ turn, sheet }) => [turn, sheet.totals[0]])).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
    ]);
  });

  it('of an unfinished game ends with the last finished turn', () => {
    expect(race(replay(diary, agreement, [0])).map(({ turn }) => turn)).toEqual([1]);
    expect(race(replay(diary, agreement, []))).toEqual([]);
  });
});

describe('the film', () => {
  const play = replay(diary, agreement, [0, 1, 0]);
  const lines = (from: number, viewer: number | 'spectator') =>
    film(play, from, viewer).map(({ line, view }) => `${line.say.key} ${(view as Diary).notes.length}`);

  it('shows everything told, with the table as it was at that moment', () => {
    expect(lines(0, 0)).toEqual(['sun 1', 'line 2', 'rain 3', 'line 4', 'sun 5', 'line 6']);
  });

  it('can begin later, with what was told once so many answers were given', () => {
    expect(lines(2, 0)).toEqual(['rain 3', 'line 4', 'sun 5', 'line 6']);
    expect(lines(4, 0)).toEqual([]);
  });

  it('shows nobody what they may not know', () => {
    expect(lines(0, 1)).toEqual(['line 2', 'line 4', 'line 6']);
    const veiled: Game<Diary, Diary> = { ...diary, view: (sheet, viewer) => (viewer === 0 ? sheet : blank(sheet)) };
    const frames = film(replay(veiled, agreement, [0]), 0, 1);
    expect(frames.map(({ view }) => view.notes)).toEqual([['?', '?']]);
  });
});

function blank({ notes, turnsLeft }: Diary): Diary {
  return { notes: notes.map(() => '?'), turnsLeft };
}
