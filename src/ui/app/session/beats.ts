import type { Seat } from '../../../engine/ask.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Line } from '../../../engine/history.ts';
import type { Standing } from '../../../engine/standing.ts';
import type { Change, Receipt } from '../../kit/receipt.ts';
import { words } from './beats-words.ts';

/** A film as it is told: everything is found by whoever shows it. */
export interface Telling {
  readonly lines: readonly Line[];
  /** The moment that is shown. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** What changed for a seat, and for the others, from the moment before. */
  changes(seat: Seat): Receipt;
  /** The count at the moment before, and now. */
  readonly standings: readonly (Standing | undefined)[];
}

/** One moment of a film: the how manieth of somebody's turn it is, and why it matters. */
export interface Beat {
  readonly step: number;
  readonly of: number;
  readonly why: readonly string[];
}

const MOST_TOLD = 2;
const MOST_NAMED = 2;

/** What the film tells now; nothing where nobody did it. */
export function beatOf(telling: Telling): Beat | undefined {
  const { lines, at, viewer } = telling;
  const { seat, turn } = lines[at] ?? {};
  if (seat === undefined) return undefined;
  const steps = [...lines.keys()].filter((one) => lines[one]?.turn === turn && lines[one]?.seat === seat);
  const changes = telling.changes(seat);
  const mine = changes.others.find((other) => other.seat === viewer)?.changes ?? [];
  const why = [...toViewer(mine), ...toDoer(changes), ...overtaken(telling, seat)];
  return { step: steps.indexOf(at) + 1, of: steps.length, why: why.slice(0, MOST_TOLD) };
}

function toDoer({ gets, pays, harms }: Receipt): string[] {
  const price = said([...pays, ...harms]);
  if (gets.length > 0) return [words.gets(said(gets), price)];
  return price ? [words.pays(price)] : [];
}

function toViewer(changes: readonly Change[]): string[] {
  const isGain = ({ value, after, isHarm }: Change): boolean => !isHarm === after > value;
  const [gains, losses] = [said(changes.filter(isGain)), said(changes.filter((change) => !isGain(change)))];
  return [...(gains ? [words.youGet(gains)] : []), ...(losses ? [words.youLose(losses)] : [])];
}

/** Somebody who had no more points than the viewer has more now. What is not all known is not compared. */
function overtaken({ standings, viewer, names }: Telling, seat: Seat): string[] {
  if (viewer === 'spectator' || viewer === seat) return [];
  const [was, is] = standings.map((standing) => {
    if (!standing || standing.rows.some(({ unknown }) => unknown.length > 0)) return undefined;
    const pointsOf = (one: Seat) => standing.totals[standing.sides.findIndex((seats) => seats.includes(one))] ?? 0;
    return pointsOf(seat) - pointsOf(viewer);
  });
  const isOvertaken = was !== undefined && is !== undefined && was <= 0 && is > 0;
  return isOvertaken ? [words.ahead(names[seat] ?? '')] : [];
}

/** Points first, then in the order in which things are printed; of what is a harm, so much more or less. */
function said(changes: readonly Change[]): string {
  const scored = changes.toSorted((one, other) => Number(other.isScore ?? false) - Number(one.isScore ?? false));
  const parts = scored.slice(0, MOST_NAMED).map((change) => {
    const by = change.after - change.value;
    const amount = change.said?.(Math.abs(by)) ?? `${Math.abs(by)} ${change.label}`;
    return change.isHarm ? (by > 0 ? words.more(amount) : words.less(amount)) : amount;
  });
  return words.list(parts);
}
