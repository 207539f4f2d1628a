import type { Seat, Steps } from './ask.ts';
import type { Lexicon, RefOf } from './lexicon.ts';
import type { Message } from './message.ts';
import type { Random } from './random.ts';

/** Pieces that go from one thing on the table to another while an event is told. */
export interface Move<L extends Lexicon = Lexicon> {
  readonly piece: L['piece'];
  readonly from: RefOf<L>;
  readonly to: RefOf<L>;
  /** How many; one if it does not say. */
  readonly count?: number;
  /** Whose piece it is, where each seat has its own. */
  readonly of?: Seat;
}

/** Something that happened, told once by the rules. Narration, summaries and animation all come from events. */
export interface Event<L extends Lexicon = Lexicon> {
  readonly say: Message;
  /** Whose doing it was, if anybody's. */
  readonly seat?: Seat;
  /** The things on the table it touched. */
  readonly refs?: readonly RefOf<L>[];
  readonly moves?: readonly Move<L>[];
  /** Only these seats may know; everybody else hears `instead`, or nothing. */
  readonly only?: readonly Seat[];
  readonly instead?: Message;
  /** A milestone worth a bar in the history strip: a round, a decade, a headline. */
  readonly mark?: true;
  /** What one would tell of a visit: what was decided, or what it came to. A great deed is told before a small one. */
  readonly deed?: 'small' | 'great';
  /** Something to look at and not only to read, such as dice or cards laid open: a film stays with it. */
  readonly stays?: true;
}

/** What rules may reach besides their own state. */
export interface Table<L extends Lexicon = Lexicon> {
  readonly random: Random;
  /** The rules version the game was started under. A fix that would change an old replay asks for it. */
  readonly rules: number;
  /** Tells what has just happened. Where nobody listens it is not even put into words, so telling changes nothing. */
  tell(event: () => Event<L>): void;
  /** Something hidden is now known: undo stops here. Drawing from `random` does this by itself. */
  reveal(): void;
  /** Sealed games: whoever holds the link could foresee what it ends with, so that is left for the next turn to draw. */
  readonly isSealed?: true;
  /** Sealed games: how several seats decide at once. Rules call `together` of `engine/together.ts`. */
  together?(choice: Simultaneous<L>): Steps<void, L>;
}

/** What several seats decide at once: nobody's decision depends on another's. */
export interface Simultaneous<L extends Lexicon = Lexicon> {
  /** In the order in which they decide where nothing is sealed. */
  readonly seats: readonly Seat[];
  /** No seat has more ways to decide; everybody can tell this number before anybody has decided. */
  readonly bound: number;
  decide(seat: Seat): Steps<void, L>;
  /** A seat has decided, and nobody else can tell what. */
  sealed(seat: Seat): void;
}

/** Somebody looking at the table: a seat, or a bystander who may know only what everybody knows. */
export type Viewer = Seat | 'spectator';

export type Options = Readonly<Record<string, string>>;

/** How a game is played, for defaults that depend on it. */
export type Way = 'link' | 'room';

/** One switch of the New Game form. The order of `values` is part of the link format. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly string[];
  standard(seats: number, way: Way): string;
  /** Why a value cannot be chosen with these seats and the other options; undefined if it can. */
  closed?(value: string, seats: number, options: Options): Message | undefined;
}

/** Whether players may ask what to do. It is agreed on like a rule and goes with the link; no rule knows of it. */
export const HINTS: OptionSpec = { id: 'hints', values: ['allowed', 'none'], standard: () => 'allowed' };

export type StartPlayer =
  /** Lots are drawn for the seats: the first one starts. */
  | 'by-lot'
  /** The set-up draws somebody: any seat may start. */
  | 'drawn';

/** One line of the final count: points for each side, in the order of `sides`. */
export interface ScoreRow {
  readonly say: Message;
  /** The sign printed before it. */
  readonly icon?: string;
  readonly points: readonly (number | undefined)[];
}

export interface ScoreSheet {
  /** Who scores together: one seat each, or teams. */
  readonly sides: readonly (readonly Seat[])[];
  /** What a side without seats is called: somebody the rules themselves move. */
  readonly automa?: Message;
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** Indices into `sides`. Several share the victory; none means everybody lost. */
  readonly winners: readonly number[];
  /** How a tie was broken, or why everybody lost. */
  readonly because?: Message;
}

export interface Game<State = unknown, View = unknown, L extends Lexicon = Lexicon> {
  readonly id: string;
  /** Raised whenever an old journal would replay differently. */
  readonly rules: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: readonly OptionSpec[];
  /** How the rulebook finds who starts, if it does not leave that to the players. */
  readonly startPlayer?: StartPlayer;
  /** Plain JSON data: no classes, no functions, nothing shared. */
  setup(seats: number, options: Options, table: Table<L>): State;
  /**
   * One turn, or one phase between two safe points. Mutates the state it is given. Sealed games begin some turns again:
   * whoever keeps a copy of the state from before shows it, unless every event is watched with the table of its moment.
   */
  turn(state: State, table: Table<L>, before?: State): Steps<void, L>;
  over(state: State): boolean;
  /** Whose turn begins now: in a sealed game what chance brings before anybody has answered waits for that seat. */
  opener?(state: State): Seat | undefined;
  /** Why these options cannot be played sealed, if they cannot. */
  unsealed?(options: Options): Message | undefined;
  /** Everything this viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /**
   * Deals anew, in place, everything this viewer cannot know: hands, goals, plans laid face down. The view stays as it
   * is, the laws hold, and what comes of it depends on nothing but the view and the dice.
   */
  redeal(state: State, viewer: Viewer, random: Random): void;
  /** The count had the game ended now. */
  scores(state: State): ScoreSheet;
  /** The laws: pieces conserved, nothing negative. Throws when one is broken. */
  check(state: State): void;
}

/** What is agreed before the first move. */
export interface Agreement {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Eight letters or digits: the source of all chance and the game's identity. */
  readonly seed: string;
}

/** What everybody may call a game by, to tell it from others. It stands on every screen and tells nothing of what chance brings. */
export const codeOf = ({ seed }: Pick<Agreement, 'seed'>): string => seed.slice(0, 4).toUpperCase();

/** Fills in what was not chosen with the game's own defaults. */
export function standardOptions(game: Pick<Game, 'options'>, seats: number, way: Way): Options {
  return Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard(seats, way)]));
}

/** The first reason why these options cannot be played together, if there is one. */
export function refusedOptions(game: Pick<Game, 'options'>, seats: number, options: Options): Message | undefined {
  for (const spec of game.options) {
    const reason = spec.closed?.(options[spec.id] ?? '', seats, options);
    if (reason) return reason;
  }
  return undefined;
}
