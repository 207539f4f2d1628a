/** What stands before a course that was left half-way, and at the end of one. */
export interface LearnModel {
  readonly game: string;
  /** The name of the game, and what the course is called. */
  readonly title: string;
  readonly name: string;
  readonly steps: number;
  /** The step to go on at, counted from 1; undefined once the course is finished. */
  readonly at: number | undefined;
  /** What to take along. */
  readonly ready: string;
  /** The button that leads into a real game. */
  readonly play: string;
  readonly others: readonly CourseLink[];
}

/** Another course of the same game. */
export interface CourseLink {
  readonly name: string;
  readonly href: string;
  readonly isDone: boolean;
}
