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
  for (const { ref, say, short = say, detail, group } of ask?.options ?? []) {
    at(group).open.push({ ref, label: capital(speaker.say(short)), detail: detail && speaker.say(detail) });
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

/** More options than this do not fit a phone's slip: it shows the groups, and the board carries the options. */
export const MOST_ON_PHONE = 12;

/** If the board carries the options anyway, this many are enough for the slip to repeat; a desktop has room for more. */
const MOST_REPEATED = 4;
const MOST_REPEATED_WIDE = 16;
/** Groups beside each other on a desktop; more would need a taller slip. */
const MOST_GROUPS_WIDE = 3;

/** Whether the slip shows the groups only, and leaves their options to the board and to a list. */
export function isFolded(groups: readonly SlipGroup[], isCarried: boolean, isPhone: boolean): boolean {
  const options = groups.reduce((sum, { open }) => sum + open.length, 0);
  if (isPhone) return options > (isCarried ? MOST_REPEATED : MOST_ON_PHONE);
  return isCarried && (options > MOST_REPEATED_WIDE || groups.length > MOST_GROUPS_WIDE);
}

/** Options of no group that stand beside the folded groups, where they are few. */
export function besidesFolded(groups: readonly SlipGroup[]): readonly SlipOption[] {
  const [others] = groups.filter(({ id }) => id === undefined);
  return groups.length > 1 && others && others.open.length <= MOST_REPEATED ? others.open : [];
}

/** Whether the groups and what stands beside them leave nothing out, so that no list of everything is needed. */
export function isAllFolded(groups: readonly SlipGroup[]): boolean {
  return groups.every(({ id, open }) => id !== undefined || open.length === besidesFolded(groups).length);
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
