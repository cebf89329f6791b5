import { createHmac } from 'node:crypto';
import type { Currency } from '@baize/contract';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRealRounds, createSandboxProvider, createWalletClient, sandboxGamePlugin } from './index.ts';
import { safeReturnUrl } from './launchUrl.ts';
import { createTestWallet } from './testWallet.ts';
import { texts } from './texts.ts';

const game = { gameId: 'pg-golden-dragon', name: { vi: 'Rồng <Vàng>', en: 'Golden & Dragon' }, category: 'slots' as const };
const roundId = '0123456789abcdef0123456789abcdef';
const demo = 'ffffffffffffffffffffffffffffffff';

async function site({
  wallet = createTestWallet(),
  currency = 'VND',
}: {
  wallet?: ReturnType<typeof createTestWallet>;
  currency?: Currency;
} = {}) {
  const app = Fastify();
  const { walletCall } = wallet;
  const secret = 'test secret';
  const realRounds = createRealRounds({ walletCall, secret });
  onTestFinished(async () => {
    await realRounds.close();
    await app.close();
  });
  await app.register(sandboxGamePlugin, {
    walletCall,
    currency,
    timeZone: 'Asia/Manila',
    secret,
    realRounds,
    findGame: async (gameId) => (gameId === game.gameId ? game : undefined),
  });
  return { app, wallet };
}

describe('createSandboxProvider', () => {
  it('§4 launch: opens a page of the gateway with the token in the fragment only', async () => {
    const provider = createSandboxProvider('test secret');
    const { gameUrl } = await provider.launch({
      game: { ...game, vassalage: 'PG' },
      session: 'tok/en',
      account: undefined,
      openRounds: [],
      room: undefined,
      platform: 'html5',
      language: 'en',
      returnUrl: '/web/games?a=1',
    });
    const url = new URL(gameUrl, 'http://gateway');
    expect(gameUrl.startsWith('/sandbox/games/play?')).toBe(true);
    expect(url.hash).toBe('#s=tok%2Fen');
    expect(url.search).not.toContain('tok');
    expect(url.searchParams.get('return')).toBe('/web/games?a=1');
  });

  it('§9 account type 0: opens demo play without a session', async () => {
    const { gameUrl } = await createSandboxProvider('test secret').launch({
      game: { ...game, vassalage: 'PG' },
      session: undefined,
      account: undefined,
      openRounds: [],
      room: undefined,
      platform: 'html5',
      language: 'vi',
      returnUrl: '/web/',
    });
    expect(gameUrl.endsWith('#demo')).toBe(true);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'web',
    '/'.repeat(600),
  ])('leads back to the portal, never to %j', (returnUrl) => {
    expect(safeReturnUrl(returnUrl)).toBe('/web/');
  });
});

describe('createWalletClient', () => {
  it('signs the time and the very bytes that it sends', async () => {
    const sent: { path: string; headers: Readonly<Record<string, string>>; rawBody: string }[] = [];
    const call = createWalletClient({
      currency: 'VND',
      secret: 'shared',
      now: () => 1_700_000_000_000,
      send: async (path, headers, rawBody) => {
        sent.push({ path, headers, rawBody });
        return { statusCode: 200, body: '{"status":"OK","balance":5,"currency":"VND"}' };
      },
    });
    expect(await call('balance', { session: 'tôken' })).toMatchObject({ status: 'OK', balance: 5 });
    const [request] = sent;
    expect(request?.path).toBe('/provider/v1/balance');
    expect(request?.headers['x-provider']).toBe('sandbox');
    expect(request?.headers['x-signature']).toBe(createHmac('sha256', 'shared').update(`1700000000000.${request?.rawBody}`).digest('hex'));
  });

  it.each(['', '<html>', '{"status":"OK","balance":-1,"currency":"VND"}'])('treats %j as a lost reply', async (body) => {
    const call = createWalletClient({ secret: 's', currency: 'VND', send: async () => ({ statusCode: 502, body }) });
    await expect(call('balance', { session: 'x' })).rejects.toThrow();
  });
});

