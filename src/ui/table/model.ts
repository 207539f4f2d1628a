import type { Ref, Seat } from '../../engine/ask.ts';
import type { Viewer } from '../../engine/game.ts';
import type { Line } from '../../engine/history.ts';
import type { Standing } from '../../engine/standing.ts';
import type { Automa, Lesson, SeatFigure } from '../../games/box.ts';
import type { Advice } from '../../players/advise.ts';
import type { Level } from '../../players/mind.ts';
import type { Offers } from '../kit/offers.ts';
import type { Seal } from '../kit/seal-sign.ts';

/** One seat as the seats strip shows it. */
export interface SeatCard {
  readonly seat: Seat;
  readonly name: string;
  readonly epithet: string | undefined;
  readonly figures: readonly SeatFigure[];
  /** What it has put off and must still decide. */
  readonly owes: string | undefined;
  /** A computer plays it. */
  readonly computer?: Computer | undefined;
  /** What it has put into a sealed game. */
  readonly seal?: Seal | undefined;
  readonly isDeciding: boolean;
  readonly isMine: boolean;
  /** It may have been taken by mistake, because its player may have a device of their own. */
  readonly canLeave: boolean;
}

/** A character whom a computer plays. */
export interface Computer {
  readonly level: Level;
  /** Where its portrait is drawn. */
  readonly face: string | undefined;
}

/** One spoken line of the history. */
export interface Move {
  readonly line: Line;
  readonly text: string;
}

/** What the slip at the bottom is for. */
export type Situation =
  /** The viewer decides: canary slip with the options. */
  | { readonly kind: 'decide' }
  /** The viewer's visit is finished and not yet handed over: "Hand over to Bob". */
  | { readonly kind: 'hand-over'; readonly to: readonly Seat[] }
  /** Somebody else decides: white slip with Watch and Remind. */
  | {
      readonly kind: 'wait';
      readonly for: Seat;
      readonly canClaim: boolean;
      /** What they are asked, unless that is a secret. */
      readonly prompt?: string;
    }
  /** A computer decides, here and now: white slip. */
  | { readonly kind: 'think'; readonly seat: Seat }
  /** A film runs or a past position is shown: white slip with Back to now. */
  | {
      readonly kind: 'past';
      readonly turn: number;
      readonly isFilm: boolean;
      /** The film waits until this has been read. */
      readonly reading?: Reading;
    }
  | { readonly kind: 'over'; readonly headline: string };

/** One of several steps to be read one after the other, under a heading: "The Rival's turn", 2 of 6. */
export interface Reading {
  readonly heading: string;
  readonly step: number;
  readonly of: number;
}

export type Undo =
  | { readonly kind: 'possible' }
  /** Nothing of this visit to take back. */
  | { readonly kind: 'nothing' }
  /** Chance or a reveal has settled what came before. */
  | { readonly kind: 'sealed' }
  /** The link has been sent; taking back makes a replacement. */
  | { readonly kind: 'take-back' };

/** Where somebody is in a course, and what they are told there. */
export interface CourseStep {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly title: string;
  readonly say: string;
  /** What helps with the move to make now. */
  readonly hint: string | undefined;
  /** There is nothing to do but to read it. */
  readonly isRead: boolean;
  /** The things on the table it speaks of. */
  readonly points: readonly Ref[];
  /** The character who tells it, where the game has some. */
  readonly teacher?: { readonly name: string; readonly face: string } | undefined;
}

/** Whether somebody who decides may ask what to do, and what they are told. */
export type Hints =
  | { readonly kind: 'open' }
  /** The table has agreed to play without. */
  | { readonly kind: 'closed' }
  /** Somebody asked; the advice comes once it is found. */
  | {
      readonly kind: 'asked';
      readonly from: string;
      readonly face?: string | undefined;
      readonly advice: readonly Advice[] | undefined;
    };

/** Everything the frame around a game's table shows. The session makes it; the frame only draws it. */
export interface TableModel {
  readonly title: string;
  /** The game's short name among friends: the first four characters of its seed. */
  readonly code: string;
  readonly moment: string;
  readonly viewer: Viewer;
  readonly seats: readonly SeatCard[];
  /** Who is winning, as far as the viewer may know. */
  readonly standing?: Standing | undefined;
  /** Somebody whom nobody plays. */
  readonly automa?: Automa | undefined;
  readonly offers: Offers;
  readonly situation: Situation;
  readonly undo: Undo;
  readonly moves: readonly Move[];
  /** The move shown now: an index into `moves`, or undefined for the present. */
  readonly showing: number | undefined;
  /** A note from the player before. */
  readonly note: { readonly from: string; readonly text: string } | undefined;
  readonly isSaved: boolean;
  /** Everybody has put in a seal: how fair that makes it can be looked up. */
  readonly isSealed?: boolean;
  /** What a first game teaches at this moment. */
  readonly lesson?: Pick<Lesson, 'title' | 'body'> | undefined;
  /** Nothing where nobody gives hints. */
  readonly hints?: Hints | undefined;
  /** A course is taken at this table. */
  readonly course?: CourseStep | undefined;
}

/** What the frame asks the session to do. `pick` and `why-not` bubble up from the board by themselves. */
export type FrameRequest =
  | { readonly do: 'confirm' }
  | { readonly do: 'undo' }
  /** Shows or hides what somebody who plays well would do. */
  | { readonly do: 'hint' }
  /** Looks at an option without taking it. */
  | { readonly do: 'look'; readonly ref: Ref; readonly next?: Ref }
  /** The lesson, or the step of a course, is understood; or no more lessons are wanted. */
  | { readonly do: 'learn'; readonly all: boolean }
  | { readonly do: 'show'; readonly move: number | undefined }
  /** Plays the moves from here on as a film; undefined means since the viewer's last turn. */
  | { readonly do: 'film'; readonly from: number | undefined }
  | { readonly do: 'skip-film' }
  | { readonly do: 'hand-over' }
  | { readonly do: 'remind' }
  | { readonly do: 'claim'; readonly seat: Seat }
  | { readonly do: 'stand-up'; readonly seat: Seat }
  | { readonly do: 'move-seat' }
  | { readonly do: 'fairness' }
  | { readonly do: 'rules'; readonly section?: string }
  | { readonly do: 'settings' }
  | { readonly do: 'home' }
  | { readonly do: 'end-page' }
  | { readonly do: 'rematch' };

export class FrameEvent extends Event {
  static readonly type = 'frame';
  readonly request: FrameRequest;

  constructor(request: FrameRequest) {
    super(FrameEvent.type, { bubbles: true, composed: true });
    this.request = request;
  }
}

declare global {
  interface HTMLElementEventMap {
    frame: FrameEvent;
  }
}
