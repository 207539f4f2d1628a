import type { Locator, Page } from '@playwright/test';
import { TITLES } from './games.ts';

/** The drawn table of whatever game is played. */
export const board = (page: Page): Locator =>
  page.locator(
    Object.keys(TITLES)
      .map((id) => `${id}-table`)
      .join(', '),
  );

/** What the things that can be seen say of themselves. */
export function labelsOf(things: Locator): Promise<string[]> {
  return things.evaluateAll((all) => {
    const seen = all.filter((thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    return [...new Set(seen.map(({ ariaLabel }) => ariaLabel ?? ''))];
  });
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where to press the thing that says this: somewhere on its drawing that nothing else covers, scrolled to if need be. */
export function pointOn(things: Locator, label: string): Promise<Point | undefined> {
  return things.evaluateAll((all, wanted) => {
    /** What lies on top at a point, through the shadow roots. */
    const topmost = (x: number, y: number): Element | null => {
      let top = document.elementFromPoint(x, y);
      for (let inner = top?.shadowRoot?.elementFromPoint(x, y); inner && inner !== top; ) {
        top = inner;
        inner = top.shadowRoot?.elementFromPoint(x, y);
      }
      return top;
    };
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const thing of all.filter(({ ariaLabel }) => ariaLabel === wanted)) {
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      for (const down of parts) {
        for (const along of parts) {
          const point = { x: left + along * width, y: top + down * height };
          if (topmost(point.x, point.y)?.closest('[data-offer]') === thing) return point;
        }
      }
    }
    return undefined;
  }, label);
}
