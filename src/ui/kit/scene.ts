import type { Viewer } from '../../engine/game.ts';
import type { Line } from '../../engine/history.ts';
import type { Lexicon, RefOf } from '../../engine/lexicon.ts';
import type { Message } from '../../engine/message.ts';
import type { Offers } from './offers.ts';
import type { Seal } from './seal-sign.ts';

/** How much room there is: for everything side by side, for some of it, or for one thing at a time. */
export type Layout = 'wide' | 'middle' | 'narrow';

/** What every drawing of a table is made from. A game adds what its own drawings want to know. */
export interface TableScene<View, L extends Lexicon> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly offers: Offers<L>;
  readonly line: Line<L> | undefined;
  /** The option somebody points at, or has chosen and not yet confirmed: what it would mean is drawn as a ghost. */
  readonly looked: RefOf<L> | undefined;
  /** What the seats of a sealed game have put in. */
  readonly seals?: readonly (Seal | undefined)[];
}

export function words<L extends Lexicon>({ offers }: Pick<TableScene<unknown, L>, 'offers'>, message: Message): string {
  return offers.speaker.say(message);
}

/** Whether a film is telling of this thing just now. */
export function isLit<L extends Lexicon>({ line }: Pick<TableScene<unknown, L>, 'line'>, ref: RefOf<L>): boolean {
  return line?.refs.includes(ref) ?? false;
}

export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
