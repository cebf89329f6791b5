import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artAt, artWidths, calls, headers, type WireGame } from '@baize/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFolder } from '../brand/testingBrand.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call } from '../testingClient.ts';

let gateway: TestGateway;
let portalDir: string;
let brandDir: string;
beforeAll(async () => {
  portalDir = await mkdtemp(path.join(tmpdir(), 'baize-portal-'));
  await mkdir(path.join(portalDir, 'assets'));
  await writeFile(
    path.join(portalDir, 'index.html'),
    '<!doctype html><html lang="vi" data-brand="baize"><head><title>portal</title></head></html>',
  );
  await writeFile(path.join(portalDir, 'assets/main-abc123.js'), 'plain');
  await writeFile(path.join(portalDir, 'assets/main-abc123.js.br'), 'packed');
  await writeFile(path.join(portalDir, 'favicon.ico'), 'icon');
  brandDir = await brandFolder((brand) => ({ ...brand, merchantCode: 'baize' }), 'sen');
  gateway = await startTestGateway({ env: { PORTAL_DIR: portalDir, BRAND_DIR: brandDir } });
});
afterAll(async () => {
  await gateway.close();
  for (const folder of [portalDir, brandDir]) await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

describe('the portal under /web', () => {
  test.each(['/web', '/web/', '/web/index.html', '/web/casino', '/web/egame?page=PG', '/web/a/deep/link'])(
    '%s is the portal’s page with this gateway’s brand',
    async (url) => {
      const page = await get(url);
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(page.body).toContain('data-brand="sen"');
    },
  );

  test('§9 "merchant code": the portal’s page has the merchant code of its gateway', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'baize-merchant-'));
    await copyFile(path.join(import.meta.dirname, '../../../portal/index.html'), path.join(dir, 'index.html'));
    const brand = await brandFolder((own) => ({ ...own, merchantCode: 'lotus' }));
    const lotus = await startTestGateway({ env: { PORTAL_DIR: dir, BRAND_DIR: brand } });
    try {
      const { body } = await lotus.app.inject('/web/');
      const merchant = /<html[^>]*\sdata-merchant="([^"]*)"/.exec(body)?.[1];
      const ask = (code = '') => call(lotus.url, 'getPermission', {}, { headers: { [headers.merchant]: code } });
      expect([(await ask('baize')).status, (await ask(merchant)).status]).toEqual([400, 200]);
    } finally {
      await lotus.close();
      for (const folder of [dir, brand]) await rm(folder, { recursive: true, force: true });
    }
  });

  test('files with a hash in their name are cached for good, and compressed for browsers that accept it', async () => {
    const plain = await get('/web/assets/main-abc123.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const packed = await get('/web/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([packed.body, packed.headers['content-encoding'], packed.headers['cache-control']]).toEqual([
      'packed',
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/web/favicon.ico')).headers['cache-control']).toBe('no-cache');
  });

  test.each(['/web/assets/gone.js', '/web/../../package.json', '/web/%2e%2e/%2e%2e/package.json', '/web/assets/..%2f..%2fpackage.json'])(
    '%s is not found, and never the page',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain('data-brand');
    },
  );

  test('the root redirects to it', async () => {
    const reply = await get('/');
    expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/web/']);
  });
});

test('HEAD is answered for pages and refused for calls', async () => {
  expect((await gateway.app.inject({ method: 'HEAD', url: '/web/casino' })).statusCode).toBe(200);
  expect((await gateway.app.inject({ method: 'HEAD', url: '/api/system/status' })).statusCode).toBe(405);
});

