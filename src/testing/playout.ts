import type { Agreement, Game, Options } from '../engine/game.ts';
import { refusedOptions } from '../engine/game.ts';
import type { Lexicon } from '../engine/lexicon.ts';
import { Play } from '../engine/play.ts';
import { encode } from '../link/index.ts';
import { friends } from './players.ts';

/** A number from nought up to, but not including, the one given. */
export type Roll = (below: number) => number;

/** A quick, seeded source for tests. It is not the game's own chance and no part of any format. */
export function dice(seed: number): Roll {
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

/** Random seats, a random playable set of options, and any version of the rules. */
export function randomAgreement(game: Game, number: number): Agreement {
  const roll = dice(number);
  const [min, max] = game.seats;
  const seats = min + roll(max - min + 1);
  let options: Options;
  do {
    options = Object.fromEntries(game.options.map((spec) => [spec.id, spec.values[roll(spec.values.length)] ?? '']));
  } while (refusedOptions(game, seats, options));
  return { game: game.id, rules: 1 + roll(game.rules), seats, options, seed: seedOf(number) };
}

export interface Playing<State, View, L extends Lexicon = Lexicon> {
  /** Called at every position, the first and the last included. */
  at?(play: Play<State, View, L>): void;
  /** The index of an option; any of them unless a player for tests is named. */
  choose?(play: Play<State, View, L>, roll: Roll): number;
}

const MOST_ANSWERS = 5000;

/** Plays legal answers to the end, checking the game's laws at every step. Where something fails, it names the link. */
export function playout<State, View, L extends Lexicon>(
  game: Game<State, View, L>,
  agreement: Agreement,
  number: number,
  { at, choose = randomly }: Playing<State, View, L> = {},
): Play<State, View, L> {
  const play = Play.start(game, agreement);
  const checked = (): void => {
    game.check(play.state);
    at?.(play);
  };
  try {
    return playOn(play, dice(number), { at: checked, choose });
  } catch (error) {
    throw new Error(`game ${number} fails at #${encode(friends(play), play)}`, { cause: error });
  }
}

/** Plays legal answers to the end. */
export function playOn<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  roll: Roll,
  { at, choose = randomly }: Playing<State, View, L> = {},
): Play<State, View, L> {
  for (;;) {
    at?.(play);
    if (!play.ask) return play;
    if (play.answers.length >= MOST_ANSWERS) throw new Error(`no end after ${MOST_ANSWERS} answers`);
    play.answer(choose(play, roll));
  }
}

export function randomly({ ask }: Pick<Play, 'ask'>, roll: Roll): number {
  return roll(ask?.options.length ?? 1);
}
