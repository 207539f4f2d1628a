import type { Seat } from './ask.ts';
import { clone } from './clone.ts';
import type { Event, Move, ScoreSheet, Viewer } from './game.ts';
import type { Lexicon, RefOf } from './lexicon.ts';
import type { Message } from './message.ts';
import { Play, type Told } from './play.ts';

/** What one viewer may hear of an event. */
export function heard<L extends Lexicon>(event: Event<L>, viewer: Viewer): Message | undefined {
  if (!event.only || (viewer !== 'spectator' && event.only.includes(viewer))) return event.say;
  return event.instead;
}

/** One line of the history as one viewer may know it. */
export interface Line<L extends Lexicon = Lexicon> {
  readonly say: Message;
  readonly seat: Seat | undefined;
  readonly refs: readonly RefOf<L>[];
  readonly moves: readonly Move<L>[];
  readonly mark: boolean;
  readonly deed?: 'small' | 'great';
  /** A film stays with it: a milestone, dice, cards laid open. */
  readonly stays: boolean;
  /** The line is true after this many answers. */
  readonly answers: number;
  readonly turn: number;
}

export function history<L extends Lexicon>(told: readonly Told<L>[], viewer: Viewer): Line<L>[] {
  return told.flatMap(({ event, answers, turn }) => {
    const say = heard(event, viewer);
    if (!say) return [];
    const { seat, refs = [], moves = [], mark = false, stays = mark, deed } = event;
    return [{ say, seat, refs, moves, mark, ...(deed && { deed }), stays, answers, turn }];
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
export interface Frame<View, L extends Lexicon = Lexicon> {
  readonly line: Line<L>;
  readonly view: View;
}

/** Plays the game again and films, for one viewer, everything told after the first so many answers. */
export function film<State, View, L extends Lexicon>(
  play: Play<State, View, L>,
  fromAnswers: number,
  viewer: Viewer,
): Frame<View, L>[] {
  const frames: Frame<View, L>[] = [];
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