test('every page forbids inline scripts, inline styles and foreign sources, and keeps the handle of the game’s window', async () => {
  for (const url of ['/web/', '/docs', '/sandbox/outbox', '/api/nothing']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('games and pictures of configured origins are allowed, and nothing else of them', async () => {
  const env = { FRAME_ORIGINS: 'https://games.example', IMAGE_ORIGINS: 'https://cdn.example https://art.example' };
  const branded = await startTestGateway({ catalogueSize: 1, env });
  const policy = String((await branded.app.inject('/docs')).headers['content-security-policy']).split('; ');
  expect(policy).toContain("frame-src 'self' https://games.example");
  expect(policy).toContain("img-src 'self' data: https://cdn.example https://art.example");
  expect(policy.filter((part) => part.includes('https:'))).toHaveLength(2);
  await branded.close();
});

test('the documentation names every call, and runs no script and no inline style', async () => {
  const page = await get('/docs');
  for (const name of Object.keys(calls)) expect(page.body).toContain(`id="${name}"`);
  expect(page.body).not.toMatch(/<script|style=|<style/);
  expect(Object.keys((await get('/docs/json')).json().paths)).toContain('/session/login');
});

test('§7 the documentation says which headers come with each call, which are required, and how many streams a session may have', async () => {
  const { body } = await get('/docs');
  for (const name of Object.values(headers)) expect(body).toContain(`<code>${name}</code>`);
  expect(body).toContain(`<code>${headers.merchant}</code>, with each call: `);
  expect(body).toContain(`<code>${headers.device}</code>, with each call, not required: `);
  const document = (await get('/docs/json')).json();
  expect(document.paths['/live/events'].get.description).toContain('A session may have 6 streams open');
});

test('§7 a call is answered without the headers that the documentation does not require, and refused without one that it does', async () => {
  const { components } = (await get('/docs/json')).json();
  const required = (Object.values(components.parameters) as { name: string; required: boolean; schema: { enum?: string[] } }[])
    .filter(({ name, required: isRequired }) => isRequired && name !== headers.idempotencyKey && name !== headers.encryption)
    .map(({ name, schema }) => [name, schema.enum?.[0] ?? 'baize'] as const);
  const statusWith = async (sent: readonly (readonly [string, string])[]) =>
    (await gateway.app.inject({ url: '/api/system/status', headers: Object.fromEntries(sent) })).statusCode;
  expect(await statusWith(required)).toBe(200);
  for (const [left] of required) expect(await statusWith(required.filter(([name]) => name !== left)), left).not.toBe(200);
});

test('an empty outbox says so', async () => {
  expect((await get('/sandbox/outbox')).body).toContain('No messages yet.');
});

test('HSTS is sent behind https', async () => {
  const secure = await startTestGateway({ catalogueSize: 1, env: { PUBLIC_URL: 'https://play.example' } });
  expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000');
  await secure.close();
});

describe('art', () => {
  let game: WireGame;
  beforeAll(async () => {
    game = (await call(gateway.url, 'getPopularGames', { group: 'slots', size: 1 })).body.value.games[0];
  });

  test('is cached for good', async () => {
    const address = artAt(game.smallIcon, 96);
    const [one, two] = [await get(address), await get(address)];
    expect(one.statusCode).toBe(200);
    expect(one.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(one.rawPayload).toEqual(two.rawPayload);
    expect(one.headers['x-content-type-options']).toBe('nosniff');
    expect(one.headers['permissions-policy']).toBeUndefined();
    expect((await get(address.replace('/slots/', '/fish/'))).statusCode).toBe(404);
  });

  test('comes in every width of the contract, and in no other', async () => {
    for (const [address, widths] of [
      [game.smallIcon, artWidths.small],
      [game.lagerIcon, artWidths.large],
    ] as const) {
      for (const width of widths) {
        const { format, width: rendered } = await sharp((await get(artAt(address, width))).rawPayload).metadata();
        expect([format, rendered]).toEqual(['webp', width]);
      }
    }
    for (const width of [0, 95, 100_000, 460]) {
      expect((await get(game.smallIcon.replace('{width}', String(width)))).statusCode).toBe(404);
    }
    expect((await get(game.smallIcon)).statusCode).toBe(404);
  });

  test.each([
    '/art/games/slots/no-such-game/small-96.webp',
    '/art/games/nothing/pg-1/small-96.webp',
    '/art/games/slots/pg-1/huge-96.webp',
    `/art/games/slots/${'x'.repeat(65)}/small-96.webp`,
    '/art/games/slots/%3Cscript%3E/small-96.webp',
  ])('%s is not drawn', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

test('outside the sandbox there is no outbox, no demo account, no sandbox game and no play money', async () => {
  const real = await startTestGateway({ env: { SANDBOX: 'false', GATEWAY_SECRET: 'a secret that is long enough for it' } });
  expect((await real.app.inject('/sandbox/outbox')).statusCode).toBe(404);
  expect((await real.app.inject('/sandbox/games/play?game=x')).statusCode).toBe(404);
  const { schema } = await import('../db/schema.ts');
  expect(await real.services.database.db.$count(schema.customers)).toBe(0);
  const order = { customerId: 'x', orderId: 'y', amount: 100, channelId: 'vietcombank' };
  expect(real.services.cashier.channels()).toEqual([]);
  expect(real.services.cashier.depositDelayMs(order)).toBeUndefined();
  expect(real.services.providerSecrets.size).toBe(0);
  await real.close();
});
