import { describe, expect, it } from 'vitest';
import {
  BEGINNING,
  type Course,
  type CourseWords,
  goneOn,
  isFinished,
  type Progress,
  reached,
  readOn,
  type Step,
  type StepWords,
} from '../engine/course.ts';
import { type Game, refusedOptions, standardOptions } from '../engine/game.ts';
import type { Lexicon, RefOf } from '../engine/lexicon.ts';
import { keysOf } from '../engine/record.ts';

/** A sentence no longer than this is read at a glance. */
const LONGEST = 140;

/**
 * What makes the sentences of a step true: the table when it begins, and after the learner's moves, before anybody
 * replies. Whatever figures the sentences tell, in any language, it reads off the table and the rules; `course` has
 * those of the last words.
 */
export type Facts<State, Name extends string> = Readonly<
  Partial<Record<Name, (now: State, after: State) => readonly number[]>>
>;

interface Taught<State, View, L extends Lexicon, Name extends string> {
  readonly game: Game<State, View, L>;
  course(): Course<L>;
  /** Its English words and those of its steps, by name. */
  readonly words: { readonly course: CourseWords } & Readonly<Record<Name, unknown>>;
  readonly translations: Readonly<Record<Exclude<Numbered, 'en'>, Readonly<Record<Name, unknown>>>>;
  readonly facts: Facts<State, Name>;
  readonly hints: readonly { readonly id: string }[];
}

/** Numbers from two on, as they are written out; one is too often no number at all. */
const NUMBERS = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  fr: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
};

type Numbered = keyof typeof NUMBERS;

/** The figures of a text, in digits or written out. */
function figuresIn(text: string, language: Numbered): readonly number[] {
  return [...text.toLowerCase().matchAll(/\d+|\p{L}+/gu)].map(([word]) => {
    const written = NUMBERS[language].indexOf(word.replace(/mal$/, ''));
    return written < 0 ? Number(word) : written + 2;
  });
}

const figuresAmong = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers.filter((number) => number > 1))].sort((a, b) => a - b);

/** What is told at a step or at the end of a course, without its headings and its button. */
function textsOf(words: unknown): readonly string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  const told = Object.entries(words).filter(([name]) => name !== 'title' && name !== 'play');
  return told.flatMap(([, text]) => textsOf(text));
}

/** One step of one way through a course. */
interface Visit<State, L extends Lexicon> {
  readonly step: Step<L>;
  readonly picks: readonly RefOf<L>[];
  readonly now: State;
  readonly after: State;
}

/** Every way through a course, step by step; steps that several ways have in common come once. */
function* everyWay<State, View, L extends Lexicon>(
  game: Game<State, View, L>,
  course: Course<L>,
  from: Progress<L> = BEGINNING,
): Generator<Visit<State, L>, void> {
  if (isFinished(course, from)) return;
  const step = course.steps[from.step];
  if (!step) throw new Error(`there is no step ${from.step}`);
  const now = reached(game, course, from);
  if (!step.moves) {
    expect(now.ask?.options, `${step.words.title}: there is only something to read`).toEqual([]);
    yield { step, picks: [], now: now.state, after: now.state };
    yield* everyWay(game, course, readOn(from));
    return;
  }
  for (const next of endsOf(game, course, from)) {
    const after = reached(game, course, { ...next, step: from.step });
    yield { step, picks: next.picks.slice(from.picks.length), now: now.state, after: after.state };
    yield* everyWay(game, course, next);
  }
}

/** Every way to make the moves of one step. */
function* endsOf<State, View, L extends Lexicon>(
  game: Game<State, View, L>,
  course: Course<L>,
  from: Progress<L>,
): Generator<Progress<L>> {
  const { ask } = reached(game, course, from);
  const { title } = course.steps[from.step]?.words ?? {};
  expect(ask, title).toMatchObject({ seat: 0 });
  expect(ask?.options, `${title}: something may be picked`).not.toEqual([]);
  for (const { ref } of ask?.options ?? []) {
    const next = goneOn(course, from, ref);
    if (next.step > from.step) yield next;
    else yield* endsOf(game, course, next);
  }
}

/** Everything a course is held to: every way leads to its end, and it says nothing but the truth. */
export function keepsItsWord<State, View, L extends Lexicon, Name extends string>(
  taught: Taught<State, View, L, Name>,
): void {
  const { game, words, translations, facts, hints } = taught;
  const names = Object.keys(words) as Name[];
  const nameOf = (said: StepWords): Name => {
    const name = names.find((one) => words[one] === said);
    if (!name) throw new Error(`"${said.title}" is not among the words`);
    return name;
  };

  /** Every language tells the figures of this moment, and no others. */
  const holds = (name: Name | 'course', now: State, after: State): void => {
    const known: Facts<State, string> = facts;
    const figures = figuresAmong(known[name]?.(now, after) ?? []);
    const books: Readonly<Record<Numbered, Readonly<Record<string, unknown>>>> = { en: words, ...translations };
    for (const language of keysOf(books)) {
      const texts = textsOf(books[language][name]);
      const told = figuresAmong(texts.flatMap((text) => figuresIn(text, language)));
      expect(told, `${language}: ${texts.join(' ')}`).toEqual(figures);
    }
  };

  describe(words.course.title, () => {
    it('is taken to its end by every way there is, and every sentence is true', () => {
      const course = taught.course();
      const picked = new Map<Step<L>, Set<string>>();
      let last: { readonly now: State; readonly after: State } | undefined;
      for (const { step, picks, now, after } of everyWay(game, course)) {
        picked.set(step, new Set([...(picked.get(step) ?? []), ...picks]));
        game.check(after);
        holds(nameOf(step.words), now, after);
        last = { now, after };
      }
      if (last) holds('course', last.now, last.after);
      const allowed = course.steps.map(({ moves = [] }) => new Set<string>(moves.flat()));
      expect(
        course.steps.map((step) => picked.get(step)),
        'whatever a step allows',
      ).toEqual(allowed);
    });

    it('says each thing briefly', () => {
      for (const { words: said } of taught.course().steps) {
        for (const text of [said.say, ...Object.values(said.hints ?? {})]) {
          expect(text.length, text).toBeLessThanOrEqual(LONGEST);
        }
      }
    });

    it('begins and ends with something to read', () => {
      const { steps } = taught.course();
      expect([steps.at(0)?.moves, steps.at(-1)?.moves]).toEqual([undefined, undefined]);
    });

    it('gives hints only for moves there are', () => {
      for (const { words: said, moves = [] } of taught.course().steps) {
        for (const at of Object.keys(said.hints ?? {})) expect(moves[Number(at)], said.title).toBeDefined();
      }
    });

    it('leads into a game that can be played, and spares it only hints it has', () => {
      const { next, teaches } = taught.course();
      const { seats, options } = next;
      const agreed = { ...standardOptions(game, seats, 'link'), ...options };
      expect(refusedOptions(game, seats, agreed)).toBeUndefined();
      expect(Object.keys(agreed)).toEqual(game.options.map(({ id }) => id));
      expect(hints.map(({ id }) => id)).toEqual(expect.arrayContaining([...teaches]));
    });
  });
}
