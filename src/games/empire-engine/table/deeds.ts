import type { Action, Empire, Fuel, Gear, Side } from '../rules/tables.ts';

/** Facts that sentences about the table need. Who is meant is told by name. */

/** An action, and whom an attack is meant for. */
export interface Deed {
  readonly action: Action;
  readonly target: string | undefined;
}

/** How an attack that is planned will be paid for; two need two soldiers, and a single one is lost for neither. */
export type Payment = 'paid' | 'none' | 'one-for-two';

/** What is planned for an engine. */
export interface PlannedDeed extends Deed {
  /** From round 2. */
  readonly gear: Gear | undefined;
  readonly turns: number | undefined;
  readonly fuel: Fuel | undefined;
  /** Of attacks. */
  readonly payment: Payment | undefined;
}

/** What everybody sees of a plan: cards face down and the fuel on them. */
export interface FaceDown {
  readonly card: 'engine' | 'gear';
  readonly where: Side | 'both';
  readonly fuels: readonly Fuel[];
}

/** Who somebody is at this table besides their name. */
export interface Epithet {
  readonly empire: Empire | undefined;
  readonly partner: string | undefined;
  /** The partner is whoever reads this. */
  readonly isYours: boolean;
}

/** An engine, for somebody who cannot see it. */
export interface SeenEngine {
  readonly side: Side;
  /** Undefined if it is your own. */
  readonly owner: string | undefined;
  readonly shows: Action | 'face-down' | 'not-started';
  readonly planned: PlannedDeed | undefined;
  /** A gear lies face down under it, with this fuel on it. */
  readonly gear: { readonly fuel: Fuel | undefined } | undefined;
}
