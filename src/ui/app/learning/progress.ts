import { BEGINNING, type Course, type Progress, reached } from '../../../engine/course.ts';
import type { Game } from '../../../engine/game.ts';
import { isObject, type Store, textsIn } from '../../../store/index.ts';

/** How far courses have been taken on this device. */

/** More than anybody picks in a course. */
const MOST_PICKS = 200;

export const keyOf = (game: string, course: Pick<Course, 'id'>): string => `course:${game}/${course.id}`;

export interface Remembered extends Progress {
  /** It has been taken to its end, perhaps more than once. */
  readonly isDone: boolean;
}

/** What is remembered, out of whatever is stored; the beginning if there is nothing, or if nobody can have come there. */
export function remembered(store: Store, game: Game, course: Course): Remembered {
  const { step, picks, isDone } = readProgress(store.setting(keyOf(game.id, course)));
  const progress = canBeReached(game, course, { step, picks }) ? { step, picks } : BEGINNING;
  return { ...progress, isDone };
}

function readProgress(stored: unknown): Remembered {
  const { step, picks, isDone } = isObject(stored) ? stored : {};
  return {
    step: Number.isSafeInteger(step) ? Math.max(0, Number(step)) : 0,
    picks: textsIn(picks, MOST_PICKS),
    isDone: isDone === true,
  };
}

/** Whether the course still goes that way: it may be another one since. */
function canBeReached(game: Game, course: Course, progress: Progress): boolean {
  if (progress.step >= course.steps.length) return false;
  try {
    reached(game, course, progress);
    return true;
  } catch {
    return false;
  }
}

export function remember(store: Store, game: string, course: Course, progress: Progress, isDone: boolean) {
  const { step, picks } = isDone ? BEGINNING : progress;
  return store.setSetting(keyOf(game, course), (before) => ({
    step,
    picks,
    isDone: isDone || readProgress(before).isDone,
  }));
}

export const forget = (store: Store, game: string, course: Course): Promise<unknown> =>
  store.setSetting(keyOf(game, course), () => ({ ...BEGINNING, isDone: false }));
