import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';
import { publishStyles } from './publishStyles.ts';
import { publishTexts } from './publishTexts.ts';

type Target = string | Record<string, string>;
interface Manifest {
  exports: Record<string, Target>;
  bin?: Record<string, string>;
}
const sourceOf = (target: Target): string | undefined => (typeof target === 'object' ? target['@baize/source'] : undefined);

/** Sources that the paths of a package's exports and its commands lead to: those named one by one, and a folder's index for each `*`. */
function entriesOf(folder: string): string[] {
  const { exports, bin = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const commands = Object.values(bin).map((file) => file.replace('./dist/', 'src/').replace(/\.js$/, '.ts'));
  const sources = [...commands, ...Object.values(exports).flatMap((target) => sourceOf(target)?.slice('./'.length) ?? [])];
  const folders = readdirSync(path.join(folder, 'src'));
  const code = sources.flatMap((file) => (file.includes('*') ? folders.map((name) => file.replace('*', name)) : [file]));
  return [...new Set(code)].filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(folder, file)));
}

const isExternal = (id: string): boolean => !/^[./\0]/.test(id) && !id.includes('.css.ts') && !id.includes('vanilla.css');

/**
 * How a package of the workspace is built: a module a source, with its style sheet and its texts beside it, so that a bundler drops what an
 * app does not use. Other packages stay imports.
 */
export function libraryConfig(folder: string): UserConfig {
  return {
    root: folder,
    // Fonts are found beside the stylesheet, wherever that is served from.
    base: './',
    // Style sheets are evaluated with the tokens of the design system's source.
    resolve: { conditions: ['@baize/source', ...defaultClientConditions] },
    plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `baize_${hash}` }), publishStyles(), publishTexts(folder)],
    build: {
      outDir: 'dist',
      target: 'es2022',
      minify: false,
      sourcemap: true,
      cssMinify: true,
      cssCodeSplit: true,
      lib: {
        // By their paths below `src`, without their endings.
        entry: Object.fromEntries(entriesOf(folder).map((file) => [file.slice('src/'.length, -path.extname(file).length), file])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isExternal,
        checks: { pluginTimings: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: 'src',
          entryFileNames: '[name].js',
          assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? '[name][extname]' : 'fonts/[name][extname]'),
        },
      },
    },
  };
}
