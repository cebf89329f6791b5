import { headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../db/schema.ts';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { call, encrypt } from '../testingClient.ts';
import { runJob } from '../testingJobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const sent = { [headers.gatewayVersion]: '3', [headers.merchant]: 'baize', 'content-type': 'application/json' };
const login = { type: 'username', username: 'member01', password: 'Baize123' } as const;

describe('every failure has one shape, with its status', () => {
  const cases = [
    ['an unknown path', 'GET', '/api/no/such/call', sent, undefined, 404, 'not_found'],
    ['another method', 'GET', '/api/session/login', sent, undefined, 405, 'method_not_allowed'],
    ['a broken JSON body', 'POST', '/api/game/launchGame', sent, '{"a":', 400, 'bad_request'],
    ['a body that would change prototypes', 'POST', '/api/game/launchGame', sent, '{"__proto__":{"a":1}}', 400, 'bad_request'],
    ['a body that is no object', 'POST', '/api/game/launchGame', sent, '"text"', 400, 'validation_failed'],
    ['another media type', 'POST', '/api/game/launchGame', { ...sent, 'content-type': 'text/xml' }, '<a/>', 415, 'unsupported_media_type'],
    ['a body over 64 KB', 'POST', '/api/game/launchGame', sent, JSON.stringify({ gameId: 'x'.repeat(70_000) }), 413, 'payload_too_large'],
    [
      '§9 another gateway version',
      'GET',
      '/api/system/status',
      { ...sent, [headers.gatewayVersion]: '2' },
      undefined,
      400,
      'gateway_version_unsupported',
    ],
    ['another merchant', 'GET', '/api/system/status', { ...sent, [headers.merchant]: 'other' }, undefined, 400, 'bad_request'],
    ['no session', 'GET', '/api/member/info', sent, undefined, 401, 'customer.not.login'],
    [
      'an unknown token',
      'GET',
      '/api/member/info',
      { ...sent, [headers.sessionToken]: 'x'.repeat(43) },
      undefined,
      401,
      'login.not.session',
    ],
    [
      'a token that is no token',
      'GET',
      '/api/member/info',
      { ...sent, [headers.sessionToken]: "' or 1=1" },
      undefined,
      401,
      'login.not.session',
    ],
    ['a plain body on an encrypted call', 'POST', '/api/session/login', sent, JSON.stringify(login), 400, 'encryption_failed'],
    [
      'a body that was encrypted for nobody',
      'POST',
      '/api/session/login',
      { ...sent, [headers.encryption]: 'JWE' },
      '{"value":"a.b.c.d.e"}',
      400,
      'encryption_failed',
    ],
  ] as const;

  test.each(cases)('%s', async (_, method, url, given, payload, status, errorCode) => {
    const reply = await gateway.app.inject({ method, url, headers: given, ...(payload === undefined ? {} : { payload }) });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      success: false,
      errorCode,
      message: expect.any(String),
      requestId: reply.headers[headers.requestId],
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

test('405 names the methods that are allowed', async () => {
  expect((await gateway.app.inject({ url: '/api/session/login', headers: sent })).headers['allow']).toBe('POST');
});

test('validation names each refused field with a code of the contract', async () => {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/api/game/launchGame',
    headers: sent,
    payload: { gameId: '', nodeId: 'x'.repeat(65), clientType: 4 },
  });
  expect(reply.json().details.fields).toEqual(
    expect.arrayContaining([
      { field: 'gameId', code: 'field_required' },
      { field: 'nodeId', code: 'field_length_error', params: { max: 64 } },
      { field: 'clientType', code: 'field_format_error' },
      { field: 'accountType', code: 'field_required' },
    ]),
  );
});

test('§1 messages are in the language of the header, Vietnamese by default', async () => {
  const vietnamese = await gateway.app.inject({ url: '/api/member/info', headers: sent });
  const english = await gateway.app.inject({ url: '/api/member/info', headers: { ...sent, [headers.language]: 'en' } });
  expect([vietnamese.json().message, english.json().message]).toEqual(['Bạn chưa đăng nhập.', 'You are not logged in.']);
});

test('§6 roles: a call refuses the roles that its contract does not list', async () => {
  const trial = await call(gateway.url, 'login', { ...login, username: 'trial01' });
  const token = trial.body.value.token;
  expect((await call(gateway.url, 'getBalance', {}, { token })).status).toBe(200);
  const refused = await call(
    gateway.url,
    'createDeposit',
    { channelId: 'vietcombank', amount: 100 },
    { token, idempotencyKey: crypto.randomUUID() },
  );
  expect([refused.status, refused.body.errorCode]).toEqual([403, 'function.not.available']);
});

test('idempotency: a call that moves money needs a UUID as its key', async () => {
  const { token } = (await call(gateway.url, 'login', login)).body.value;
  for (const options of [{ token }, { token, idempotencyKey: 'again' }]) {
    const reply = await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount: 1_000 }, options);
    expect([reply.status, reply.body.errorCode]).toEqual([400, 'idempotency_key_missing']);
  }
});

test('encryption: a compressed body that unpacks beyond the body limit is refused', async () => {
  const { CompactEncrypt, importJWK } = await import('jose');
  const key = await importJWK(gateway.services.secrets.publicKey, 'ECDH-ES');
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...login, captcha: ' '.repeat(5_000_000) })))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF', iat: Math.floor(Date.now() / 1_000), aud: 'POST session/login' })
    .encrypt(key)
    .catch(() => 'this platform can’t compress');
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: { ...sent, [headers.encryption]: 'JWE' },
    payload: { value },
  });
  expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'encryption_failed']);
});

