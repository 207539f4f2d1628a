import type { Ask, Seat } from '../engine/ask.ts';
import type { Game, Viewer } from '../engine/game.ts';
import type { Lexicon } from '../engine/lexicon.ts';
import type { Random } from '../engine/random.ts';

/** How well somebody plays. */
export const LEVELS = ['gentle', 'steady', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

/** The sign of what the game is won by, under whatever icon it is counted. */
export const SCORE = 'score';

/** One thing that makes a position good or bad for a seat. */
export interface Term<State> {
  readonly id: string;
  /** The sign under which a player finds it counted at the table, if it is. */
  readonly sign?: string | undefined;
  /** What one of it is worth when the game is over. */
  readonly end: number;
  /** What it is worth besides while the whole game lies ahead; it fades as the game goes on. */
  readonly ahead: number;
  count(state: State, seat: Seat): number;
}

/** Tries every option so often, to the end of the turn and so many turns on. */
export interface Trying {
  readonly kind: 'tries';
  readonly samples: number;
  readonly turns: number;
  /** How often, of one time, it plays what comes to hand instead. */
  readonly slips: number;
}

/** Looks ahead into a growing tree of options, so often and so many turns. */
export interface Searching {
  readonly kind: 'searches';
  /** How often for each option worth a thought, and at most. */
  readonly each: number;
  readonly most: number;
  readonly turns: number;
  /** How readily it looks at what seems worse. */
  readonly curiosity: number;
  /** Others decide at the same time: the tree holds only what the player does itself before they are heard. */
  readonly isBlind?: true;
}

/** A way of thinking, counted in tries and never in time: it is the same on every device. */
export type Style = Trying | Searching;

/** What players know of one game besides its rules. */
export interface Mind<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly game: Game<State, View, L>;
  readonly terms: readonly Term<State>[];
  /** How much of the game lies ahead: from one at the beginning down to nought. */
  ahead(state: State): number;
  /** Whose fortune is whose: the index into what `chances` says. */
  sideOf(state: State, seat: Seat): number;
  /** How each side stands by these terms, from nought, lost, to one, won. */
  chances(state: State, isOver: boolean, terms: readonly Term<State>[]): readonly number[];
  /** How much a quick hand likes each option; what it likes not at all is never thought about. */
  likes(ask: Ask<L>, state: State): readonly number[];
  /** Replaces what was dealt anew at random by what is likelier. */
  supposes?(state: State, viewer: Viewer, random: Random): void;
  styleOf(level: Level, seats: number): Style;
  /** How options are tried before advice is given. */
  readonly advice: Trying;
}

/** What a seat has, in points of the terms. */
export function worth<State>({ terms, ahead }: Pick<Mind<State>, 'terms' | 'ahead'>, state: State, seat: Seat): number {
  const left = ahead(state);
  return terms.reduce((sum, { end, ahead, count }) => sum + (end + ahead * left) * count(state, seat), 0);
}

/** How sides with so many points stand: level at one half, and the further from it the further one is ahead. */
export function standings(points: readonly number[], clearLead: number): number[] {
  return points.map((own, side) => {
    const best = Math.max(...points.filter((_, other) => other !== side));
    return share((own - best) / clearLead);
  });
}

/** From nought to one, one half at nought. A logarithm or a power would differ between browsers. */
export function share(lead: number): number {
  return 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
}
