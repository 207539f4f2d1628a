import { choose, type Seat, type Steps } from '../engine/ask.ts';
import type { Agreement, Game, Table } from '../engine/game.ts';
import type { Message } from '../engine/message.ts';
import { Play } from '../engine/play.ts';

/** A diary of paper on which the rules of a little game write down what happens. */
export interface Diary {
  readonly notes: string[];
  turnsLeft: number;
}

export const agreement: Agreement = { game: 'little', rules: 1, seats: 2, options: {}, seed: 'abcdefgh' };

/** A game as small as a test needs: the test says what one turn is, and how many there are. */
export function littleGame(turns: number, turn: (diary: Diary, table: Table) => Steps): Game<Diary, Diary> {
  return {
    id: 'little',
    rules: 1,
    seats: [1, 4],
    options: [],
    setup: () => ({ notes: [], turnsLeft: turns }),
    *turn(diary, table) {
      yield* turn(diary, table);
      diary.turnsLeft--;
    },
    over: (diary) => diary.turnsLeft === 0,
    view: (diary) => diary,
    redeal() {},
    scores: ({ notes }) => ({ sides: [[0], [1]], rows: [], totals: [notes.length, 0], winners: [0] }),
    check() {},
  };
}

export function says(key: string): Message {
  return { key, with: {} };
}

/** Asks a seat for one of these words. */
export function oneOf(seat: Seat, ...words: readonly string[]): Steps<string> {
  return choose(
    { seat, about: 'words', prompt: says('which') },
    words.map((word) => ({ ref: word, say: says(word), value: word })),
  );
}

/** Answers every ask with the next of these words; returns what was asked, word for word. */
export function answered(steps: Steps, ...words: readonly string[]): string[][] {
  const asked: string[][] = [];
  let next = steps.next();
  for (const word of words) {
    if (next.done) throw new Error(`nobody asked for "${word}"`);
    const offered = next.value.options.map(({ ref }) => ref);
    asked.push(offered);
    next = steps.next(offered.indexOf(word));
  }
  if (!next.done) throw new Error(`still asking: ${next.value.options.map(({ ref }) => ref).join(', ')}`);
  return asked;
}

/** Three turns; in each, seat 0 and then seat 1 write down a word. */
export const diary = littleGame(3, function* ({ notes }, table) {
  for (const seat of [0, 1]) {
    const word = yield* oneOf(seat, 'sun', 'rain', 'snow');
    notes.push(word);
    table.tell(() => ({ seat, say: says(word) }));
  }
});

export function diaryAfter(...words: string[]): Play<Diary, Diary> {
  const play = Play.start(diary, agreement);
  for (const word of words) play.pick(word);
  return play;
}
