import type { Seal } from '../kit/seal-sign.ts';
import type { Person } from './model.ts';

/** What is decided in secret in a game, and what lies hidden in it, by name. */
export interface Hidden {
  readonly choices?: string;
  readonly hands?: string;
}

/** A seat as the fairness of a sealed game depends on it. */
export interface FairSeat extends Person {
  /** Computers have none: whoever holds the link plays them. */
  readonly seal: Seal | undefined;
  readonly isMine: boolean;
  /** The turn since which it has another key than at first. */
  readonly newKeySince?: number;
}

/** What is promised at the table of a sealed game. */
export interface Fairness {
  readonly hidden: Hidden;
  readonly seats: readonly FairSeat[];
  readonly turns: number;
  /** The turn in which this device followed a link although a seal did not match. */
  readonly trusted?: number;
  /** Whoever has lost a device could go on here as one of these. */
  readonly lost: readonly Person[];
}

/** What a check has found, for reading and for sending. */
export interface CertificateModel {
  readonly isSound: boolean;
  readonly lines: readonly string[];
}
