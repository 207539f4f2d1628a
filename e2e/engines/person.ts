import { setTimeout } from 'node:timers/promises';
import type { Point } from '../play/board.ts';
import type { BrowserWindow } from './window.ts';

/** Things on the page, by a selector and by what they say. */
interface Thing {
  readonly selector: string;
  readonly says: RegExp;
}

export const button = (says: RegExp): Thing => ({ selector: 'button, [role=button]', says });
export const heading = (says: RegExp): Thing => ({ selector: 'h1, h2', says });
export const field = (says: RegExp): Thing => ({ selector: 'input, textarea, [role=textbox]', says });
export const option: Thing = { selector: '[data-offer=open]', says: /./ };
const confirm: Thing = { selector: 'button.go:not([aria-disabled=true])', says: /./ };
const readOn = button(/^(?:Skip|Next|Go on|No more hints)$/);
export const handOver = button(/^Hand over to /);

/** Somebody with a browser of their own, who waits until what they look for is in sight. */
export interface Person {
  readonly window: BrowserWindow;
  press(thing: Thing): Promise<void>;
  read(thing: Thing): Promise<string>;
  /** Takes what is offered first, again and again, until it is somebody else's turn. */
  makeMoves(): Promise<void>;
}

export function personAt(window: BrowserWindow): Person {
  /** What lies still: whatever is on its way cannot be pressed. */
  const find = async ({ selector, says }: Thing) => {
    const seen = await window.inside(look, selector, says.source);
    await setTimeout(50);
    const again = await window.inside(look, selector, says.source);
    return seen?.x === again?.x && seen?.y === again?.y ? again : null;
  };
  const found = (thing: Thing) => patiently(() => find(thing), `${thing.selector} that says ${thing.says}`);
  /** Reads on, confirms or picks. What moved away under the mouse is found again the next time. */
  const goOn = async () => {
    const next = (await find(readOn)) ?? (await find(confirm)) ?? (await find(option));
    if (next) await window.press(next);
    return null;
  };
  return {
    window,
    press: async (thing) => window.press(await found(thing)),
    read: async (thing) => (await found(thing)).text,
    async makeMoves() {
      await patiently(async () => (await find(handOver)) ?? goOn(), 'somebody else’s turn');
    },
  };
}

const PATIENCE = 60_000;

async function patiently<T>(look: () => Promise<T | null>, what: string): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await setTimeout(100)) {
    const seen = await look();
    if (seen !== null) return seen;
  }
  throw new Error(`There is no ${what}.`);
}

interface Seen extends Point {
  readonly text: string;
}

/** Inside the page: the first such thing that is in sight and not covered, looked for through all shadow roots. */
function look(selector: string, says: string): Seen | null {
  const allIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? allIn(each.shadowRoot) : [])]);
  const topmost = (x: number, y: number): Element | null => {
    let top = document.elementFromPoint(x, y);
    for (let inner = top?.shadowRoot?.elementFromPoint(x, y); inner && inner !== top; ) {
      top = inner;
      inner = top.shadowRoot?.elementFromPoint(x, y);
    }
    return top;
  };
  for (const each of allIn(document)) {
    const text = (each.textContent ?? '').trim();
    const name = each.getAttribute('aria-label') ?? text;
    if (!each.matches(selector) || !new RegExp(says).test(name) || !each.checkVisibility()) continue;
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = topmost(x, y);
    if (hit && (each.contains(hit) || hit.contains(each))) return { x, y, text };
  }
  return null;
}
