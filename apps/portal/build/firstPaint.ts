import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite';
import type { renderFirstPaint } from '../src/firstPaint/renderFirstPaint.tsx';
import { firstTexts, readTexts } from './texts.ts';

const place = '<!--first-paint-->';
/** As in the browser's build, the packages' own sources: the classes have to be the same. */
const conditions = ['@baize/source', ...defaultServerConditions];

/** The part of the portal that draws its home without a browser, built for Node as the portal itself is built for the browser. */
async function buildRenderer(
  { root, mode, base, resolve }: ResolvedConfig,
  namespaces: readonly string[],
  outDir: string,
): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    mode,
    base,
    resolve: { conditions, dedupe: resolve.dedupe },
    plugins: [react(), vanillaExtractPlugin(), firstTexts(namespaces)],
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ssr: 'src/firstPaint/renderFirstPaint.tsx', outDir, emptyOutDir: true, target: 'es2022' },
  });
  return path.join(outDir, 'renderFirstPaint.js');
}

async function drawHomes(config: ResolvedConfig, namespaces: readonly string[]): Promise<string> {
  // A folder of its own: two builds may run at once.
  const folder = await mkdtemp(path.join(tmpdir(), 'first-paint-'));
  try {
    const file = await buildRenderer(config, namespaces, folder);
    const renderer: { renderFirstPaint: typeof renderFirstPaint } = await import(pathToFileURL(file).href);
    return await renderer.renderFirstPaint((language) => readTexts(namespaces, language));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts the home of a visitor, as it stands before any call is answered, into the page: a slow phone shows it while the script is still on
 * its way. A build whose home can't be drawn so fails.
 * @param namespaces domains whose texts it shows
 */
export function firstPaint(namespaces: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'baize-first-paint',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) this.error(`index.html has no ${place}.`);
        const homes = await drawHomes(config, namespaces).catch((error: unknown) =>
          this.error(`The first paint can't be drawn: what <App> shows first has to work without a browser. ${String(error)}`),
        );
        return html.replace(place, () => homes);
      },
    },
  };
}
