import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The router's package leads every bundler to its build for development: a visitor is spared its warnings. */
export function productionRouter(): Plugin {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = path.dirname(resolve('react-router/package.json'));
  return {
    name: 'baize-production-router',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^react-router$/, replacement: path.join(folder, 'dist/production/index.mjs') }] },
    }),
  };
}
