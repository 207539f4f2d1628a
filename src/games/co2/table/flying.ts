import { render } from 'lit';
import { icon } from '../../../ui/icon.ts';
import { seatToken } from '../../../ui/seat-token.ts';
import type { Flight } from './flights.ts';

const SIZE = 30;

/**
 * Lets pieces travel over the table. They are drawn in a layer of their own and leave no trace; with reduced motion they
 * only light up where they arrive.
 */
export function fly(layer: HTMLElement, flights: readonly Flight[]): void {
  const root = layer.getRootNode() as ShadowRoot;
  // The system and the player's settings both speak through the tokens of motion.
  const isReduced = Number.parseFloat(getComputedStyle(layer).getPropertyValue('--m-move')) <= 1;
  const home = layer.getBoundingClientRect();
  for (const { from, to, piece } of flights) {
    const end = middleOf(root, to, home);
    const start = middleOf(root, from, home);
    if (!start || !end) continue;
    const drawn = document.createElement('i');
    drawn.className = 'seat' in piece ? 'flying' : `flying ${piece.energy ? `e-${piece.energy}` : ''} tile`;
    render('seat' in piece ? seatToken(piece.seat) : icon(piece.icon), drawn);
    layer.append(drawn);
    const animation = drawn.animate(isReduced ? fade(end) : arc(start, end), {
      duration: isReduced ? 160 : 620,
      easing: 'cubic-bezier(0.45, 0.05, 0.3, 1)',
      fill: 'both',
    });
    const leave = (): void => drawn.remove();
    animation.finished.then(leave, leave);
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Spot): string => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`;

function fade(end: Spot): Keyframe[] {
  return [0, 1, 0].map((opacity) => ({ transform: at(end), opacity }));
}

/** Up and over, like a piece put down by hand. */
function arc(start: Spot, end: Spot): Keyframe[] {
  const lift = Math.min(60, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  return [
    { transform: `${at(start)} scale(0.6)`, opacity: 0 },
    { transform: `${at(start)} scale(1)`, opacity: 1, offset: 0.12 },
    { transform: `${at(middle)} scale(1.2)`, opacity: 1, offset: 0.55 },
    { transform: `${at(end)} scale(1)`, opacity: 1, offset: 0.92 },
    { transform: `${at(end)} scale(0.7)`, opacity: 0 },
  ];
}

/** Where a named thing is drawn, seen from the layer. Companies that are not drawn sit beyond the left edge. */
function middleOf(root: ShadowRoot, anchor: string, home: DOMRect): Spot | undefined {
  const things = [...root.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
  const box = things.map((thing) => thing.getBoundingClientRect()).find(({ width, height }) => width * height > 4);
  if (box) return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top };
  return anchor.startsWith('seat:') ? { x: -SIZE, y: home.height / 2 } : undefined;
}
