import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { publishStyles } from './build/publishStyles.ts';
import manifest from './package.json' with { type: 'json' };

const source = path.join(import.meta.dirname, 'src');
const folders = readdirSync(source).filter((name) => existsSync(path.join(source, name, 'index.ts')));
/** The sources of the paths that the package names one by one; `./*` stands for the folders. */
const named = Object.values(manifest.exports)
  .flatMap((target) => (typeof target === 'object' ? [target['@baize/source'].slice('./'.length)] : []))
  .filter((file) => !file.includes('*'));
const isExternal = (id: string): boolean =>
  !(id.startsWith('.') || id.startsWith('/') || id.startsWith('\0')) && !id.includes('.css.ts') && !id.includes('vanilla.css');

export default defineConfig({
  // Fonts are found beside the stylesheet, wherever that is served from.
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `baize_${hash}` }), publishStyles()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    sourcemap: true,
    cssMinify: true,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([...named, ...folders.map((name) => `src/${name}/index.ts`)].map((file) => [file.slice(4, -3), file])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: isExternal,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]'),
      },
    },
  },
});
