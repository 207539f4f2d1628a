import { parentOf } from '../kit/roving.ts';

/** What a key asks the frame to do. */
export type KeyDeed =
  | { readonly do: 'pick'; readonly number: number }
  | {
      readonly do: 'undo' | 'history' | 'previous' | 'next' | 'mat' | 'seats' | 'rules' | 'hint' | 'keys' | 'landmark';
    };

const SINGLE: Readonly<Record<string, KeyDeed>> = {
  u: { do: 'undo' },
  h: { do: 'history' },
  '[': { do: 'previous' },
  ']': { do: 'next' },
  m: { do: 'mat' },
  s: { do: 'seats' },
  r: { do: 'rules' },
  w: { do: 'hint' },
  '?': { do: 'keys' },
};

/** What a key means at the table. Single keys can be switched off, for those who speak or whose fingers stray. */
export function deedOf(key: string, hasSingleKeys: boolean): KeyDeed | undefined {
  if (key === 'F6') return { do: 'landmark' };
  if (!hasSingleKeys) return undefined;
  if (/^[1-9]$/.test(key)) return { do: 'pick', number: Number(key) };
  return SINGLE[key.toLowerCase()];
}

/** Whether a key pressed here belongs to somebody else: to a text field, or to a chord of the browser's. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true;
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'))
  );
}

/** Whether one element is drawn inside another, through slots and shadow roots. */
export function isWithin(inner: Node | null | undefined, outer: Node): boolean {
  for (let node = inner; node; node = parentOf(node)) if (node === outer) return true;
  return false;
}

/** Every element matching a selector, through open shadow roots. */
export function findAllDeep(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? findAllDeep(element.shadowRoot, selector) : []),
  ]);
}

/** The first element matching a selector, through open shadow roots. */
export function findDeep(root: ParentNode, selector: string): HTMLElement | undefined {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(selector)) return element;
    const inner = element.shadowRoot && findDeep(element.shadowRoot, selector);
    if (inner) return inner;
  }
  return undefined;
}
