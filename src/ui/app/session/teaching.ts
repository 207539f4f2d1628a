import type { Lesson } from '../../../games/box.ts';
import { type Store, textsIn } from '../../../store/index.ts';
import { offersOf, shownOf } from './presenting.ts';
import type { Session } from './session.ts';

/**
 * A first game teaches by playing: each lesson once on each device, and never again once somebody has had enough. Where one
 * phone goes round everybody learns for themselves.
 */

const EVERYTHING = '*';

/** More than any game has, for everybody who ever held this phone. */
const MOST_LESSONS = 1000;

const keyFor = (game: string): string => `learned:${game}`;
const keyOf = ({ play }: Session): string => keyFor(play.game.id);

/** How a lesson is marked as known by whoever is looking. */
function markOf({ mySeats, viewer, envelope }: Session, id: string): string {
  return mySeats.length > 1 && viewer !== 'spectator' ? `${envelope.names[viewer]}/${id}` : id;
}

function learned(store: Store, session: Session): readonly string[] {
  return lessonsIn(store.setting(keyOf(session)));
}

const lessonsIn = (known: unknown): readonly string[] => textsIn(known, MOST_LESSONS);

/** The lesson for this moment, if there is one left. */
export function lessonOf(store: Store, session: Session): Lesson | undefined {
  const { ask } = offersOf(session);
  const known = learned(store, session);
  const isKnown = (id: string): boolean => known.includes(markOf(session, id));
  if (!ask || session.guide || isKnown(EVERYTHING)) return undefined;
  const { view } = shownOf(session);
  return session.box.lessons?.find((lesson) => !isKnown(lesson.id) && lesson.when(ask, view));
}

/** The lesson shown is understood; or all of them are, from now on. */
export function learn(store: Store, session: Session, all: boolean): void {
  const id = all ? EVERYTHING : lessonOf(store, session)?.id;
  if (id) void know(store, session.play.game.id, [markOf(session, id)]);
}

/** These lessons need not be told again. */
export function know(store: Store, game: string, ids: readonly string[]): Promise<unknown> {
  return store.setSetting(keyFor(game), (before) => [...new Set([...lessonsIn(before), ...ids])]);
}

/** All lessons are told again when their moment comes. */
export const unlearn = (store: Store, game: string): Promise<unknown> => store.setSetting(keyFor(game), () => []);
