import { defineConfig } from '@playwright/test';

/** The engines that the other tests do not drive. `node .scripts/engines.mjs` finds them and runs this. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
