import { defineConfig, devices } from '@playwright/test';

/** Chromium as root and without a network: no sandbox, and nothing that phones home. */
const QUIET = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env['CHROMIUM'];

/**
 * What happens is the same at every size: the short run sees it on a phone, as it does whatever is marked `@small`, and on
 * a desktop what is marked `@large`. The deep run sees everything on both but what is touched (`@touch`) or has keys
 * (`@keys`).
 */
const SAME_AT_EVERY_SIZE = [
  'trouble',
  'storage',
  'offline',
  'one-phone',
  'long-names',
  'two-tabs',
  'two-languages',
].map((name) => `**/play/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  testIgnore: 'engines/**',
  outputDir: '../test-results',
  fullyParallel: true,
  // `npm run test:deep` has time for whole games of every kind.
  ...(!process.env['DEEP'] && { grepInvert: /@deep/ }),
  forbidOnly: process.env['CI'] !== undefined,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording a trace takes as long as the test itself: `npm run e2e -- --trace retain-on-failure` has one.
    screenshot: 'only-on-failure',
    launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
  },
  projects: process.env['PICTURES']
    ? [{ name: 'pictures', testMatch: '*.pictures.ts', use: { viewport: { width: 1280, height: 800 } } }]
    : [
        {
          name: 'desktop',
          grepInvert: process.env['DEEP'] ? /@touch/ : /@deep|@touch|@small/,
          ...(!process.env['DEEP'] && { testIgnore: ['engines/**', ...SAME_AT_EVERY_SIZE] }),
          use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
        },
        // How the build is hosted does not depend on the size of the screen, and a phone has no keyboard.
        {
          name: 'phone',
          testIgnore: ['engines/**', 'hosting/**', '**/keyboard.spec.ts'],
          grepInvert: process.env['DEEP'] ? /@keys/ : /@deep|@keys|@large/,
          // Finer points take longer to draw and change nothing that a test looks at.
          use: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
        },
      ],
});