describe('sandboxGamePlugin', () => {
  it('serves the page in both languages, its names escaped, with nothing inline', async () => {
    const { app } = await site();
    for (const lang of ['vi', 'en'] as const) {
      const page = await app.inject(`/sandbox/games/play?game=${game.gameId}&lang=${lang}&return=//evil.example`);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
      expect(page.body).toContain(`lang="${lang}"`);
      expect(page.body).toContain('href="/web/"');
      expect(page.body).toContain('RTP');
      expect(page.body).not.toMatch(/<style|<script(?! type="module" src=)| style=| on\w+=|Rồng <|evil/);
    }
  });

  it('has each file that the page asks for', async () => {
    const { app } = await site();
    const { body } = await app.inject(`/sandbox/games/play?game=${game.gameId}`);
    const addresses = [...body.matchAll(/(?:src|href)="(\/sandbox[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of new Set(addresses)) expect((await app.inject(address)).statusCode, address).toBe(200);
    expect((await app.inject('/sandbox/games/assets/game.js')).headers['content-type']).toContain('text/javascript');
  });

  it('shows the banner of its game in a width for each density of the screen', async () => {
    const { app } = await site();
    const { body } = await app.inject(`/sandbox/games/play?game=${game.gameId}`);
    const art = `/art/games/slots/${game.gameId}/large`;
    expect(body).toContain(`<img class="art" src="${art}-460.webp" srcset="${art}-920.webp 2x"`);
  });

  it('brings the portal’s typeface from its own address, in each weight that its styles use', async () => {
    const { app } = await site();
    const sheet = (await app.inject('/sandbox/games/assets/fonts.css')).body;
    const files = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(9);
    for (const file of files) {
      const font = await app.inject(`/sandbox/games/assets/${file}`);
      expect([font.statusCode, font.headers['content-type']], file).toEqual([200, 'font/woff2']);
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
    }
    const styles = (await app.inject('/sandbox/games/assets/game.css')).body;
    const weights = (text: string) => new Set([...text.matchAll(/font-weight: (\d+)/g)].map(([, weight]) => weight));
    expect([...weights(styles)].filter((weight) => !weights(sheet).has(weight))).toEqual([]);
  });

  it.each([
    ['VND', { vi: '₫\u00A05.000<', en: '₫\u00A05,000<' }, { sign: '₫', digits: 0 }],
    ['KWD', { vi: 'KD\u00A05,000<', en: 'KD\u00A05.000<' }, { sign: 'KD', digits: 3 }],
  ] as const)('writes %s as the portal does, with no break behind the sign', async (currency, pages, money) => {
    const { app } = await site({ currency });
    for (const [lang, stake] of Object.entries(pages)) {
      const page = (await app.inject(`/sandbox/games/play?game=${game.gameId}&lang=${lang}`)).body;
      expect(page).toContain(stake);
      const data = JSON.parse((/data-game="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#39;', "'"));
      expect(data, 'its script writes and tells the time by').toMatchObject({ currency: money, timeZone: 'Asia/Manila' });
    }
    expect((await app.inject('/sandbox/games/assets/game.js')).body).not.toMatch(/₫|VND|Asia\//);
  });

  it('says in the player’s language that a game does not exist', async () => {
    const { app } = await site();
    const page = await app.inject('/sandbox/games/play?game=nothing&lang=en');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain(texts.en.notFound);
    expect((await app.inject('/sandbox/games/play?game=%3Cscript%3E')).body).not.toContain('<script');
  });

  it('plays a round of a session through the wallet, once for one round id', async () => {
    const { app, wallet } = await site();
    const payload = { session: 'token', roundId, stake: 1_000 };
    const [first, second] = await Promise.all([1, 2].map(() => app.inject({ method: 'POST', url: '/sandbox/games/api/round', payload })));
    expect(first?.statusCode).toBe(200);
    expect(second?.json()).toEqual(first?.json());
    expect(wallet.calls()).toEqual(['bet', 'win']);
  });

  it('plays a demo on play money, never touching the wallet', async () => {
    const { app, wallet } = await site();
    const round = await app.inject({ method: 'POST', url: '/sandbox/games/api/round', payload: { demo, roundId, stake: 50_000 } });
    const { payout } = round.json<{ payout: number }>();
    const balance = await app.inject({ method: 'POST', url: '/sandbox/games/api/balance', payload: { demo } });
    expect(balance.json()).toEqual({ status: 'OK', balance: 950_000 + payout });
    expect(wallet.seen).toEqual([]);
  });

  it.each([
    {},
    { session: 'token', demo, roundId, stake: 1_000 },
    { session: 'token', roundId: 'x', stake: 1_000 },
    { session: 'token', roundId, stake: -1_000 },
    { session: 'token', roundId, stake: 0.5 },
    { session: 'token', roundId, stake: 2_000 },
  ])('refuses %j', async (payload) => {
    const { app, wallet } = await site();
    const reply = await app.inject({ method: 'POST', url: '/sandbox/games/api/round', payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ status: 'ERROR', code: 'invalid_request' });
    expect(wallet.seen).toEqual([]);
  });

  it('tells an ended session from a lost connection', async () => {
    const ended = await site({ wallet: createTestWallet(() => ({ status: 'ERROR', code: 'SESSION_EXPIRED' })) });
    const lost = await site({ wallet: createTestWallet(() => 'lost before') });
    const ask = { method: 'POST', url: '/sandbox/games/api/balance', payload: { session: 'token' } } as const;
    expect((await ended.app.inject(ask)).json()).toMatchObject({ code: 'session_expired' });
    expect((await lost.app.inject(ask)).json()).toMatchObject({ code: 'network' });
  });
});
