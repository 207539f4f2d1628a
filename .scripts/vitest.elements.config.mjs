/** Tests of custom elements run in the browser that the other browser tests drive, on a page with nothing else on it. */
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser, root } from './install.mjs';

const executablePath = await findBrowser();
const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];

export default defineConfig({
  /** Without `development`: elements are tested with the Lit that ships. */
  resolve: { conditions: ['module', 'browser'] },
  test: {
    root,
    name: 'elements',
    include: ['src/**/*.element.test.ts'],
    setupFiles: ['src/testing/speak.ts', 'src/testing/elements/setup.ts'],
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args, ...(executablePath && { executablePath }) },
        contextOptions: { locale: 'en-GB' },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 1280, height: 800 },
    },
  },
});
