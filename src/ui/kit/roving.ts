import type { Ref } from '../../engine/ask.ts';
import { type Box, compareReading, directionOf, nearest } from './spatial.ts';

export type Drawn = HTMLElement | SVGElement;

/** A drawn thing that stands for an option, open or closed, or is there to be looked at. */
export interface Thing {
  readonly ref: Ref;
  readonly group: string | undefined;
  readonly isOpen: boolean;
}

/**
 * Everything drawn that arrow keys reach now. Things of one scope (the board, the slip, an open sheet) share one
 * tab stop; arrows move among them by where they are drawn, whichever shadow roots they live in.
 */
const things = new Map<Drawn, Thing>();
let isSettling = false;
let pointedAt: Ref | undefined;

export function enlist(drawn: Drawn, thing: Thing): void {
  things.set(drawn, thing);
  drawn.toggleAttribute('data-pointed', thing.ref === pointedAt);
  settleSoon();
}

export function dismiss(drawn: Drawn): void {
  const thing = things.get(drawn);
  if (!thing) return;
  // Nothing tells a pointer that what it pointed at is gone.
  if (thing.ref === pointedAt) point(undefined);
  things.delete(drawn);
  settleSoon();
}

/** Marks every drawing of one option, so that pointing at a button shows its place on the board, and the other way. */
export function point(ref: Ref | undefined): void {
  pointedAt = ref;
  for (const [drawn, thing] of things) drawn.toggleAttribute('data-pointed', thing.ref === ref);
}

/** Everything drawn that stands for one option. */
export function drawingsOf(ref: Ref): Drawn[] {
  return [...things].flatMap(([drawn, thing]) => (thing.ref === ref ? [drawn] : []));
}

/** Makes this thing the tab stop of its scope. */
export function hold(drawn: Drawn): void {
  for (const peer of peersOf(drawn)) peer.setAttribute('tabindex', peer === drawn ? '0' : '-1');
}

/** Moves the focus from one thing to another of its scope. Shift jumps to the next group. Returns whether it moved. */
export function move(from: Drawn, key: string, isShift: boolean): boolean {
  const peers = peersOf(from).filter(isVisible);
  const target = key === 'Home' || key === 'End' ? edge(peers, key) : neighbour(from, peers, key, isShift);
  if (!target) return false;
  hold(target);
  target.focus();
  return true;
}

/** The tab stop of a scope: where the focus goes when somebody comes back to it. */
export function stopOf(scope: Element): Drawn | undefined {
  return [...things.keys()].find((drawn) => drawn.getAttribute('tabindex') === '0' && scopeOf(drawn) === scope);
}

function edge(peers: readonly Drawn[], key: 'Home' | 'End'): Drawn | undefined {
  const open = peers.filter((peer) => things.get(peer)?.isOpen).sort(byReading);
  return key === 'Home' ? open[0] : open.at(-1);
}

function neighbour(from: Drawn, peers: readonly Drawn[], key: string, isShift: boolean): Drawn | undefined {
  const direction = directionOf(key);
  if (!direction) return undefined;
  const group = things.get(from)?.group;
  const others = peers.filter((peer) => peer !== from && !(isShift && things.get(peer)?.group === group));
  const at = nearest(boxOf(from), others.map(boxOf), direction);
  return at === undefined ? undefined : others[at];
}

/** Once everything is drawn, sees to it that every scope has exactly one tab stop, and that it can be seen. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  requestAnimationFrame(() => {
    isSettling = false;
    settle();
  });
}

function settle(): void {
  const scopes = new Map<Element | undefined, Drawn[]>();
  for (const drawn of things.keys()) {
    const scope = scopeOf(drawn);
    scopes.set(scope, [...(scopes.get(scope) ?? []), drawn]);
  }
  for (const peers of scopes.values()) {
    const visible = peers.filter(isVisible);
    const stop = visible.find((peer) => peer.getAttribute('tabindex') === '0') ?? visible.sort(byReading)[0];
    for (const peer of peers) peer.setAttribute('tabindex', peer === stop ? '0' : '-1');
  }
}

const peersOf = (drawn: Drawn): Drawn[] => {
  const scope = scopeOf(drawn);
  return [...things.keys()].filter((other) => scopeOf(other) === scope);
};

/** The nearest open dialog or `[data-scope]` around a thing, through slots and shadow roots. */
function scopeOf(drawn: Drawn): Element | undefined {
  for (let node: Node | null = drawn; node; node = parentOf(node)) {
    if (node instanceof HTMLElement && node.matches('dialog, [data-scope]')) return node;
  }
  return undefined;
}

/** The parent as it is drawn: a slotted element's parent is its slot, a shadow root's is its host. */
export function parentOf(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

const isVisible = (drawn: Drawn): boolean => drawn.checkVisibility({ visibilityProperty: true });
const boxOf = (drawn: Drawn): Box => drawn.getBoundingClientRect();
const byReading = (a: Drawn, b: Drawn): number => compareReading(boxOf(a), boxOf(b));
