import type { Agreement, Game, Options } from '../engine/game.ts';
import { refusedOptions } from '../engine/game.ts';
import { Play } from '../engine/play.ts';

/** A quick, seeded source for tests. It is not the game's own chance and no part of any format. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A seed of eight letters or digits from a number, so that a failing test can name it. */
export function seedOf(number: number): string {
  const roll = dice(number);
  return Array.from({ length: 8 }, () => LETTERS[roll(LETTERS.length)]).join('');
}

/** Random seats and a random playable set of options. */
export function randomAgreement(game: Game, number: number): Agreement {
  const roll = dice(number);
  const [min, max] = game.seats;
  const seats = min + roll(max - min + 1);
  let options: Options;
  do {
    options = Object.fromEntries(game.options.map((spec) => [spec.id, spec.values[roll(spec.values.length)] ?? '']));
  } while (refusedOptions(game, seats, options));
  return { game: game.id, rules: game.rules, seats, options, seed: seedOf(number) };
}

export interface PlayoutWatch<State, View> {
  /** Called at every position, the first and the last included. */
  at?(play: Play<State, View>): void;
  mostAnswers?: number;
}

/** Plays random legal answers to the end, checking the game's laws at every step. */
export function playout<State, View>(
  game: Game<State, View>,
  agreement: Agreement,
  seed: number,
  { at, mostAnswers = 5000 }: PlayoutWatch<State, View> = {},
): Play<State, View> {
  const roll = dice(seed);
  const play = Play.start(game, agreement);
  for (;;) {
    game.check(play.state);
    at?.(play);
    if (!play.ask) return play;
    if (play.answers.length >= mostAnswers) throw new Error(`no end after ${mostAnswers} answers`);
    play.answer(roll(play.ask.options.length));
  }
}
