import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const staticFiles = path.join(import.meta.dirname, '../public');
/** What the gateway serves of its brand, and no build. */
const ofBrand = ['/web/brand/mark.svg', '/web/brand/tokens.css'];

/**
 * The lite app (docs/decisions/012): its manifest is the brand's (gateway); here is the worker that opens the portal without a network, which knows the
 * files that the first paint needs. Another build is another worker.
 */
export function liteApp(): Plugin {
  const worker = readFileSync(path.join(import.meta.dirname, 'serviceWorker.js'), 'utf8');
  return {
    name: 'baize-lite-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: '/web/brand/manifest.webmanifest' }, injectTo: 'head' }],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const page = outputs.find(({ fileName }) => fileName === 'index.html');
        const html = page?.type === 'asset' ? String(page.source) : '';
        // The last one: those before it are what it builds upon.
        const entry = [...html.matchAll(/<script type="module"[^>]*\ssrc="([^"]+)"/g)].at(-1)?.[1];
        if (!entry) this.error('The page has no entry.');
        // Whatever the page names: its scripts, styles, first fonts, and the texts of both languages.
        const named = html.match(/(?<=["\s])\/web\/[^"\s]+\.(?:js|css|woff2|json|svg)(?=["\s])/g) ?? [];
        const isThere = (name: string): boolean => name in bundle || existsSync(path.join(staticFiles, name));
        const own = named.filter((file) => !file.startsWith('/web/brand/'));
        const lost = own.find((file) => !isThere(file.slice('/web/'.length)));
        if (lost) this.error(`The page names ${lost}, which is not there: no browser could install the lite app.`);
        const names = outputs.map(({ fileName }) => fileName).sort();
        const build = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        const told = JSON.stringify({ build, entry, files: [...new Set(['/web/', ...own, ...ofBrand])] });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.replace('__BUILD__', told) });
      },
    },
  };
}
