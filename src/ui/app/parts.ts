import type { Controller } from './controller.ts';
import type { Screen, Sheet } from './screen.ts';

/**
 * Parts of the app that are fetched when they are first needed, or once there is nothing better to do, so that the first
 * page is quick. A custom element that is already on the page wakes up by itself once its part has come.
 */
export const parts = {
  table: () =>
    Promise.all([
      import('../table/table-frame.ts'),
      import('../table/curtain-screen.ts'),
      import('./session/turn-teller.ts'),
    ]),
  newGame: () => import('../screens/new-game-screen.ts'),
  noises: () => import('./noises.ts'),
  computers: () => import('./session/computers.ts'),
  checking: () => import('./session/checking.ts'),
  hints: () => import('./session/hinting.ts'),
  draft: () => import('../screens/new-game.ts'),
  rules: () => import('../screens/rules-screen.ts'),
  learn: () => import('./learning/learning.ts'),
  settings: () => import('../screens/settings-screen.ts'),
  about: () => import('../screens/about-screen.ts'),
  claim: () => import('../screens/seat-claim.ts'),
  end: () => import('../screens/end-page.ts'),
  scan: () => import('../screens/scan-sheet.ts'),
  handOver: () => Promise.all([import('../screens/hand-over-sheet.ts'), import('../screens/move-seat-sheet.ts')]),
  notices: () => Promise.all([import('../screens/toast-line.ts'), import('../screens/update-slip.ts')]),
} as const;

export type Part = keyof typeof parts;

/** What draws a screen or a sheet. What is not listed comes with the first page. */
const DRAWN_BY: Partial<Record<Screen['kind'] | Sheet, Part>> = {
  'new-game': 'newGame',
  learn: 'learn',
  rules: 'rules',
  settings: 'settings',
  about: 'about',
  claim: 'claim',
  table: 'table',
  curtain: 'table',
  end: 'end',
  scan: 'scan',
  'hand-over': 'handOver',
  'move-seat': 'handOver',
};

/** The parts that are needed for what the person has in front of them. */
export function partsOf({ screen, sheet }: Pick<Controller, 'screen' | 'sheet'>): Part[] {
  return [screen.kind, sheet].flatMap((drawn) => (drawn && DRAWN_BY[drawn]) ?? []);
}
