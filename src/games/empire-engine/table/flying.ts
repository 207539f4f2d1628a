import type { Flight } from './flights.ts';

const CUBE = 22;
/** Cubes of one flight follow each other. */
const APART_MS = 90;

/**
 * Lets cubes travel over the table. They are drawn in a layer of their own and leave no trace; with reduced motion they
 * only light up where they arrive.
 */
export function fly(layer: HTMLElement, flights: readonly Flight[]): void {
  const root = layer.getRootNode() as ShadowRoot;
  // The system and the player's settings both speak through the tokens of motion.
  const isReduced = Number.parseFloat(getComputedStyle(layer).getPropertyValue('--m-move')) <= 1;
  const home = layer.getBoundingClientRect();
  for (const { from, to, resource, cubes } of flights) {
    const [start, end] = [middleOf(root, from, home), middleOf(root, to, home)];
    if (!start || !end) continue;
    for (let cube = 0; cube < Math.min(cubes, 6); cube++) {
      const drawn = document.createElement('i');
      drawn.className = `flying ${resource}`;
      layer.append(drawn);
      const there = `translate(${end.x - CUBE / 2}px, ${end.y - CUBE / 2}px)`;
      const frames = isReduced
        ? [
            { transform: there, opacity: 0 },
            { transform: there, opacity: 1 },
            { transform: there, opacity: 0 },
          ]
        : arc(start, end, there);
      const animation = drawn.animate(frames, {
        duration: isReduced ? 160 : 620,
        delay: isReduced ? 0 : cube * APART_MS,
        easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)',
        fill: 'both',
      });
      animation.finished.then(
        () => drawn.remove(),
        () => drawn.remove(),
      );
    }
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Up and over, like a tossed cube. */
function arc(start: Spot, end: Spot, there: string): Keyframe[] {
  const lift = Math.min(70, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const [x, y] = [(start.x + end.x) / 2 - CUBE / 2, (start.y + end.y) / 2 - lift - CUBE / 2];
  return [
    { transform: `translate(${start.x - CUBE / 2}px, ${start.y - CUBE / 2}px) scale(0.6)`, opacity: 0 },
    { transform: `translate(${start.x - CUBE / 2}px, ${start.y - CUBE / 2}px) scale(1)`, opacity: 1, offset: 0.12 },
    { transform: `translate(${x}px, ${y}px) scale(1.25)`, opacity: 1, offset: 0.55 },
    { transform: `${there} scale(1)`, opacity: 1, offset: 0.92 },
    { transform: `${there} scale(0.6)`, opacity: 0 },
  ];
}

/** Where a named thing is drawn, seen from the layer. A hidden score pile is with its owner. */
function middleOf(root: ShadowRoot, anchor: string, home: DOMRect): Spot | undefined {
  const seat = anchor.split(/[:-]/)[1] ?? '';
  const things = [
    ...root.querySelectorAll(`[data-anchor="${anchor}"]`),
    ...root.querySelectorAll(`[data-anchor="seat:${seat}"]`),
  ];
  const box = things.map((thing) => thing.getBoundingClientRect()).find(({ width, height }) => width * height > 4);
  return box && { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
}
