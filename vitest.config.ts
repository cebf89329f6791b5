import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { libraries } from './.storybook/libraries.ts';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

// Times are shown in the brand's zone, which they name on a device that has another one.
process.env['TZ'] = 'Asia/Ho_Chi_Minh';

const executablePath = findChromium();

// Without `module`: Node loads the CommonJS build of packages such as prom-client, and so must the tests.
const serverConditions = ['@baize/source', ...defaultServerConditions.filter((condition) => condition !== 'module')];

export default defineConfig({
  resolve: { conditions: ['@baize/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: serverConditions } },
  // Where global set-ups run: it inherits neither of the two above.
  environments: { __vitest__: { resolve: { conditions: serverConditions } } },
  test: {
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'apps/*/src/**'],
      exclude: ['**/*.stories.tsx', '**/*.css.ts'],
      reporter: ['text', 'html'],
    },
    projects: [
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          // Half of the time went into loading React and the dictionaries anew for each of two hundred files.
          isolate: false,
          // In MB, of each half: what a test makes is thrown away after it, and is to be gone before it is taken for old.
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: ['tests/support/eachTest.ts'],
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/portal/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.*'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        // Apart: React asks once whether there is a window, and files of one worker share the answer.
        test: { name: 'node', environment: 'node', include: ['packages/*/src/**/*.node.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'gateway',
          environment: 'node',
          isolate: false,
          include: ['apps/{gateway,sandbox}/src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'], testTimeout: 420_000 },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'flows',
          environment: 'happy-dom',
          include: ['tests/flows/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/flows/globalSetup.ts'],
          setupFiles: ['tests/support/eachTest.ts'],
          environmentOptions: { happyDOM: { url: 'http://127.0.0.1/', settings: { fetch: { disableSameOriginPolicy: true } } } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'money',
          environment: 'node',
          include: ['tests/money/**/*.test.ts'],
          globalSetup: ['tests/money/cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 30_000,
          // A new sandbox beside all other floors takes its time.
          hookTimeout: 660_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/**/*.test.ts'],
          globalSetup: ['tests/package/packed.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', ...libraries] },
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
