import { decode, type Opened, type Unreadable } from '../link/index.ts';
import { type Course, relation } from './relation.ts';
import type { SavedGame } from './saved-game.ts';

/** What to do with a link that was opened. Nothing is overwritten by opening: the app follows one of these. */
export type Receipt =
  /** Never seen here, or what was seen can no longer be read: save it and ask who sits where. */
  | { readonly kind: 'new' }
  /** Nothing new: show it. */
  | { readonly kind: 'known'; readonly mine: Opened }
  /** The game went on: save it and show what happened after `at` answers. */
  | { readonly kind: 'news'; readonly mine: Opened; readonly at: number }
  /** This device knows more: offer that. */
  | { readonly kind: 'stale'; readonly mine: Opened; readonly at: number }
  /** A hand-over was taken back and sent again: say so, then save it. */
  | { readonly kind: 'replacement'; readonly mine: Opened; readonly at: number }
  /** A hand-over that has been taken back since: offer what stands in its place. */
  | { readonly kind: 'withdrawn'; readonly mine: Opened; readonly at: number }
  /** Two games grew from one: show both, let the players choose. */
  | {
      readonly kind: 'forked';
      readonly mine: Opened;
      readonly at: number;
      /** Because something was taken back that chance or a reveal had settled. */
      readonly isOverturned?: true;
    };

const RECEIPTS = {
  ahead: 'news',
  behind: 'stale',
  replaces: 'replacement',
  replaced: 'withdrawn',
  forked: 'forked',
} as const;

/** Compares an opened link with what this device remembers of the same game. */
export function receive(theirs: Opened, saved: SavedGame | undefined): Receipt {
  return received(theirs, saved, saved && decode(saved.link, theirs.play.game));
}

/** The same, once what is remembered has been opened. */
export function received(theirs: Opened, saved: SavedGame | undefined, mine: Opened | Unreadable | undefined): Receipt {
  if (!saved || !mine?.ok) return { kind: 'new' };
  const how = relation(courseOf(theirs), courseOf(mine), saved.mySeats);
  if (how.kind === 'other-game') return { kind: 'forked', mine, at: 0 };
  if (how.kind === 'same') return { kind: 'known', mine };
  if (how.kind === 'overturned') return { kind: 'forked', mine, at: how.at, isOverturned: true };
  return { kind: RECEIPTS[how.kind], mine, at: how.at };
}

const courseOf = ({ journal, play }: Opened): Course => ({
  ...journal,
  answerers: play.answerers,
  settled: play.undoTo,
});
