import { inOrder, type Seat } from '../engine/ask.ts';
import type { Agreement, Way } from '../engine/game.ts';
import type { Message } from '../engine/message.ts';
import type { Journal } from '../link/index.ts';

/** What the desk shows of a game, said once by whoever has its rules at hand. */
export interface Facts {
  /** Who must decide now; nobody once the game is over. */
  readonly next: readonly Seat[];
  /** Where in the game we are: "Round 5 of 8". Versions that spoke one language wrote the sentence itself. */
  readonly moment: Message | string;
  /** Who moved last. */
  readonly mover?: Seat | undefined;
  /** How it ended: "Ines won 24 to 19". Only a finished game has one; of old ones it is the sentence itself. */
  readonly result?: Outcome | string | undefined;
}

/** Whose the victory is, seats or somebody whom nobody plays, and the points, theirs first. Nobody's if all have lost. */
export interface Outcome {
  readonly winners: readonly (Seat | Message)[];
  readonly points: readonly number[];
  readonly isShared: boolean;
}

/** The secret of a seat of a sealed game, as this device keeps it. */
export interface SavedKey {
  readonly seat: Seat;
  /** 22 letters and digits. */
  readonly secret: string;
  /** Which of the seat's chains it makes. */
  readonly segment: number;
  /** How many visits of the seat have left this device, in whatever link. */
  readonly spent: number;
  /** The seat has moved to another device: this one may look, not play. */
  readonly isMoved?: boolean;
}

/** What the player of a position knows besides it. */
export interface Visit {
  /** The link that this position goes on from, or was chosen over. */
  readonly from?: string | undefined;
  /** A link that goes another way, to be kept with the game. */
  readonly beside?: string | undefined;
  readonly mySeats?: readonly Seat[];
  readonly seen?: number;
  /** What this device holds of a sealed game with this position. */
  readonly keys?: readonly SavedKey[];
  /** The turn of a sealed game whose link was followed although a seal did not match. */
  readonly trusted?: number | undefined;
}

/** A game as this device remembers it. Everything the desk shows is here, so the desk needs no rules. */
export interface SavedGame extends Facts {
  readonly id: string;
  readonly game: string;
  /** The name the player gave this game. */
  readonly label?: string | undefined;
  readonly names: readonly string[];
  readonly way: Way;
  /** The latest position, unsent moves included. */
  readonly link: string;
  readonly answers: number;
  readonly again: number;
  /** The link that last left this device, for sending it once more. */
  readonly lastSent?: string | undefined;
  /** The seats played on this device. */
  readonly mySeats: readonly Seat[];
  /** How many answers had been given when the player last looked: what came after is news. */
  readonly seen: number;
  readonly isFiled: boolean;
  /** Links of this game that went another way and were not followed. Nothing is ever thrown away unasked. */
  readonly alternatives: readonly string[];
  /** The secrets of a sealed game: whoever forgets them cannot go on. */
  readonly keys?: readonly SavedKey[] | undefined;
  /** The turn of a sealed game whose link was followed here although a seal did not match: said until the end. */
  readonly trusted?: number | undefined;
  readonly updatedAt: number;
}

export const LONGEST_LABEL = 40;

/** The name of a game on this device: the same game has the same name on every device. */
export function idOf({ game, seed }: Pick<Agreement, 'game' | 'seed'>): string {
  return `${game}:${seed}`;
}

/** How a game stands for whoever plays it on this device. */
export function standingOf({ next, mySeats, result }: SavedGame): 'your-turn' | 'waiting' | 'over' {
  if (result !== undefined) return 'over';
  return next.some((seat) => mySeats.includes(seat)) ? 'your-turn' : 'waiting';
}

/** The record after a new position. What it said before stays where it is not the position's business. */
export function withPosition(
  before: SavedGame | undefined,
  journal: Journal,
  link: string,
  { next, moment, mover, result }: Facts,
  { from, beside, mySeats = [], seen = before?.seen ?? 0, keys, trusted = before?.trusted }: Visit,
  now: number,
): SavedGame {
  const saved = {
    ...before,
    id: idOf(journal.agreement),
    game: journal.agreement.game,
    names: journal.names,
    way: journal.way,
    link,
    answers: journal.answers.length,
    again: journal.again,
    // A seat once taken stays taken, as one that another tab has taken meanwhile.
    mySeats: inOrder([...(before?.mySeats ?? []), ...mySeats]),
    seen,
    keys: keysOfBoth(keys, before?.keys),
    ...(trusted !== undefined && { trusted }),
    next,
    moment,
    mover,
    result,
    alternatives: (before?.alternatives ?? []).filter((other) => other !== link && other !== from),
    // News brings a filed game back to the desk.
    isFiled: before?.link === link && before.isFiled,
    updatedAt: before?.link === link ? before.updatedAt : now,
  };
  const others = [before?.link === from ? undefined : before?.link, beside];
  return others.filter((other) => other !== undefined).reduce(withAlternative, saved);
}

/** Keeps a link beside the one that is followed. */
export function withAlternative(game: SavedGame, link: string): SavedGame {
  if (game.link === link || game.alternatives.includes(link)) return game;
  return { ...game, alternatives: [...game.alternatives, link] };
}

/** No secret is ever lost, and what has left a device has left it. What the first says of a secret counts. */
export function keysOfBoth(
  keys: readonly SavedKey[] = [],
  others: readonly SavedKey[] = [],
): readonly SavedKey[] | undefined {
  const spentOf = (secret: string) =>
    Math.max(...others.filter((other) => other.secret === secret).map(({ spent }) => spent), 0);
  const known = keys.map((key) => ({ ...key, spent: Math.max(key.spent, spentOf(key.secret)) }));
  const all = [...known, ...others.filter(({ secret }) => !keys.some((key) => key.secret === secret))];
  return all.length > 0 ? all : undefined;
}
