import { tokenStyles } from '@baize/brand';
import type { BrandFolder } from '@baize/brand/folder';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Brands } from './readBrands.ts';

/** Pixels of the icons, and how much of their side the corners are rounded by: a maskable one may be cut, and Apple rounds by itself. */
const icons: Readonly<Record<string, { size: number; corner: number }>> = {
  'icon-180.png': { size: 180, corner: 0 },
  'icon-192.png': { size: 192, corner: 0.22 },
  'icon-512.png': { size: 512, corner: 0.22 },
  'icon-maskable-512.png': { size: 512, corner: 0 },
};

async function drawIcon(svg: string, { size, corner }: { size: number; corner: number }): Promise<Buffer> {
  const radius = Math.round(size * corner);
  const shape = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
  return sharp(Buffer.from(svg), { density: 72 })
    .resize(size, size, { fit: 'contain', background: '#00000000' })
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function manifestOf({ brand: { name, languages, tokens } }: BrandFolder): string {
  const { canvas } = tokens.color.dark;
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/web/brand/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    ...{ id: '/web/', name, short_name: name, lang: languages[0], start_url: '/web/', scope: '/web/', display: 'standalone' },
    ...{ background_color: canvas, theme_color: canvas, icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')] },
  });
}

interface BrandFile {
  type: string;
  body: string | Buffer;
}

/** Names that may be a file of a brand: whatever else is asked for is not kept. */
const isBrandFile = (name: string): boolean =>
  ['mark.svg', 'icon.svg', 'tokens.css', 'manifest.webmanifest'].includes(name) ||
  /^texts-[a-z]{2}\.json$/.test(name) ||
  Object.hasOwn(icons, name);

async function makeFile(of: BrandFolder, name: string): Promise<BrandFile | undefined> {
  const { brand, mark, icon, texts } = of;
  if (name === 'mark.svg') return { type: 'image/svg+xml', body: mark };
  if (name === 'icon.svg') return { type: 'image/svg+xml', body: icon };
  if (name === 'tokens.css') return { type: 'text/css; charset=utf-8', body: tokenStyles(brand.code, brand.tokens) };
  if (name === 'manifest.webmanifest') return { type: 'application/manifest+json', body: manifestOf(of) };
  const language = /^texts-(\w+)\.json$/.exec(name)?.[1];
  if (language !== undefined && brand.languages.includes(language))
    return { type: 'application/json; charset=utf-8', body: JSON.stringify(texts[language] ?? {}) };
  const size = Object.hasOwn(icons, name) ? icons[name] : undefined;
  return size && { type: 'image/png', body: await drawIcon(icon, size) };
}

/** Files of the brand of the host that is asked for, under `/web/brand/`; each is made once a process. */
export function registerBrandFiles(app: FastifyInstance, brands: Brands): void {
  const made = new Map<string, Promise<BrandFile | undefined>>();
  app.get<{ Params: { name: string } }>('/web/brand/:name', async (request, reply) => {
    const of = brands.of(request.hostname);
    const { name } = request.params;
    const key = `${of.brand.code} ${name}`;
    if (!isBrandFile(name)) return reply.callNotFound();
    const making = made.get(key) ?? makeFile(of, name);
    made.set(key, making);
    const file = await making;
    if (!file) return reply.callNotFound();
    // A drawing that is opened by itself can do nothing either.
    if (file.type === 'image/svg+xml') reply.header('content-security-policy', "default-src 'none'; sandbox");
    return reply.type(file.type).header('cache-control', 'no-cache').send(file.body);
  });
}
