import type { Locator, Page } from '@playwright/test';
import { TITLES } from './games.ts';

/** The drawn table of whatever game is played, and what a finger can reach on it. */
export const board = (page: Page): Locator =>
  page.locator(
    Object.keys(TITLES)
      .map((id) => `${id}-table`)
      .join(', '),
  );

/** One thing that can be picked: what it says, and which of its like it is. */
export interface Offered {
  readonly label: string;
  readonly at: number;
}

/** Everything open among these that can be seen and is covered by nothing, brought into view as a person would. */
export function inReach(offered: Locator): Promise<Offered[]> {
  return offered.evaluateAll((things) => {
    /** What lies on top at a point, through the shadow roots. */
    const topmost = (x: number, y: number): Element | null => {
      let top = document.elementFromPoint(x, y);
      for (let inner = top?.shadowRoot?.elementFromPoint(x, y); inner && inner !== top; ) {
        top = inner;
        inner = top.shadowRoot?.elementFromPoint(x, y);
      }
      return top;
    };
    const isInReach = (thing: Element): boolean => {
      if (!thing.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = thing.getBoundingClientRect();
      return thing.contains(topmost(x + width / 2, y + height / 2));
    };
    return things.flatMap((thing, at) => (isInReach(thing) ? [{ label: thing.ariaLabel ?? '', at }] : []));
  });
}
