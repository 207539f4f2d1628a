import { html, render, type TemplateResult } from 'lit';
import { icon, isIcon } from '../../../ui/icon.ts';
import type { Flight } from './flights.ts';
import { pawn } from './pawn.ts';

const SIZE = 26;
/** Things of one flight follow each other. */
const APART_MS = 80;

/**
 * Lets things travel over the table. They are drawn in a layer of their own and leave no trace; with reduced motion they
 * only light up where they arrive.
 */
export function fly(layer: HTMLElement, flights: readonly Flight[], home: number): void {
  const root = layer.getRootNode() as ShadowRoot;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches || layer.closest('[data-motion=reduced]');
  const frame = layer.getBoundingClientRect();
  for (const flight of flights) {
    const [start, end] = [spotOf(root, flight.from, frame, home), spotOf(root, flight.to, frame, home)];
    for (let one = 0; one < flight.count; one++) {
      const drawn = document.createElement('span');
      drawn.className = `flying ${flight.what}`;
      render(faceOf(flight), drawn);
      layer.append(drawn);
      const frames = isReduced ? glimpse(end) : arc(start, end);
      const animation = drawn.animate(frames, {
        duration: isReduced ? 160 : 640,
        delay: isReduced ? 0 : one * APART_MS,
        easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)',
        fill: 'both',
      });
      const land = () => drawn.remove();
      animation.finished.then(land, land);
    }
  }
}

function faceOf({ what, seat }: Flight): TemplateResult {
  if (what === 'worker' && seat !== undefined) return pawn(seat);
  return isIcon(what) ? icon(what) : html``;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Spot, scale: number): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;

function glimpse(end: Spot): Keyframe[] {
  const transform = at(end, 1);
  return [
    { transform, opacity: 0 },
    { transform, opacity: 1 },
    { transform, opacity: 0 },
  ];
}

/** Up and over, like something tossed. */
function arc(start: Spot, end: Spot): Keyframe[] {
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 5);
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  return [
    { transform: at(start, 0.5), opacity: 0 },
    { transform: at(start, 1), opacity: 1, offset: 0.1 },
    { transform: at(top, 1.35), opacity: 1, offset: 0.55 },
    { transform: at(end, 1), opacity: 1, offset: 0.92 },
    { transform: at(end, 0.5), opacity: 0 },
  ];
}

/**
 * Where a named thing is drawn, seen from the layer. What lies on a rival's mat is at that rival's seat, and a seat that
 * the table does not show is above its edge, where the frame shows it.
 */
function spotOf(root: ShadowRoot, anchor: string, frame: DOMRect, home: number): Spot {
  const [ref = '', owner] = anchor.split('@');
  const seat = owner ?? /^(?:seat|workers|energy|money|steel|plastic|science|oil):(\d)$/.exec(ref)?.[1];
  const names = owner === undefined || Number(owner) === home ? [ref] : [];
  for (const name of [...names, ...(seat === undefined ? [] : [`seat:${seat}`])]) {
    const boxes = [...root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)].map((one) =>
      one.getBoundingClientRect(),
    );
    const box = boxes.find(({ width, height }) => width * height > 4);
    if (box) return { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top };
  }
  return { x: frame.width * (0.12 + 0.2 * Number(seat ?? 2)), y: -10 };
}
