import { connect } from 'node:net';
import { calls } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from './testing.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('health tells the database’s state', async () => {
  const reply = await gateway.app.inject('/healthz');
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'ok', database: { kind: 'pglite', up: true } }]);
});

describe('TOO_MANY_REQUEST says when to come back', () => {
  let strict: TestGateway;
  beforeAll(async () => {
    strict = await startTestGateway({ catalogueSize: 1, env: { LOGIN_RATE_MAX: '1', RATE_MAX: '4' } });
  });
  afterAll(() => strict.close());

  const ask = (path: string) =>
    strict.app.inject({ url: `/api/${path}`, headers: { 'x-gateway-version': '3', 'x-merchant-code': 'baize' } });

  test.each([
    ['a call with a limit of its own', `${calls.checkUsername.path}?username=free1`, [200, 429]],
    ['all calls of an address together', calls.getSystemStatus.path, [200, 200, 429]],
  ])('%s', async (_what, path, statuses) => {
    const replies: Awaited<ReturnType<typeof ask>>[] = [];
    for (const _ of statuses) replies.push(await ask(path));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
    const refused = replies.at(-1);
    expect(refused?.json()).toMatchObject({
      success: false,
      errorCode: 'TOO_MANY_REQUEST',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(Number(refused?.headers['retry-after'])).toBe(refused?.json().details.retryAfterSeconds);
  });

  test('pages are not counted', async () => {
    expect((await strict.app.inject('/docs')).statusCode).toBe(200);
  });
});

describe('DESIGN §3 time limits', () => {
  /** Sends a beginning and then bit after bit for as long as the gateway takes it. @returns the reply, and how long it took. */
  async function dribble(url: string, beginning: string, bit: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const started = performance.now();
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk.toString();
    });
    // The gateway may reset the connection in the middle of a bit.
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(beginning);
    const sending = setInterval(() => socket.write(bit), 100);
    await closed;
    clearInterval(sending);
    return { reply, took: performance.now() - started };
  }

  test('apply to every gateway', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = gateway.app.server;
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 8_000,
      requestTimeout: 60_000,
      timeout: 60_000,
      keepAliveTimeout: 65_000,
    });
  });

  test('slow headers and slow bodies are cut off while others are served', async () => {
    const hasty = await startTestGateway({ catalogueSize: 1, env: { HEADERS_TIMEOUT: '300', REQUEST_TIMEOUT: '3000' } });
    const post = 'POST /api/game/launchGame HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
    const [slowHeaders, slowBody, other] = await Promise.all([
      dribble(hasty.url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n', 'a: b\r\n'),
      dribble(hasty.url, post, ' '),
      fetch(`${hasty.url}/healthz`),
    ]);
    expect(other.status).toBe(200);
    expect(slowBody.took).toBeGreaterThan(2_900);
    // Node looks once a second.
    expect(slowHeaders.took).toBeLessThan(slowBody.took - 1_000);
    for (const { reply } of [slowHeaders, slowBody]) expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    await hasty.close();
  });
});

test('/metrics needs its token, and is not found without it', async () => {
  const token = 'a token that is long enough for figures';
  const env = { SANDBOX: 'false', GATEWAY_SECRET: 'a secret that is long enough for it', METRICS: 'true', METRICS_TOKEN: token };
  const watched = await startTestGateway({ catalogueSize: 1, env });
  const ask = (authorization?: string) => watched.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  for (const wrong of [undefined, token, `Bearer ${token}x`, `Bearer ${token.toUpperCase()}`]) {
    const refused = await ask(wrong);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 'not_found']);
  }
  const figures = await ask(`Bearer ${token}`);
  expect([figures.statusCode, figures.body]).toEqual([200, expect.stringContaining('http_request_duration_seconds')]);
  await watched.close();
});

test('/metrics is not found outside the sandbox without a configured token', async () => {
  const env = { SANDBOX: 'false', GATEWAY_SECRET: 'a secret that is long enough for it', METRICS: 'true' };
  const real = await startTestGateway({ catalogueSize: 1, env });
  expect((await real.app.inject('/metrics')).statusCode).toBe(404);
  await real.close();
});
