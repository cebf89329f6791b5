import type { Plugin } from 'vite';

const written = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Lets a chunk that was lost be asked for again. Browsers keep a failed module for good (Chromium did up to 2026, whatwg/html#10327), so the
 * second try of `loadChunk` would ask nobody. Each `import()` of the build goes through `importChunk` of `boot.js`, which knows what failed.
 */
export function retriedImports(): Plugin {
  return {
    name: 'baize-retried-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replace(
            written,
            (_import, _quote, chunk: string) => `importChunk(new URL("${chunk}",import.meta.url).href)`,
          );
        }
      },
    },
  };
}
