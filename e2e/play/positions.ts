import type { Seat } from '../../src/engine/ask.ts';
import { standardOptions, type Way } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';
import { empireEngine } from '../../src/games/empire-engine/rules/game.ts';
import { encode } from '../../src/link/index.ts';
import { seal } from '../../src/link/seal.ts';

/** Positions to open, so that a test need not play its way to every corner of the game. */
export interface Position {
  readonly link: string;
  /** Who decides. */
  readonly next: string;
  readonly seat: Seat;
}

export interface Wanted {
  readonly names?: readonly string[];
  readonly way?: Way;
  readonly answers: number | 'all';
  /** From this answer on the last option is taken instead of the first. */
  readonly differs?: number;
}

export function position({ names = ['Ana', 'Ben'], way = 'link', answers, differs = Infinity }: Wanted): Position {
  const { id, rules } = empireEngine;
  const options = standardOptions(empireEngine, names.length, way);
  const play = Play.start(empireEngine, { game: id, rules, seats: names.length, options, seed: 'Rehearse' });
  while (play.ask && (answers === 'all' || play.answers.length < answers)) {
    play.answer(play.answers.length >= differs ? play.ask.options.length - 1 : 0);
  }
  const seat = play.ask?.seat ?? 0;
  const link = encode({ names, kinds: names.map(() => 'human'), way, again: 0 }, play);
  return { link, next: names[seat] ?? '', seat };
}

/** A whole link in a format that no version of this app reads yet. */
export const linkFromTheFuture = seal('9SomethingWeCannotImagineToday');
