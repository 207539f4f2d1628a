import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Seat } from '../../src/engine/ask.ts';
import { standardOptions } from '../../src/engine/game.ts';
import { history } from '../../src/engine/history.ts';
import { speaker } from '../../src/engine/message.ts';
import { Play } from '../../src/engine/play.ts';
import { encode, encodeSeats } from '../../src/link/index.ts';
import { type Played, readPlayed, replayPlayed } from '../../src/testing/played.ts';
import { Offers } from '../../src/ui/kit/offers.ts';
import { choices } from './choices.ts';
import { type GameId, TITLES } from './games.ts';
import { type Tongue, wordsOf } from './tongues.ts';

/** A moment of a played game, as whoever decides then has it on the table. */
export interface Moment {
  /** A link that brings the seat with it, so that nobody is asked who they are. */
  readonly link: string;
  /** What can be done, in the words of the things that can be pressed; amounts are set instead. */
  optionsIn(tongue: Tongue): readonly string[];
  /** How many moves back in the history it lies. */
  readonly back: number;
  readonly isOver: boolean;
}

interface Wanted {
  readonly game: GameId;
  readonly played: string;
  /** How much of the game has been played before it is looked for. */
  readonly share: number;
}

/** As soon as this is asked. */
export function asking(prompt: string, { game, played, share }: Wanted): Moment {
  const script = read(game, played);
  const play = begun(game, script, share);
  for (const { ref } of rest(script, share)) {
    if (play.ask?.prompt.key === prompt) return momentOf(game, play, script.names);
    play.pick(ref);
  }
  throw new Error(`nobody is asked ${prompt}`);
}

/** In the midst of a game played by chance, as soon as this is asked. */
export function dealt(prompt: string, game: GameId, names: readonly string[]): Moment {
  const rules = TITLES[game].game;
  const options = standardOptions(rules, names.length, 'link');
  const play = Play.start(rules, { game, rules: rules.rules, seats: names.length, options, seed: 'Rehearse' });
  const roll = choices(1);
  while (play.ask && (play.answers.length < 100 || play.ask.prompt.key !== prompt)) {
    play.answer(roll(play.ask.options.length));
  }
  return momentOf(game, play, names);
}

/** As soon as this has been told. */
export function telling(event: string, { game, played, share }: Wanted): Moment {
  const script = read(game, played);
  const play = begun(game, script, share);
  for (const { ref } of rest(script, share)) {
    const before = play.told.length;
    play.pick(ref);
    if (!play.told.slice(before).some((told) => told.event.say.key === event)) continue;
    const lines = history(play.told, play.ask?.seat ?? 0);
    return {
      ...momentOf(game, play, script.names),
      back: lines.length - lines.findLastIndex(({ say }) => say.key === event),
    };
  }
  throw new Error(`nobody hears ${event}`);
}

export function theEndOf(game: GameId, played: string): Moment {
  const script = read(game, played);
  return momentOf(game, replayPlayed(TITLES[game].game, script), script.names);
}

/** A question of a game, and the seat that is asked. */
export interface Question {
  readonly prompt: string;
  readonly seat: Seat;
  readonly moment: Moment;
}

/** Of every question of a game the moment with most to choose from, in the order of the game. */
export function everyQuestion(game: GameId, played: string): readonly Question[] {
  const script = read(game, played);
  const play = begun(game, script, 0);
  const most = new Map<string, Question & { readonly options: number }>();
  for (const { ref } of script.moves) {
    const { ask } = play;
    const prompt = ask?.prompt.key ?? '';
    if (ask && ask.options.length > (most.get(prompt)?.options ?? 0)) {
      most.delete(prompt);
      const moment = momentOf(game, play, script.names);
      most.set(prompt, { prompt, seat: ask.seat, moment, options: ask.options.length });
    }
    play.pick(ref);
  }
  return [...most.values()];
}

function read(game: GameId, played: string): Played {
  const file = path.join(import.meta.dirname, '../../src/games', game, 'played', `${played}.game`);
  return readPlayed(readFileSync(file, 'utf8'));
}

const movesOf = ({ moves }: Played, share: number): number => Math.round(moves.length * share);

const rest = (script: Played, share: number): Played['moves'] => script.moves.slice(movesOf(script, share));

const begun = (game: GameId, script: Played, share: number): Play =>
  replayPlayed(TITLES[game].game, { ...script, moves: script.moves.slice(0, movesOf(script, share)) });

function momentOf(game: GameId, play: Play, names: readonly string[]): Moment {
  const { ask } = play;
  const link = encode({ names, kinds: names.map(() => 'human'), way: 'link', again: 0 }, play);
  const isAmount = ask?.options.every(({ amount }) => amount !== undefined);
  return {
    link: encodeSeats([ask?.seat ?? 0], link),
    optionsIn(tongue) {
      const offers = new Offers(ask, speaker(wordsOf(TITLES[game], tongue), names));
      return isAmount ? [] : (ask?.options ?? []).map(({ ref }) => offers.get(ref)?.label ?? '');
    },
    back: 0,
    isOver: !ask,
  };
}
