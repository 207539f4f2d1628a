import type { Ask, Option, Refusal, Seat } from './ask.ts';
import { type Agreement, type Game, type Options, standardOptions } from './game.ts';
import type { Lexicon, RefOf } from './lexicon.ts';
import { type Message, sayer } from './message.ts';
import { Play } from './play.ts';

/**
 * A course teaches a game at its real table, with real moves: what is dealt, what everybody else does, and step by step
 * what the learner is told and may do. It is no journal: it is never saved among games and never sent.
 */
export interface Course<L extends Lexicon = Lexicon> {
  /** Its address, after the game's: '' is the game's first course. */
  readonly id: string;
  readonly words: CourseWords;
  /** The seed of a deal that shows what is to be taught. */
  readonly seed: string;
  /** Whoever plays against the learner, who has the first seat. */
  readonly rivals: readonly string[];
  /** What differs from a standard game by link. */
  readonly options: Options;
  /** What has been played before the learner comes. */
  readonly before: readonly Turn<L>[];
  readonly steps: readonly Step<L>[];
  /** The hints of a first game that need not be told to whoever has taken the course. */
  readonly teaches: readonly string[];
  /** The game to play next; computers take the other seats. */
  readonly next: { readonly seats: number; readonly options: Options };
}

/** What one seat does without a break. */
export interface Turn<L extends Lexicon = Lexicon> {
  readonly seat: Seat;
  readonly picks: readonly RefOf<L>[];
}

/** One idea. Without moves it is only read. */
export interface Step<L extends Lexicon = Lexicon> {
  readonly words: StepWords;
  /** The things on the table it speaks of, besides what may be picked. */
  readonly points: readonly RefOf<L>[];
  /** What the learner may pick, move by move. */
  readonly moves?: readonly (readonly RefOf<L>[])[];
  /** What the others do afterwards. */
  readonly replies?: readonly Turn<L>[];
}

export interface CourseWords {
  readonly title: string;
  /** What to take along, once it is finished. */
  readonly ready: string;
  /** The button that leads into a real game. */
  readonly play: string;
}

export interface StepWords {
  readonly title: string;
  readonly say: string;
  /** What helps with one of its moves, counted from 0. */
  readonly hints?: Readonly<Record<number, string>>;
}

/** How far somebody has come: the step, and everything they have picked. */
export interface Progress<L extends Lexicon = Lexicon> {
  readonly step: number;
  readonly picks: readonly RefOf<L>[];
}

export const LEARNER: Seat = 0;

export const BEGINNING: Progress<never> = { step: 0, picks: [] };

/** What a table says of things that have to wait. */
export type CourseVocabulary = {
  readonly 'course.first': { readonly first: Message };
  readonly 'course.first.short': Record<never, never>;
  readonly 'course.read': Record<never, never>;
  readonly 'course.read.short': Record<never, never>;
};

const say = sayer<CourseVocabulary>();

export function agreementOf<L extends Lexicon>(
  game: Pick<Game, 'id' | 'rules' | 'options'>,
  course: Course<L>,
): Agreement {
  const seats = course.rivals.length + 1;
  const options = { ...standardOptions(game, seats, 'link'), ...course.options };
  return { game: game.id, rules: game.rules, seats, options, seed: course.seed };
}

/** The table at this point of a course, asking no more than the course allows. Throws if nobody can have come there. */
export function reached<State, View, L extends Lexicon>(
  game: Game<State, View, L>,
  course: Course<L>,
  { step, picks }: Progress<L>,
): Play<State, View, L> {
  const play = Play.start(game, agreementOf(game, course));
  const given = [...picks];
  const move = (allowed: readonly RefOf<L>[]): void => {
    const ref = given.shift();
    if (ref === undefined || !allowed.includes(ref)) throw new Error(`the course does not allow "${ref}"`);
    take(play, { seat: LEARNER, picks: [ref] });
  };
  for (const turn of course.before) take(play, turn);
  for (const { moves = [], replies = [] } of course.steps.slice(0, step)) {
    for (const allowed of moves) move(allowed);
    for (const turn of replies) take(play, turn);
  }
  const { moves = [] } = course.steps[step] ?? {};
  const [next] = moves.slice(given.length);
  for (const allowed of moves.slice(0, given.length)) move(allowed);
  if (given.length > 0) throw new Error(`step ${step} has no move "${given[0]}"`);
  play.ask = play.ask && narrowed(play.ask, next);
  return play;
}

function take<State, View, L extends Lexicon>(play: Play<State, View, L>, { seat, picks }: Turn<L>): void {
  for (const ref of picks) {
    if (play.ask?.seat !== seat) throw new Error(`seat ${seat} is not asked, and picks "${ref}"`);
    play.pick(ref);
  }
}

/**
 * The same ask with everything closed that has to wait: all but what is allowed, or simply all while something is read.
 * Its options are no longer those of the rules: an answer goes by name, never by its place among them.
 */
export function narrowed<L extends Lexicon>(ask: Ask<L>, allowed: readonly RefOf<L>[] = []): Ask<L> {
  const options = ask.options.filter(({ ref }) => allowed.includes(ref));
  const [first] = options;
  const reason = first ? say('course.first', { first: first.say }) : say('course.read');
  const later = ask.options.filter((option) => !options.includes(option)).map((option) => closed(option, reason));
  return { ...ask, options, refused: [...later, ...ask.refused] };
}

function closed<L extends Lexicon>({ ref, say, face, group }: Option<L>, reason: Message): Refusal<L> {
  return { ref, say, reason, ...(face && { face }), ...(group !== undefined && { group }) };
}

/** What is still to be picked in this step. */
export function movesLeft<L extends Lexicon>(course: Course<L>, { step, picks }: Progress<L>): number {
  return movesBefore(course, step + 1) - picks.length;
}

function movesBefore<L extends Lexicon>({ steps }: Course<L>, step: number): number {
  return steps.slice(0, step).reduce((sum, { moves = [] }) => sum + moves.length, 0);
}

/** The learner has picked something. After the last move of a step the next one begins. */
export function goneOn<L extends Lexicon>(course: Course<L>, { step, picks }: Progress<L>, ref: RefOf<L>): Progress<L> {
  const after = { step, picks: [...picks, ref] };
  return movesLeft(course, after) > 0 ? after : { ...after, step: step + 1 };
}

/** What was only to be read has been read. */
export const readOn = <L extends Lexicon>({ step, picks }: Progress<L>): Progress<L> => ({ step: step + 1, picks });

/** Back to where this step began; from there to where the one before did. */
export function goneBack<L extends Lexicon>(course: Course<L>, { step, picks }: Progress<L>): Progress<L> {
  const isBegun = picks.length > movesBefore(course, step);
  const to = isBegun ? step : Math.max(0, step - 1);
  return { step: to, picks: picks.slice(0, movesBefore(course, to)) };
}

export const isFinished = <L extends Lexicon>({ steps }: Course<L>, { step }: Progress<L>): boolean =>
  step >= steps.length;
