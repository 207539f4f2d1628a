/**
 * Parts of the app that are fetched when they are first needed, or once there is nothing better to do, so that the first
 * page is quick. A custom element that is already on the page wakes up by itself once its part has come.
 */
export const parts = {
  table: () => Promise.all([import('../table/table-frame.ts'), import('../table/curtain-screen.ts')]),
  newGame: () => import('../screens/new-game-screen.ts'),
  rules: () => import('../screens/rules-screen.ts'),
  settings: () => import('../screens/settings-screen.ts'),
  claim: () => import('../screens/seat-claim.ts'),
  end: () => import('../screens/end-page.ts'),
  scan: () => import('../screens/scan-sheet.ts'),
  handOver: () => Promise.all([import('../screens/hand-over-sheet.ts'), import('../screens/move-seat-sheet.ts')]),
  notices: () => Promise.all([import('../screens/toast-line.ts'), import('../screens/update-slip.ts')]),
} as const;