test('encryption: the same body under the right key and header is read', async () => {
  const payload = { value: await encrypt(gateway.url, 'login', login) };
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/api/session/login',
    headers: { ...sent, [headers.encryption]: 'JWE' },
    payload,
  });
  expect(reply.statusCode).toBe(200);
});

describe('encryption: a body is bound to its time and its call', () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const hour = 3_600;
  const send = async (value: string) => {
    const request = { method: 'POST', url: '/api/session/login', headers: { ...sent, [headers.encryption]: 'JWE' } } as const;
    const reply = await gateway.app.inject({ ...request, payload: { value } });
    return [reply.statusCode, reply.json().errorCode];
  };

  test.each([
    ['25 hours ago', () => now() - 25 * hour],
    ['tomorrow', () => now() + 24 * hour],
    ['in ten minutes', () => now() + 600],
    ['no time', () => Number.NaN],
    ['half a second', () => now() + 0.5],
  ])('a body of %s is refused like an unreadable one', async (_, iatOf) => {
    expect(await send(await encrypt(gateway.url, 'login', login, iatOf()))).toEqual([400, 'encryption_failed']);
  });

  test.each([
    ['23 hours ago', () => now() - 23 * hour],
    ['in four minutes', () => now() + 240],
  ])('a body of %s is read once', async (_, iatOf) => {
    const value = await encrypt(gateway.url, 'login', login, iatOf());
    expect(await send(value)).toEqual([200, undefined]);
    expect(await send(value)).toEqual([400, 'encryption_failed']);
  });

  test('a body of another call is refused like an unreadable one', async () => {
    expect(await send(await encrypt(gateway.url, 'bindSocialAccount', login))).toEqual([400, 'encryption_failed']);
  });

  test('a body is remembered for longer than it is valid', async () => {
    const { db } = gateway.services.database;
    const value = await encrypt(gateway.url, 'login', login);
    expect(await send(value)).toEqual([200, undefined]);
    await db.update(schema.seenBodies).set({ seenAt: sql`now() - interval '25 hours'` });
    await runJob(gateway.services, 'wire.sweepBodies');
    expect(await send(value)).toEqual([400, 'encryption_failed']);
    await db.update(schema.seenBodies).set({ seenAt: sql`now() - interval '49 hours'` });
    await runJob(gateway.services, 'wire.sweepBodies');
    expect(await db.$count(schema.seenBodies)).toBe(0);
  });

  test('the key’s reply has the gateway’s time', async () => {
    const { issuedAt } = (await call(gateway.url, 'getEncryptionKey', {})).body.value;
    expect(Math.abs(issuedAt - now())).toBeLessThan(60);
  });
});

test('request ids: a valid one is kept, another is replaced', async () => {
  const idFor = async (id: string) =>
    (await gateway.app.inject({ url: '/api/system/status', headers: { ...sent, [headers.requestId]: id } })).headers[headers.requestId];
  expect(await idFor('portal-1234567')).toBe('portal-1234567');
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});
