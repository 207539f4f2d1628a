import type { Ask, Option, Ref } from '../../engine/ask.ts';
import type { Offers } from '../offers.ts';

/** One button of the slip. */
export interface SlipOption {
  readonly ref: Ref;
  readonly label: string;
  readonly detail: string | undefined;
  /** Why it cannot be chosen; undefined if it can. */
  readonly reason: string | undefined;
}

/** Options that stand together, under a heading if their game gives them one. */
export interface SlipGroup {
  readonly id: string | undefined;
  readonly label: string | undefined;
  readonly options: readonly SlipOption[];
}

/** The options of an ask group by group, each in the order of the rules, closed ones after open ones. */
export function groupsOf(offers: Offers): SlipGroup[] {
  const { ask, speaker } = offers;
  if (!ask) return [];
  const groups = new Map<string | undefined, SlipOption[]>();
  const add = (group: string | undefined, option: SlipOption) =>
    groups.set(group, [...(groups.get(group) ?? []), option]);
  for (const { ref, say, detail, group } of ask.options) {
    add(group, { ref, label: speaker.say(say), detail: detail && speaker.say(detail), reason: undefined });
  }
  for (const { ref, say, reason, group } of ask.refused) {
    add(group, { ref, label: speaker.say(say), detail: undefined, reason: speaker.say(reason) });
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
    .map(([id, options]) => ({ id, label: id === undefined ? undefined : offers.groupLabel(id), options }));
}

/** More options than this do not fit a phone's slip: it shows the groups, and the board carries the options. */
export const MOST_ON_PHONE = 12;

/** Roughly how many pixels a button needs for its longest word, and for its words on two lines. */
export function leastWidth(options: readonly Pick<SlipOption, 'label' | 'detail'>[]): number {
  const needs = options.map(({ label, detail = '' }) => {
    const longestWord = Math.max(...label.split(/\s+/).map((word) => word.length));
    return Math.max(longestWord * 9, (label.length / 2) * 9, (detail.length / 2) * 6.5);
  });
  return Math.round(Math.min(Math.max(...needs, 50), 250)) + 22;
}

export type Amount = Option & { readonly amount: number };

/** The options as amounts, least first, if the ask is about nothing else. */
export function amountsOf(ask: Ask | undefined): readonly Amount[] | undefined {
  if (!ask?.options.every((option): option is Amount => option.amount !== undefined)) return undefined;
  return (ask.options as readonly Amount[]).toSorted((a, b) => a.amount - b.amount);
}

/** Where a step up or down leads: to the next amount offered, and no further than the last. */
export function stepped(amounts: readonly Amount[], at: number, by: number): number {
  return Math.min(Math.max(at + by, 0), amounts.length - 1);
}
