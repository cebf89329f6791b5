import { defineConfig } from '@playwright/test';
import { use } from './playwright.shared.ts';

const storybook = 'http://127.0.0.1:4191';
const portal = 'http://127.0.0.1:4192';

/**
 * Pictures of the composed stories and the main routes, compared with those that were accepted on this machine:
 * two machines draw the same letters differently, so pictures are not kept in the repository.
 */
export default defineConfig({
  testDir: 'tests/visual',
  snapshotPathTemplate: '.visual/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  // Every shade counts: the default lets #0b5fff pass for #0b5ffe. Chromium draws a corner or an icon a shade differently once in
  // a hundred pictures: 43 pixels at most in 961 of them. The outline of one checkbox has 70.
  // Two pictures that are alike have to be taken, on two cores that draw other pages at the same time.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 60, animations: 'disabled', caret: 'hide' } },
  reporter: [['line'], ['html', { outputFolder: 'visual-report', open: 'never' }]],
  outputDir: 'test-results/visual',
  use: { ...use, trace: 'off', timezoneId: 'Asia/Ho_Chi_Minh', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: storybook } },
    { name: 'routes', testMatch: 'routes.spec.ts', use: { baseURL: portal } },
  ],
  webServer: [
    { command: 'node scripts/serve.mjs storybook-static 4191', url: storybook, reuseExistingServer: false },
    {
      command: 'node scripts/serveForTests.mjs',
      url: `${portal}/readyz`,
      env: { PORT: '4192' },
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
