import type { Hidden } from './fair-model.ts';
import type { Person } from './model.ts';

/** Somebody at the table before it is dealt. */
export interface LapSeat extends Person {
  readonly hasSeal: boolean;
  /** Played on this device. */
  readonly isMine: boolean;
  /** Nobody who could put in a seal. */
  readonly isComputer?: boolean;
}

/** The lap before the first turn of a sealed game. */
export interface LapModel {
  /** What the store calls the game, and which box it is from. */
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly code: string;
  readonly seats: readonly LapSeat[];
  readonly hidden: Hidden;
  /** What this device can do: put in a seal, pass the link on, or deal. */
  readonly step: 'join' | 'pass' | 'deal';
  /** Somebody else may play on this device as well. */
  readonly canJoin?: boolean;
  /** Who gets the link next. */
  readonly to: Person;
  /** What stands after the `#`. */
  readonly link: string;
}
