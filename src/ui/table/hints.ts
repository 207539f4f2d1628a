import type { Option, Ref } from '../../engine/ask.ts';
import type { Advice } from '../../players/advise.ts';
import { SCORE } from '../../players/mind.ts';
import type { Offers } from '../kit/offers.ts';
import { amountOf, type Change, type Receipt } from '../kit/receipt.ts';
import { words } from './words.ts';

/** A good move, and one sentence that speaks for it. */
export interface Hint {
  readonly ref: Ref;
  readonly label: string;
  readonly reason: string;
}

/** What advice says of the options that are open, in sentences that trying them has shown to be true. */
export function hintsOf(offers: Offers, advice: readonly Advice[]): readonly Hint[] {
  const open = advice.flatMap((one) => {
    const option = offers.ask?.options.find(({ ref }) => ref === one.ref);
    return option ? [{ ...one, label: labelOf(option, offers), ...foreseen(offers, one) }] : [];
  });
  const common = commonTo(open.map(({ receipt }) => changesOf(receipt)));
  return open.map(({ ref, label, receipt, isSure, because }) => ({
    ref,
    label,
    reason: reasonOf({ receipt, isSure, because }, common, offers),
  }));
}

/** The words of its button, where it has short ones; else all of them. */
function labelOf({ ref, short }: Option, offers: Offers): string {
  return short ? offers.speaker.say(short) : (offers.get(ref)?.label ?? '');
}

interface Foreseen {
  readonly receipt: Receipt | undefined;
  /** It comes by itself, whatever is decided next. */
  readonly isSure: boolean;
}

/** As many decisions of its own as a move is followed through; further on, it is no longer this move that brings it. */
const FOLLOWED = 2;

/** What the move brings: at once, or else as soon as the adviser's next decisions bring anything. */
function foreseen(offers: Offers, { ref, next }: Advice): Foreseen {
  const atOnce = offers.receiptOf(ref);
  if (brings(atOnce) || atOnce?.horizon.kind !== 'decide') return { receipt: atOnce, isSure: true };
  for (let steps = 1; steps <= Math.min(FOLLOWED, next.length); steps++) {
    const receipt = offers.receiptOf(ref, ...next.slice(0, steps));
    if (brings(receipt)) return { receipt, isSure: false };
  }
  return { receipt: atOnce, isSure: true };
}

const brings = (receipt: Receipt | undefined): boolean => (receipt?.gets.length ?? 0) > 0;

const changesOf = (receipt: Receipt | undefined): readonly Change[] =>
  receipt ? [...receipt.gets, ...receipt.pays, ...receipt.harms] : [];

const nameOf = (change: Change): string => `${change.label} ${change.after - change.value}`;

/** What all moves bring alike: it helps nobody to choose. */
function commonTo(all: readonly (readonly Change[])[]): ReadonlySet<string> {
  const [first = [], ...others] = all;
  if (others.length === 0) return new Set();
  return new Set(first.map(nameOf).filter((name) => others.every((changes) => changes.map(nameOf).includes(name))));
}

const LONGEST = 60;
const MOST_GAINS = 2;
/** Fewer points than this are not worth a guess. */
const LEAST_POINTS = 0.75;

function reasonOf(
  { receipt, isSure, because }: Foreseen & Pick<Advice, 'because'>,
  common: ReadonlySet<string>,
  { speaker }: Offers,
): string {
  if (!receipt) return words.hint.noReason;
  const weigh = ({ icon, isScore }: Change): number =>
    isScore ? Infinity : Math.abs(because.find(({ sign }) => sign === icon)?.worth ?? 0);
  const telling = (changes: readonly Change[]): readonly Change[] => changes.toSorted((a, b) => weigh(b) - weigh(a));
  const isOwn = (change: Change): boolean => !common.has(nameOf(change));
  const [gets, price] = [telling(receipt.gets), [...telling(receipt.pays), ...telling(receipt.harms)]];
  if (gets.some(isOwn)) return bringing(gets.filter(isOwn), price.filter(isOwn), isSure);
  const points = because.find(({ sign }) => sign === SCORE)?.more ?? 0;
  if (points >= LEAST_POINTS) return words.hint.likely(Math.round(points));
  if (gets.length > 0) return bringing(gets, price, isSure);
  if (price.length > 0) return words.hint.costs(said([...price.filter(isOwn), ...price].slice(0, 1)));
  return nextOf(receipt, speaker);
}

/** The most important of it that a line has room for. */
function bringing(gets: readonly Change[], price: readonly Change[], isSure: boolean): string {
  const say = isSure ? words.hint.brings : words.hint.canBring;
  const sentences = [MOST_GAINS, 1].flatMap((gains) =>
    [1, 0].map((prices) => say(said(gets.slice(0, gains)), said(price.slice(0, prices)))),
  );
  return sentences.find(({ length }) => length <= LONGEST) ?? say(said(gets.slice(0, 1)), []);
}

/** Each change as so much of something; of what is a harm, so much more or less. */
function said(changes: readonly Change[]): readonly string[] {
  return changes.map((change) => {
    const by = change.after - change.value;
    const amount = amountOf(change, Math.abs(by));
    return change.isHarm ? (by > 0 ? words.hint.more(amount) : words.hint.less(amount)) : amount;
  });
}

/** Where nothing changes at once, what comes next is all there is to say. */
function nextOf({ horizon }: Receipt, speaker: Offers['speaker']): string {
  switch (horizon.kind) {
    case 'decide':
      return words.hint.next(speaker.say(horizon.ask.prompt));
    case 'wait':
      return words.hint.waits(speaker.name(horizon.seat));
    default:
      return words.hint[horizon.kind];
  }
}
