import type { Seat } from '../engine/ask.ts';
import type { Agreement, Way } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';

/** How well a bot plays. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Who plays a seat. */
export type Kind = 'human' | `bot:${Level}`;

/** A short word from one player to the others, on the latest link only. */
export interface Note {
  readonly seat: Seat;
  readonly text: string;
}

/** What a link says besides the game itself: it can be read without the rules. */
export interface Envelope {
  readonly names: readonly string[];
  readonly kinds: readonly Kind[];
  readonly way: Way;
  readonly note?: Note | undefined;
  /** How many hand-overs of this game have been taken back and sent again. */
  readonly again: number;
  /** The edition of players by which all moves of computers were made; nothing if several were, or it is not known. */
  readonly edition?: number | undefined;
}

/** Everything a game is: what was agreed, who plays, and every answer so far. */
export interface Journal extends Envelope {
  readonly agreement: Agreement;
  readonly answers: readonly number[];
}

export function journalOf(
  { names, kinds, way, note, again, edition }: Envelope,
  { agreement, answers }: Play,
): Journal {
  const more = { ...(note && { note }), ...(edition && { edition }) };
  return { agreement, names, kinds, way, again, ...more, answers: [...answers] };
}

export const LONGEST_NAME = 24;
export const LONGEST_NOTE = 120;
export const MOST_AGAIN = 99;
export const LATEST_EDITION = 999;

/** A name as a link can carry it: one line, no invisible trickery, not too long. */
export function cleanName(text: string): string {
  return clean(text, LONGEST_NAME);
}

/** A note as a link can carry it. */
export function cleanNote(text: string): string {
  return clean(text, LONGEST_NOTE);
}

/** Control characters, halves of characters and marks that turn the writing direction have no place in a name. */
const UNWANTED = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

function clean(text: string, longest: number): string {
  const oneLine = text.replace(UNWANTED, ' ').replace(/ {2,}/g, ' ').trim();
  return [...oneLine].slice(0, longest).join('').trim();
}
