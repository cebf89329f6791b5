import { defineConfig } from '@playwright/test';
import { use } from './playwright.shared.ts';
import { nightlyTests } from './tests/e2e/nightly.ts';

const port = 4180;
const address = `http://127.0.0.1:${port}`;

/** End to end: the built portal on the real gateway, on a database of its own that each run begins anew. */
export default defineConfig({
  testDir: 'tests/e2e',
  // `npm run test:all` runs them all (docs/tests.md).
  ...(process.env['TEST_ALL'] !== '1' && { grepInvert: [...nightlyTests] }),
  forbidOnly: !!process.env['CI'],
  workers: 2,
  fullyParallel: true,
  // A machine with two cores and other work takes its time; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Taken again once, and named in the end as flaky: docs/decisions/011-a-test-taken-again.md.
  retries: 1,
  reporter: [['list']],
  outputDir: 'test-results/e2e',
  use: {
    ...use,
    baseURL: address,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What moves without an end takes a quarter of what a page costs; tests of what jumps ask for it (`watchShifts`).
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/serveForTests.mjs',
    url: `${address}/readyz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
