import { fetchWords } from '../../language/phrasebook.ts';
import type { Controller } from './controller.ts';
import type { Screen, Sheet } from './screen.ts';

/** A part brings its words along, in the language of its reader. */
function part<Came>(fetch: () => Promise<Came>): () => Promise<Came> {
  return async () => {
    const came = await fetch();
    await fetchWords();
    return came;
  };
}

/**
 * Parts of the app that are fetched when they are first needed, or once there is nothing better to do, so that the first
 * page is quick.
 */
export const parts = {
  table: part(() =>
    Promise.all([
      import('../table/table-frame.ts'),
      import('../table/curtain-screen.ts'),
      import('./session/turn-teller.ts'),
    ]),
  ),
  dealing: part(() => import('./dealing/dealing.ts')),
  newGame: part(() => import('../screens/new-game-screen.ts')),
  noises: part(() => import('./noises.ts')),
  computers: part(() => import('./session/computers.ts')),
  checking: part(() => import('./session/checking.ts')),
  hints: part(() => import('./session/hinting.ts')),
  draft: part(() => import('../screens/new-game.ts')),
  rules: part(() => import('../screens/rules-screen.ts')),
  learn: part(() => import('./learning/learning.ts')),
  settings: part(() => import('../screens/settings-screen.ts')),
  backup: part(() => import('./desk/backing-up.ts')),
  about: part(() => import('../screens/about-screen.ts')),
  claim: part(() => import('../screens/seat-claim.ts')),
  end: part(() => import('../screens/end-page.ts')),
  result: part(() => import('./ending/sharing-result.ts')),
  lap: part(() => import('../screens/seal-lap.ts')),
  fairness: part(() => import('../screens/fair-sheet.ts')),
  sealed: part(() => import('./sealed/index.ts')),
  scan: part(() => import('../screens/scan-sheet.ts')),
  handOver: part(() => Promise.all([import('../screens/hand-over-sheet.ts'), import('../screens/move-seat-sheet.ts')])),
  moving: part(() => import('./links/moving.ts')),
  notices: part(() => Promise.all([import('../screens/toast-line.ts'), import('../screens/update-slip.ts')])),
  waysOut: part(() => import('./links/ways-out.ts')),
  trouble: part(() => import('../screens/trouble-screen.ts')),
} as const;

export type Part = keyof typeof parts;

/** What fills the page, or lies on it. */
export type Drawn = Screen['kind'] | Sheet;

/** What draws a screen or a sheet. What is not listed comes with the first page. */
const DRAWN_BY: Partial<Record<Drawn, Part>> = {
  'new-game': 'newGame',
  learn: 'learn',
  rules: 'rules',
  settings: 'settings',
  about: 'about',
  claim: 'claim',
  lap: 'lap',
  table: 'table',
  curtain: 'table',
  end: 'end',
  scan: 'scan',
  'hand-over': 'handOver',
  'move-seat': 'handOver',
  fairness: 'fairness',
  certificate: 'fairness',
  'lost-key': 'fairness',
  trouble: 'trouble',
};

export const partOf = (drawn: Drawn): Part | undefined => DRAWN_BY[drawn];

/** The parts that are needed for what the person has in front of them. */
export function partsOf({ screen, sheet }: Pick<Controller, 'screen' | 'sheet'>): Part[] {
  return [screen.kind, sheet].flatMap((drawn) => (drawn && partOf(drawn)) ?? []);
}
