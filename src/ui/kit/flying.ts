import { nothing, render, type TemplateResult } from 'lit';
import type { Seat } from '../../engine/ask.ts';

/** A place on the table, seen from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a piece looks like: a class, which its game dresses, and what is drawn in it. */
export interface Look {
  readonly look: string;
  readonly face?: TemplateResult;
}

/** Pieces that travel from one anchor of the table to another, one after the other. */
export interface Pieces extends Look {
  readonly from: string;
  readonly to: string;
  readonly count?: number;
}

const APART_MS = 80;
/** More pieces than these look the same. */
const MOST = 6;

/**
 * Lets pieces travel over the table. They are drawn in a layer of their own and leave no trace; with reduced motion they
 * only light up where they arrive. What comes from or goes to a place that is not drawn stays away.
 */
export function fly(layer: HTMLElement, flying: readonly Pieces[], spotOf: (anchor: string) => Spot | undefined): void {
  // The system and the player's settings both speak through the tokens of motion.
  const isReduced = milliseconds(getComputedStyle(layer).getPropertyValue('--m-move')) <= 1;
  for (const { from, to, look, face, count = 1 } of flying) {
    const [start, end] = [spotOf(from), spotOf(to)];
    if (!start || !end) continue;
    for (let piece = 0; piece < Math.min(count, MOST); piece++) {
      const drawn = document.createElement('i');
      drawn.className = `flying ${look}`;
      render(face ?? nothing, drawn);
      layer.append(drawn);
      const animation = drawn.animate(isReduced ? glimpse(end) : arc(start, end), {
        duration: isReduced ? 160 : 620,
        delay: isReduced ? 0 : piece * APART_MS,
        easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)',
        fill: 'both',
      });
      const land = (): void => drawn.remove();
      animation.finished.then(land, land);
    }
  }
}

/** The seat a name says something belongs to: `steel@2` and `seat:2`. */
export function ownerOf(anchor: string): Seat | undefined {
  const [, owner] = /(?:@|^seat:)(\d+)$/.exec(anchor) ?? [];
  return owner === undefined ? undefined : Number(owner);
}

/** A duration as CSS writes it. What we write as `220ms` is `.22s` once it is built. */
export function milliseconds(duration: string): number {
  return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
}

/** Where the thing with this anchor is drawn, if it is. */
export function spotOn(layer: HTMLElement, anchor: string): Spot | undefined {
  const root = layer.getRootNode() as ShadowRoot;
  const home = layer.getBoundingClientRect();
  const box = [...root.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)]
    .map((thing) => thing.getBoundingClientRect())
    .find(({ width, height }) => width * height > 4);
  return box && { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
}

const at = ({ x, y }: Spot, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

function glimpse(end: Spot): Keyframe[] {
  return [0, 1, 0].map((opacity) => ({ transform: at(end, 1), opacity }));
}

/** Up and over, like a piece put down by hand. */
function arc(start: Spot, end: Spot): Keyframe[] {
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const top = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  return [
    { transform: at(start, 0.6), opacity: 0 },
    { transform: at(start, 1), opacity: 1, offset: 0.12 },
    { transform: at(top, 1.25), opacity: 1, offset: 0.55 },
    { transform: at(end, 1), opacity: 1, offset: 0.92 },
    { transform: at(end, 0.6), opacity: 0 },
  ];
}
