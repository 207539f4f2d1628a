import type { Seat } from './ask.ts';
import { clone } from './clone.ts';
import type { Event, ScoreSheet, Viewer } from './game.ts';
import type { Message } from './message.ts';
import { Play, type Told } from './play.ts';

/** What one viewer may hear of an event. */
export function heard(event: Event, viewer: Viewer): Message | undefined {
  if (!event.only || (viewer !== 'spectator' && event.only.includes(viewer))) return event.say;
  return event.instead;
}

/** One line of the history as one viewer may know it. */
export interface Line {
  readonly say: Message;
  readonly seat: Seat | undefined;
  readonly refs: readonly string[];
  readonly mark: boolean;
  /** The line is true after this many answers. */
  readonly answers: number;
  readonly turn: number;
}

export function history(told: readonly Told[], viewer: Viewer): Line[] {
  return told.flatMap(({ event, answers, turn }) => {
    const say = heard(event, viewer);
    if (!say) return [];
    return [{ say, seat: event.seat, refs: event.refs ?? [], mark: event.mark ?? false, answers, turn }];
  });
}

/** The score sheet at the end of every turn: how the race ran. */
export function race(play: Play): { turn: number; sheet: ScoreSheet }[] {
  const runner = Play.start(play.game, play.agreement, { remembers: false });
  const course: { turn: number; sheet: ScoreSheet }[] = [];
  for (const answer of play.answers) {
    const before = runner.turn;
    runner.answer(answer);
    if (runner.turn !== before || runner.over) {
      course.push({ turn: before, sheet: runner.game.scores(runner.state) });
    }
  }
  return course;
}

/** One step of a film: what was told, and the table as it was at that moment. */
export interface Frame<View> {
  readonly line: Line;
  readonly view: View;
}

/** Plays the game again and films, for one viewer, everything told after the first so many answers. */
export function film<State, View>(play: Play<State, View>, fromAnswers: number, viewer: Viewer): Frame<View>[] {
  const frames: Frame<View>[] = [];
  const camera = Play.start(play.game, play.agreement, {
    remembers: false,
    watch(event, { answers, turn, state, game }) {
      if (answers.length < fromAnswers) return;
      const [line] = history([{ event, answers: answers.length, turn }], viewer);
      if (line) frames.push({ line, view: clone(game.view(state, viewer)) });
    },
  });
  for (const answer of play.answers) camera.answer(answer);
  return frames;
}
