import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBrandFolder } from '@baize/brand/folder';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { brandPage } from './brandPage.ts';
import { readBrands } from './readBrands.ts';
import { brandFolder, ownBrands } from './testingBrand.ts';

const page = `<!doctype html><html lang="vi" data-theme="dark" data-brand="baize" data-merchant="baize" data-languages="vi en"><head>
<meta name="theme-color" content="#0a120f" /><meta name="description" content="Bàn" /><meta name="application-name" content="Baize" />
<title>Baize</title></head><body><span data-part="brand-name" class="x">Baize</span></body></html>`;

const folders: string[] = [];
/** A face of the house at a host of its own. */
let gateway: TestGateway;
beforeAll(async () => {
  const portalDir = await mkdtemp(path.join(tmpdir(), 'baize-portal-'));
  await writeFile(path.join(portalDir, 'index.html'), page);
  const lotus = await brandFolder(
    (brand) => ({ ...brand, code: 'lotus', name: 'Sen & "Bạn"', languages: ['en', 'vi'], hosts: ['lotus.example'], merchantCode: 'baize' }),
    'sen',
  );
  folders.push(portalDir, lotus);
  gateway = await startTestGateway({
    catalogueSize: 1,
    env: { PORTAL_DIR: portalDir, BRAND_DIR: `${path.join(ownBrands, 'baize')} ${lotus}` },
  });
});
afterAll(async () => {
  await gateway.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});
const get = (url: string, host = 'lotus.example') => gateway.app.inject({ url, headers: { host } });

describe('a brand is what its host shows', () => {
  test('the page has its code, languages, name and style sheet', async () => {
    const { body } = await get('/web/casino');
    expect(body).toMatch(/<html [^>]*lang="en" data-brand="lotus" data-merchant="baize" data-languages="en vi"/);
    expect(body).toContain('<title>Sen &amp; &quot;Bạn&quot;</title>');
    expect(body).toContain('class="x">Sen &amp; &quot;Bạn&quot;</span>');
    expect(body).toContain('<link rel="stylesheet" href="/web/brand/tokens.css"></head>');
    expect(body).not.toContain('Baize');
  });

  test('every other host shows the first', async () => {
    expect((await get('/web/', 'elsewhere.example:8443')).body).toContain('<title>Baize</title>');
    expect((await get('/web/', 'LOTUS.example:8443')).body).toContain('data-brand="lotus"');
  });

  test('a call that names no language is answered in the first one of the brand', async () => {
    const sentence = async (host: string) => ((await get('/api/nothing', host)).json() as { message: string }).message;
    expect(await sentence('lotus.example')).toMatch(/^[\x20-\x7e’]+$/);
    expect(await sentence('elsewhere.example')).toMatch(/[ạ-ỹ]/);
  });

  test('§7 system/whitelabel tells it', async () => {
    const reply = await gateway.app.inject({
      url: '/api/system/whitelabel',
      headers: {
        host: 'lotus.example',
        'x-merchant-code': 'baize',
        'x-module-id': 'portal',
        'x-language': 'vi',
        'x-device': 'WEB',
        'x-gateway-version': '3',
      },
    });
    expect(reply.json().value.brand).toMatchObject({
      code: 'lotus',
      languages: ['en', 'vi'],
      mark: '/web/brand/mark.svg',
      color: { dark: { canvas: '#140A12' } },
    });
  });

  test('its files are its tokens, its mark, which can do nothing, its manifest and its icons', async () => {
    expect((await get('/web/brand/tokens.css')).body).toContain('[data-brand=lotus] {');
    const mark = await get('/web/brand/mark.svg');
    expect([mark.headers['content-type'], mark.headers['content-security-policy']]).toEqual([
      'image/svg+xml',
      "default-src 'none'; sandbox",
    ]);
    const manifest = (await get('/web/brand/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Sen & "Bạn"', lang: 'en', theme_color: '#140A12' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp((await get(src)).rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const { data, info } = await sharp((await get('/web/brand/icon-512.png')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[3], data[(256 * info.width + 256) * info.channels + 3]], 'its corners are round').toEqual([0, 255]);
    for (const none of ['brand.json', 'icon-7.png', '..%2fbrand.json', 'texts-fr.json', 'texts-constructor.json'])
      expect((await get(`/web/brand/${none}`)).statusCode, none).toBe(404);
  });
});

test('a brand that keeps the code of the built one has its own colours all the same', async () => {
  const folder = await brandFolder((brand) => {
    const { color } = brand.tokens;
    return { ...brand, tokens: { ...brand.tokens, color: { ...color, dark: { ...color.dark, canvas: '#07131C' } } } };
  });
  folders.push(folder);
  const [own, built] = [await readBrandFolder(folder), await readBrandFolder(path.join(ownBrands, 'baize'))];
  expect(brandPage(page, own)).toContain('<link rel="stylesheet" href="/web/brand/tokens.css">');
  expect(brandPage(page, built)).not.toContain('tokens.css');
});

describe('a house whose brands do not fit together does not start', () => {
  const refused = async (...changes: Parameters<typeof brandFolder>[0][]): Promise<string> => {
    const made = await Promise.all(changes.map((change) => brandFolder(change)));
    folders.push(...made);
    const [first = '', ...others] = made;
    return readBrands([first, ...others]).then(
      () => '',
      (error: Error) => error.message,
    );
  };

  test('a currency, a language or a flag that the gateway does not know', async () => {
    const message = await refused((brand) => ({ ...brand, currency: 'CHF', languages: ['vi', 'fr'], flags: { guilds: false } }));
    expect(message).toContain('currency is "CHF": must be one that portals know: VND, CNY');
    expect(message).toContain('languages is "fr": must be of those that portals speak: vi, en.');
    expect(message).toContain('flags.guilds: is no flag of a portal (§6): there are');
  });

  test('a second one without hosts, or with another money', async () => {
    const message = await refused(
      (brand) => brand,
      (brand) => ({ ...brand, code: 'lotus', currency: 'PHP' }),
    );
    expect(message).toContain('hosts: is missing');
    expect(message).toContain('currency is PHP: is VND of baize: one house has one.');
  });

  test('a third one with the code or a host of the second', async () => {
    const message = await refused(
      (brand) => brand,
      (brand) => ({ ...brand, code: 'lotus', hosts: ['lotus.example'] }),
      (brand) => ({ ...brand, code: 'lotus', hosts: ['bamboo.example', 'lotus.example'] }),
    );
    expect(message).toContain('code is lotus: another brand has it.');
    expect(message).toContain('hosts is lotus.example: is a host of lotus.');
  });

  test('the flags of a brand are those that an operator has not switched', async () => {
    const folder = await brandFolder((brand) => ({ ...brand, flags: { guild: false, freePlay: false, mobileCodeLogin: true } }));
    folders.push(folder);
    const own = await startTestGateway({ catalogueSize: 1, env: { BRAND_DIR: folder } });
    try {
      expect(own.services.settings.flags()).toMatchObject({
        guild: false,
        freePlay: false,
        mobileCodeLogin: true,
        mobileNumberRegistration: false,
      });
      await own.services.settings.changeFlags({ guild: true });
      expect(own.services.settings.flags().guild).toBe(true);
    } finally {
      await own.close();
    }
  });
});
