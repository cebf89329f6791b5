import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

export interface PortalOptions {
  /** The portal's build. */
  dir: string;
  brand: string;
  /** The portal's merchant header (§7). */
  merchantCode: string;
  /** The page asks for its brand's tokens before it is shown (`system/whitelabel`). */
  isBrandSent: boolean;
}

/** Files of the page that each brand has: its manifest, and its icon on a home screen. */
const ownFiles = /(\/web\/(?:manifest-|icons\/))baize/g;

/** `index.html` with this gateway's brand and merchant on it, read again after a new build. */
function createPage({ dir, brand, merchantCode, isBrandSent }: PortalOptions) {
  const file = path.join(dir, 'index.html');
  let page: { html: string; mtime: number } | undefined;
  return async (): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (page?.mtime !== found.mtimeMs) {
      const html = await readFile(file, 'utf8');
      const branded = html
        .replace(/(<html[^>]*\sdata-brand=")[^"]*"/, `$1${brand}"${isBrandSent ? ' data-whitelabel' : ''}`)
        .replace(/(<html[^>]*\sdata-merchant=")[^"]*"/, `$1${merchantCode}"`);
      // A brand without a manifest of its own keeps the one of the build.
      const hasManifest = existsSync(path.join(dir, `manifest-${brand}.webmanifest`));
      page = { html: hasManifest ? branded.replace(ownFiles, `$1${brand}`) : branded, mtime: found.mtimeMs };
    }
    return page.html;
  };
}

/** The portal under `/web/`: files of the build, cached for good when their names have a hash, and its page for every other address. */
export const portal = fp(async (app, options: PortalOptions) => {
  const readPage = createPage(options);

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const html = await readPage();
    if (html === undefined) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The portal is not built yet. Run `npm run build`, or `npm run dev`.\n');
    }
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  }

  app.decorateReply('sendPortal', function () {
    return sendPage(this);
  });
  app.get('/', async (_request, reply) => reply.redirect('/web/'));
  app.get('/web', async (_request, reply) => reply.sendPortal());
  app.get('/web/', async (_request, reply) => reply.sendPortal());
  app.get('/web/index.html', async (_request, reply) => reply.sendPortal());
  if (!existsSync(options.dir)) {
    app.get('/web/*', async (_request, reply) => reply.sendPortal());
    return;
  }
  await app.register(fastifyStatic, {
    root: options.dir,
    prefix: '/web/',
    // The plugin's own route lists the folder for each file, to check the name: a fifth of the gateway's work while pages opened.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = /[/\\]assets[/\\]/.test(file);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get<{ Params: { '*': string } }>('/web/*', (request, reply) => reply.sendFile(request.params['*']));
});

/** Whether an address under `/web` is a route of the portal, and not a file that is missing. */
export function isPortalRoute(method: string, url: string): boolean {
  const pathname = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && /^\/web(\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname);
}

declare module 'fastify' {
  interface FastifyReply {
    /** Sends the portal's page. */
    sendPortal(): Promise<FastifyReply>;
  }
}
