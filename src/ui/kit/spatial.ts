/** Where something is drawn: what `getBoundingClientRect` gives. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const directionOf = (key: string): Direction | undefined => KEYS[key];

/** A step aside costs more than a step ahead, so arrows keep to their row or column while there is one. */
const ASIDE = 2.5;

/** The index of the box one would reach by going this way, if there is any. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  const isLevel = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const ahead =
      sign *
      (isLevel
        ? middle(box.left, box.right) - middle(from.left, from.right)
        : middle(box.top, box.bottom) - middle(from.top, from.bottom));
    if (ahead < 1) return;
    const aside = isLevel
      ? gap(from.top, from.bottom, box.top, box.bottom)
      : gap(from.left, from.right, box.left, box.right);
    const cost = ahead + ASIDE * aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** Row by row, each from left to right. Boxes whose middles are within each other's height stand in one row. */
export function compareReading(a: Box, b: Box): number {
  const isOneRow = middle(a.top, a.bottom) < b.bottom && middle(b.top, b.bottom) < a.bottom;
  return isOneRow ? a.left - b.left : a.top - b.top;
}

const middle = (from: number, to: number): number => (from + to) / 2;

/** How far two spans are apart; nothing if they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo);
