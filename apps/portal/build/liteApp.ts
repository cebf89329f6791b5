import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brandNames, brandTitles } from '../../../packages/design-system/src/theme/brandNames.ts';
import { baize } from '../../../packages/design-system/src/theme/brands/baize.ts';
import { sen } from '../../../packages/design-system/src/theme/brands/sen.ts';

const staticFiles = path.join(import.meta.dirname, '../public');
const brands = { baize, sen };
function manifestOf(brand: (typeof brandNames)[number]): string {
  const { canvas } = brands[brand].color.dark;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/web/icons/${brand}-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/web/',
    name: brandTitles[brand],
    short_name: brandTitles[brand],
    lang: 'vi',
    start_url: '/web/',
    scope: '/web/',
    display: 'standalone',
    background_color: canvas,
    theme_color: canvas,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/**
 * The lite app (docs/decisions/012): a manifest for each brand, and the worker that opens the portal without a network, which knows the
 * files that the first paint needs. Another build is another worker.
 */
export function liteApp(): Plugin {
  const worker = readFileSync(path.join(import.meta.dirname, 'serviceWorker.js'), 'utf8');
  return {
    name: 'baize-lite-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/web/manifest-baize.webmanifest' }, injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const brand of brandNames) {
          this.emitFile({ type: 'asset', fileName: `manifest-${brand}.webmanifest`, source: manifestOf(brand) });
        }
        const outputs = Object.values(bundle);
        const page = outputs.find(({ fileName }) => fileName === 'index.html');
        const html = page?.type === 'asset' ? String(page.source) : '';
        // The last one: those before it are what it builds upon.
        const entry = [...html.matchAll(/<script type="module"[^>]*\ssrc="([^"]+)"/g)].at(-1)?.[1];
        if (!entry) this.error('The page has no entry.');
        // Whatever the page names: its scripts, styles, first fonts, and the texts of both languages.
        const named = html.match(/(?<=["\s])\/web\/[^"\s]+\.(?:js|css|woff2|json|svg)(?=["\s])/g) ?? [];
        const isThere = (name: string): boolean => name in bundle || existsSync(path.join(staticFiles, name));
        const lost = named.find((file) => !isThere(file.slice('/web/'.length)));
        if (lost) this.error(`The page names ${lost}, which is not there: no browser could install the lite app.`);
        const names = outputs.map(({ fileName }) => fileName).sort();
        const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        const told = JSON.stringify({ build, entry, files: [...new Set(['/web/', ...named])] });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('__BUILD__', told) });
      },
    },
  };
}
