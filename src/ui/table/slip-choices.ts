import type { Ref } from '../../engine/ask.ts';
import type { Offers } from '../kit/offers.ts';
import type { Change, Receipt } from '../kit/receipt.ts';
import { besidesFolded, type SlipGroup, type SlipOption, type SlipRoom } from './slip-groups.ts';

/** A choice the slip names out of a long list, with what it brings. */
export interface Choice extends SlipOption {
  readonly brings: readonly Change[];
}

/** A point counts for more than any good, and what gets worse counts against what is gained. */
const POINT = 20;
const HARM = 4;

/** How many choices a slip names. */
export const MOST_CHOICES: Readonly<Record<SlipRoom, number>> = {
  small: 3,
  phone: 3,
  tablet: 3,
  laptop: 4,
  desktop: 5,
};

/** As much of what a choice brings as fits its button. */
const MOST_TOLD = 3;

const by = ({ value, after }: Change): number => after - value;
const weight = ({ isHarm, isScore }: Change): number => (isHarm ? -HARM : isScore ? POINT : 1);
const worth = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + by(change) * weight(change), 0);

/**
 * What the slip names of a long list, where it has no room for all of it: the best of each group, as far as trying it
 * tells, then the next best while there is room, and whatever belongs to no group, such as the end of a turn. Everything
 * else is on the board and on the list.
 */
export function choicesOf(offers: Offers, groups: readonly SlipGroup[], most: number): readonly Choice[] {
  const beside = besidesFolded(groups);
  const exits = beside.filter(({ isAside }) => !isAside);
  const grouped = groups.map(({ open }) => open.filter((option) => !beside.includes(option)));
  const rivals = wanted(grouped).filter((open) => open.length > 0);
  const room = Math.max(most - exits.length, 1);
  const tried = new Map(rivals.flat().map(({ ref }) => [ref, changesOf(offers.receiptOf(ref))]));
  const named = new Set(inRounds(rivals, tried).slice(0, room));
  const chosen = rivals.flat().filter((option) => named.has(option));
  const common = commonTo(chosen.map(({ ref }) => tried.get(ref) ?? []));
  return [
    ...chosen.map((option) => ({ ...option, brings: telling(tried.get(option.ref) ?? [], common) })),
    ...exits.map((option) => ({ ...option, brings: [] })),
  ];
}

/** How many letters there is room for beneath the name of a choice; a tap tells the rest. */
const MOST_LETTERS: Partial<Readonly<Record<SlipRoom, number>>> = { small: 24, tablet: 36, laptop: 44 };

/** A choice as it fits its button: where that is narrow, a sentence is left to the tap that tells what it brings. */
export function fitted(choice: Choice, room: SlipRoom): Choice {
  const { detail = '' } = choice;
  return detail.length > (MOST_LETTERS[room] ?? Infinity) ? { ...choice, detail: undefined } : choice;
}

/** What is hardly wanted is named where there is nothing else. */
function wanted(groups: readonly (readonly SlipOption[])[]): readonly (readonly SlipOption[])[] {
  const best = groups.map((open) => open.filter(({ isAside }) => !isAside));
  return best.some((open) => open.length > 0) ? best : groups;
}

function changesOf(receipt: Receipt | undefined): readonly Change[] {
  return receipt ? [...receipt.gets, ...receipt.pays, ...receipt.harms] : [];
}

/** The best first; of equals whichever the rules name first. */
function ranked(options: readonly SlipOption[], tried: ReadonlyMap<Ref, readonly Change[]>): readonly SlipOption[] {
  return options.toSorted((a, b) => worth(tried.get(b.ref) ?? []) - worth(tried.get(a.ref) ?? []));
}

/** The best of every group, then the second of every group, and so on; within each round the best first. */
function inRounds(
  groups: readonly (readonly SlipOption[])[],
  tried: ReadonlyMap<Ref, readonly Change[]>,
): readonly SlipOption[] {
  const lanes = groups.map((open) => ranked(open, tried));
  const rounds = Math.max(0, ...lanes.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) =>
    ranked(
      lanes.flatMap((lane) => lane.slice(at, at + 1)),
      tried,
    ),
  ).flat();
}

const nameOf = (change: Change): string => `${change.label} ${by(change)}`;

/** What all choices bring alike: it helps nobody to choose. */
function commonTo(all: readonly (readonly Change[])[]): ReadonlySet<string> {
  const [first = [], ...others] = all;
  if (others.length === 0) return new Set();
  return new Set(first.map(nameOf).filter((name) => others.every((changes) => changes.map(nameOf).includes(name))));
}

/** What weighs most, in the order in which it is printed. */
function telling(changes: readonly Change[], common: ReadonlySet<string>): readonly Change[] {
  const own = changes.filter((change) => !common.has(nameOf(change)));
  const weighs = (change: Change): number => Math.abs(by(change) * weight(change));
  const most = own.toSorted((a, b) => weighs(b) - weighs(a)).slice(0, MOST_TOLD);
  return own.filter((change) => most.includes(change));
}
