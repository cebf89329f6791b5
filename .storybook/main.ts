import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { libraries } from './libraries.ts';

// Where a brand or a tool keeps files that stories need at the root, such as a service worker.
const publicDir = `${import.meta.dirname}/public`;

const features = { directory: '../packages/features/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Features' };
/** `npm run test:domain` builds the stories of one domain. */
const domain = process.env['STORIES_OF'];

const config: StorybookConfig = {
  stories: domain
    ? [{ ...features, files: `${domain}/**/*.stories.tsx` }]
    : [
        { directory: './guide', files: '*.@(mdx|stories.tsx)' },
        { directory: '../packages/design-system/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: 'Design system' },
        features,
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads the unions that a prop's type imports, so that its control offers them.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  staticDirs: [{ from: '../brands', to: '/brands' }, ...(existsSync(publicDir) ? ['./public'] : [])],
  viteFinal: (base) =>
    mergeConfig(base, {
      base: './',
      plugins: [vanillaExtractPlugin()],
      resolve: {
        conditions: ['@baize/source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'react-i18next', 'i18next', '@tanstack/react-query', 'zod'],
      },
      optimizeDeps: { include: libraries },
      build: { chunkSizeWarningLimit: 2000 },
      // The portal's build is nothing that a story shows.
      server: { watch: { ignored: ['**/dist/**', '**/storybook-static/**', '**/.visual/**'] } },
    }),
};
export default config;
