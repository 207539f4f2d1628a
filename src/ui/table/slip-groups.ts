import type { Ask, Option, Ref } from '../../engine/ask.ts';
import { capital } from '../../engine/message.ts';
import type { Offers } from '../kit/offers.ts';

/** One button of the slip. */
export interface SlipOption {
  readonly ref: Ref;
  readonly label: string;
  readonly detail: string | undefined;
  /** The key that picks it, for the first nine as they stand. */
  readonly number?: number;
  /** Hardly wanted now. */
  readonly isAside?: true;
}

/** One line of the slip that says why something cannot be chosen. */
export interface SlipRefusal {
  readonly ref: Ref;
  readonly label: string;
  readonly reason: string;
}

/** Options that stand together, under a heading if their game gives them one. */
export interface SlipGroup {
  readonly id: string | undefined;
  readonly label: string | undefined;
  readonly open: readonly SlipOption[];
  readonly closed: readonly SlipRefusal[];
}

/** Keys 1 to 9 pick an option. */
const MOST_NUMBERED = 9;

/** The options of an ask group by group in the order of the rules; those without a group come last. */
export function groupsOf(offers: Offers, isNumbered = true): SlipGroup[] {
  const { ask, speaker } = offers;
  const groups = new Map<string | undefined, { open: SlipOption[]; closed: SlipRefusal[] }>();
  const at = (group: string | undefined) => {
    const found = groups.get(group) ?? { open: [], closed: [] };
    groups.set(group, found);
    return found;
  };
  for (const { ref, say, short = say, detail, group, isAside } of ask?.options ?? []) {
    const label = capital(speaker.say(short));
    at(group).open.push({ ref, label, detail: detail && speaker.say(detail), ...(isAside && { isAside }) });
  }
  for (const { ref, say, reason, group } of ask?.refused ?? []) {
    at(group).closed.push({ ref, label: capital(speaker.say(say)), reason: speaker.say(reason) });
  }
  let number = 0;
  return [...groups]
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([id, { open, closed }]) => ({
      id,
      label: id === undefined ? undefined : offers.groupLabel(id),
      open: open.map((option) => (isNumbered && ++number <= MOST_NUMBERED ? { ...option, number } : option)),
      closed,
    }));
}

/** What is refused for the same reason, in the order in which the reasons come up. */
export function byReason(closed: readonly SlipRefusal[]): { reason: string; refused: readonly SlipRefusal[] }[] {
  const reasons = new Set(closed.map(({ reason }) => reason));
  return [...reasons].map((reason) => ({ reason, refused: closed.filter((one) => one.reason === reason) }));
}

/** How many options a slip has room for, and how many where the board shows them in their places anyway. */
const ROOM = {
  small: { alone: 3, carried: 3 },
  phone: { alone: 6, carried: 3 },
  tablet: { alone: 12, carried: 4 },
  laptop: { alone: 12, carried: 4 },
  desktop: { alone: Number.POSITIVE_INFINITY, carried: 16 },
} as const;

export type SlipRoom = keyof typeof ROOM;

/** Groups beside each other on a desktop; more would need a taller slip. */
const MOST_GROUPS_WIDE = 3;

/** Whether the slip names only the best of its options, and leaves the others to the board and to a list. */
export function isFolded(groups: readonly SlipGroup[], isCarried: boolean, room: SlipRoom): boolean {
  const options = groups.reduce((sum, { open }) => sum + open.length, 0);
  const most = ROOM[room][isCarried ? 'carried' : 'alone'];
  return options > most || (room === 'desktop' && isCarried && groups.length > MOST_GROUPS_WIDE);
}

/** Options of no group that are few enough to stand beside the others. */
const MOST_BESIDE = 4;

/** Options of no group, where they are few: the end of a turn, a pass. A folded slip names them all. */
export function besidesFolded(groups: readonly SlipGroup[]): readonly SlipOption[] {
  const [others] = groups.filter(({ id }) => id === undefined);
  return groups.length > 1 && others && others.open.length <= MOST_BESIDE ? others.open : [];
}

/** Roughly how many pixels a button needs to say its words on two lines. */
export function leastWidth(options: readonly SlipOption[]): number {
  const needs = options.map(({ label, detail = '' }) => Math.max(label.length * 4.1, detail.length * 3.1));
  return Math.round(Math.min(Math.max(...needs, 50), 250)) + 20;
}

export type Amount = Option & { readonly amount: number };

/** The options as amounts, least first, if the ask is about nothing else. */
export function amountsOf(ask: Ask | undefined): readonly Amount[] | undefined {
  const options = ask?.options;
  if (!options?.every((option): option is Amount => option.amount !== undefined)) return undefined;
  return options.toSorted((a, b) => a.amount - b.amount);
}

/** The nearest of the amounts offered: steps end at the first and the last. */
export function stepped(amounts: readonly Amount[], at: number): number {
  return Math.min(Math.max(at, 0), amounts.length - 1);
}
