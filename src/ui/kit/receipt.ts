import type { Seat } from '../../engine/ask.ts';
import type { Message } from '../../engine/message.ts';
import type { Horizon, Preview } from '../../engine/preview.ts';

/** One thing that is counted of a seat, in the order in which it is printed. */
export interface Holding {
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  /** So much of it in a sentence: "2 steps in the UN". Unless it says so, the number and the label. */
  readonly said?: (amount: number) => string;
  /** More of it is worse. */
  readonly isHarm?: true;
  /** It is what the game is won by. */
  readonly isScore?: true;
}

/** So much of a holding, in words. */
export function amountOf({ said, label }: Pick<Holding, 'said' | 'label'>, amount: number): string {
  return said?.(amount) ?? `${amount} ${label}`;
}

/** A holding that would change. */
export interface Change extends Holding {
  readonly after: number;
}

/** What an option would mean for the one who looks at it: found by trying it, never written down. */
export interface Receipt {
  readonly pays: readonly Change[];
  readonly gets: readonly Change[];
  /** What gets worse. */
  readonly harms: readonly Change[];
  /** Whom else it touches. */
  readonly others: readonly { readonly seat: Seat; readonly changes: readonly Change[] }[];
  readonly horizon: Horizon;
  /** What nobody should do unawares: that the game would end with it. */
  readonly warning?: Message;
}

/** What a game tells about its table for this. */
export interface Bookkeeping<View> {
  ledger(view: View, seat: Seat): readonly Holding[];
  warning?(view: View): Message | undefined;
}

export function receipt<View>(
  { ledger, warning }: Bookkeeping<View>,
  now: View,
  { view, horizon }: Pick<Preview<View>, 'view' | 'horizon'>,
  seat: Seat,
  seats: number,
): Receipt {
  const changesOf = (one: Seat) => changes(ledger(now, one), ledger(view, one));
  const own = changesOf(seat);
  const isMore = ({ value, after }: Change): boolean => after > value;
  const warned = warning?.(now) ? undefined : warning?.(view);
  return {
    pays: own.filter((change) => !change.isHarm && !isMore(change)),
    gets: own.filter((change) => !change.isHarm === isMore(change)),
    harms: own.filter((change) => change.isHarm && isMore(change)),
    others: Array.from({ length: seats }, (_, other) => ({ seat: other, changes: changesOf(other) })).filter(
      (other) => other.seat !== seat && other.changes.length > 0,
    ),
    horizon,
    ...(warned && { warning: warned }),
  };
}

/** What differs, by its label. What is held for the first time was nothing before. */
function changes(before: readonly Holding[], after: readonly Holding[]): Change[] {
  const was = new Map(before.map((holding) => [holding.label, holding]));
  const is = new Map(after.map((holding) => [holding.label, holding]));
  const all = [...before, ...after.filter(({ label }) => !was.has(label))];
  return all.flatMap((holding) => {
    const value = was.get(holding.label)?.value ?? 0;
    const then = is.get(holding.label)?.value ?? 0;
    return value === then ? [] : [{ ...holding, value, after: then }];
  });
}
