import {
  BEGINNING,
  type Course,
  goneBack,
  goneOn,
  isFinished,
  LEARNER,
  movesLeft,
  type Progress,
  reached,
  readOn,
} from '../../../engine/course.ts';
import type { Box } from '../../../games/box.ts';
import type { ShelfEntry } from '../../../games/index.ts';
import type { Level } from '../../../players/mind.ts';
import type { CourseLink, LearnModel } from '../../screens/learn-model.ts';
import '../../screens/learn-screen.ts';
import type { CourseStep } from '../../table/model.ts';
import '../../table/lesson-slip.ts';
import '../../table/lesson-veil.ts';
import type { Controller } from '../controller.ts';
import { namesIn } from '../dealing/form.ts';
import { addressOfPage, type Page } from '../pages.ts';
import { filmedAfter } from '../session/moves.ts';
import type { Guide, Session } from '../session/session.ts';
import { know, unlearn } from '../session/teaching.ts';
import { forget, remember, remembered } from './progress.ts';
import { words } from './words.ts';

/** A course somebody has opened, and what can be done with it. */
export interface Lesson {
  readonly game: string;
  readonly course: Course;
  readonly model: LearnModel;
  /** Comes to the table; whoever has been there before is asked first where to go on. */
  arrive(): void;
  goOn(): void;
  anew(): void;
  /** Goes on to a real game. */
  play(): Promise<void>;
}

export async function lessonAt(
  app: Controller,
  entry: ShelfEntry,
  page: Extract<Page, { kind: 'learn' }>,
): Promise<Lesson> {
  const box = await entry.load();
  const courses = (await box.courses?.()) ?? [];
  const course = courses.find(({ id }) => id === page.course) ?? courses[0];
  if (!course) throw new Error(`there is no course of ${entry.id}`);
  return lessonOf({ app, entry, box: withWords(box), courses, course });
}

/** The table also knows how to say that something has to wait. */
const withWords = (box: Box): Box => ({ ...box, words: { ...box.words, ...words.table } });

/** Everything is taught again that this device has taught. */
export async function teachAgain(app: Controller): Promise<void> {
  const { store } = app;
  for (const entry of app.shelf) {
    const { courses } = await entry.load();
    await unlearn(store, entry.id);
    for (const course of (await courses?.()) ?? []) await forget(store, entry.id, course);
  }
  app.say(words.taughtAgain);
}

/** Whom a beginner meets first. */
const NEXT_RIVALS = ['gentle', 'steady'] as const satisfies readonly Level[];

interface Kit {
  readonly app: Controller;
  readonly entry: ShelfEntry;
  readonly box: Box;
  readonly courses: readonly Course[];
  readonly course: Course;
}

function lessonOf(kit: Kit): Lesson {
  const { app, entry, box, course } = kit;
  const known = remembered(app.store, box.game, course);
  const begin = (progress: Progress): void => {
    app.set({ lesson });
    void app.arrive(sessionAt(kit, progress), 'table');
  };
  const isBegun = known.step > 0;
  const lesson: Lesson = {
    game: entry.id,
    course,
    model: modelOf(kit, isBegun ? known.step + 1 : 1),
    arrive: () => {
      if (isBegun && !isBack(app, kit)) show(app, lesson, kit);
      else begin(known);
    },
    goOn: () => begin(known),
    anew: () => begin(BEGINNING),
    play: () => {
      const { seats, options } = course.next;
      const [name = ''] = namesIn(app.store);
      const rivals = NEXT_RIVALS.slice(0, seats - 1);
      const names = [name, ...rivals.map((level) => box.characters?.[level] ?? '')];
      const levels = [undefined, ...rivals];
      return app.go({ kind: 'new-game', game: entry.id }, { names, levels, here: [0], options, way: 'room' });
    },
  };
  return lesson;
}

/** Whoever has looked something up comes straight back to the course. */
function isBack({ screen, lesson }: Controller, { entry, course }: Kit): boolean {
  const isSame = lesson?.game === entry.id && lesson.course.id === course.id;
  return isSame && (screen.kind === 'rules' || screen.kind === 'settings');
}

function show(app: Controller, lesson: Lesson, { entry, course }: Kit): void {
  app.set({ screen: { kind: 'learn', game: entry.id, course: course.id }, lesson });
}

function modelOf({ app, entry, box, courses, course }: Kit, at: number | undefined): LearnModel {
  const link = (other: Course): CourseLink => ({
    name: other.words.title,
    href: `#${addressOfPage({ kind: 'learn', game: entry.id, course: other.id })}`,
    isDone: remembered(app.store, box.game, other).isDone,
  });
  return {
    game: entry.id,
    title: entry.title,
    name: course.words.title,
    steps: course.steps.length,
    at,
    ready: course.words.ready,
    play: course.words.play,
    others: courses.filter((other) => other !== course).map(link),
  };
}

/** The table at one point of a course. */
function sessionAt(kit: Kit, progress: Progress): Session {
  const { app, entry, box, course } = kit;
  const [name = words.learner] = namesIn(app.store);
  const names = [name, ...course.rivals];
  return {
    box,
    title: entry.title,
    envelope: { names, kinds: names.map(() => 'human'), way: 'link', again: 0 },
    play: reached(box.game, course, progress),
    mySeats: [LEARNER],
    viewer: LEARNER,
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    isSaved: true,
    guide: guideAt(kit, progress),
  };
}

function guideAt(kit: Kit, progress: Progress): Guide {
  const { app, entry, box, course } = kit;
  const moveTo = (session: Session, next: Progress): Session => ({
    ...session,
    play: reached(session.box.game, course, next),
    chosen: undefined,
    showing: undefined,
    isFilm: false,
    guide: guideAt(kit, next),
  });
  return {
    step: { ...stepAt(course, progress), teacher: teacherOf(box) },
    answered(session, ref) {
      const after = moveTo(session, goneOn(course, progress, ref));
      const told = session.play.answers.length;
      const { undoTo, answers } = after.play;
      // What chance or somebody else does is watched; the learner's own doing is plain to see.
      return undoTo > told || answers.length > told + 1 ? filmedAfter(after, told) : after;
    },
    readOn: (session) => moveTo(session, readOn(progress)),
    wentBack: (session) => moveTo(session, goneBack(course, progress)),
    async remember() {
      const isDone = isFinished(course, progress);
      const kept = remember(app.store, entry.id, course, progress, isDone);
      if (isDone) {
        void know(app.store, entry.id, course.teaches);
        const lesson = lessonOf(kit);
        show(app, { ...lesson, model: modelOf(kit, undefined) }, kit);
      }
      await kept;
    },
  };
}

/** The gentlest of its characters teaches a game. */
const teacherOf = ({ characters, faces }: Box): CourseStep['teacher'] =>
  characters && faces ? { name: characters.gentle, face: `${faces}#gentle` } : undefined;

/** What is told at one point of a course. */
function stepAt(course: Course, progress: Progress): CourseStep {
  const { steps } = course;
  const step = steps[progress.step];
  const { title = '', say = '', hints = {} } = step?.words ?? {};
  const { moves = [], points = [] } = step ?? {};
  const move = moves.length - movesLeft(course, progress);
  const hint = moves.length > 0 ? hints[move] : undefined;
  return {
    number: Math.min(progress.step + 1, steps.length),
    of: steps.length,
    title,
    // A later move of the same step is told by its own hint.
    say: hint !== undefined && move > 0 ? hint : say,
    hint: move === 0 ? hint : undefined,
    isRead: moves.length === 0,
    points,
  };
}
