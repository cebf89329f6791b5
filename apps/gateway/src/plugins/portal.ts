import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BrandFolder } from '@baize/brand/folder';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { brandPage } from '../brand/brandPage.ts';
import type { Brands } from '../brand/readBrands.ts';
import { describedBrand } from './describedBrand.ts';

export interface PortalOptions {
  /** The portal's build. */
  dir: string;
  brands: Brands;
}

/** `index.html` as the brand of a host has it, read again after a new build. */
function createPage({ dir, brands }: PortalOptions) {
  const file = path.join(dir, 'index.html');
  let built: { html: string; mtime: number } | undefined;
  const pages = new Map<BrandFolder, string>();
  return async (host: string): Promise<string | undefined> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (built?.mtime !== found.mtimeMs) {
      built = { html: await readFile(file, 'utf8'), mtime: found.mtimeMs };
      pages.clear();
    }
    const brand = brands.of(host);
    const page = pages.get(brand) ?? brandPage(built.html, describedBrand(brand));
    pages.set(brand, page);
    return page;
  };
}

/** The portal under `/web/`: files of the build, cached for good when their names have a hash, and its page for every other address. */
export const portal = fp(async (app, options: PortalOptions) => {
  const readPage = createPage(options);

  async function sendPage(reply: FastifyReply): Promise<FastifyReply> {
    const html = await readPage(reply.request.hostname);
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
