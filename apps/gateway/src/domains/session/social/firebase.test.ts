import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing.ts';
import { call } from '../../../testingClient.ts';
import { forceChange, forcedChanges, registerPlayer } from '../../../testingPlayers.ts';

const project = 'baize-test';
const issuer = `https://securetoken.google.com/${project}`;
const browser = { headers: { cookie: `baize-browser=${'b'.repeat(43)}` } };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let elliptic: typeof keys;
let published: Server;
let gateway: TestGateway;
beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  elliptic = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  // Keys that do not say what they are for: what a token may be signed with is then the gateway's own word alone.
  const bare = [
    { ...(await exportJWK(keys.publicKey)), kid: 'k2' },
    { ...(await exportJWK(elliptic.publicKey)), kid: 'k3' },
  ];
  published = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk, ...bare] })),
  );
  published.listen(0, '127.0.0.1');
  await once(published, 'listening');
  const { port } = published.address() as AddressInfo;
  gateway = await startTestGateway({
    catalogueSize: 1,
    env: { FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/keys` },
  });
});
afterAll(async () => {
  await gateway.close();
  published.closeAllConnections();
  published.close();
});

let made = 0;
async function tokenOf(
  claims: Record<string, unknown> = {},
  key: CryptoKey | Uint8Array = keys.privateKey,
  header: { alg: string; kid: string } = { alg: 'RS256', kid: 'k1' },
): Promise<string> {
  made += 1;
  const now = Math.floor(Date.now() / 1000);
  const own = { sub: 'uid1', aud: project, iss: issuer, iat: now, exp: now + 3_600, jti: String(made), email: 'uid1@mail.example' };
  return new SignJWT({ ...own, ...claims }).setProtectedHeader(header).sign(key);
}
const login = (idToken: string, url = gateway.url) => call(url, 'login', { type: 'firebase', idToken }, browser);

describe('§3 login payload, type firebase', () => {
  test.each(forcedChanges)('binds once, and logs in from then on without a change of a password that %s', async (_, command) => {
    const sub = `uid of ${command}`;
    const asked = await login(await tokenOf({ sub }));
    expect([asked.body.errorCode, asked.body.details.social.title]).toEqual(['social_binding_required', 'Firebase']);
    const player = await registerPlayer(gateway.url);
    const { ticket } = asked.body.details.social;
    const { username, password } = player;
    expect((await call(gateway.url, 'bindSocialAccount', { ticket, username, password }, browser)).status).toBe(200);
    await forceChange(gateway, command, username);
    const again = await login(await tokenOf({ sub }));
    expect([again.status, again.body.value.account, again.body.value.passwordExpired]).toEqual([200, username, false]);
  });

  test('a token counts once', async () => {
    const token = await tokenOf({ sub: 'uid2' });
    expect((await login(token)).body.errorCode).toBe('social_binding_required');
    expect((await login(token)).body.errorCode).toBe('social_login_failed');
  });

  const past = Math.floor(Date.now() / 1000) - 3_000;
  test.each<[string, Record<string, unknown>]>([
    ['another project', { aud: 'another-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/another-project' }],
    ['a time that is over', { iat: past - 1_000, exp: past }],
    ['an age of an hour', { iat: past }],
    ['no subject', { sub: '' }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
  ])('a token of %s is refused', async (_what, claims) => {
    expect((await login(await tokenOf(claims))).body.errorCode).toBe('social_login_failed');
  });

  test('a token with another signature or none is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await login(await tokenOf({}, privateKey))).body.errorCode).toBe('social_login_failed');
    const [, body] = (await tokenOf()).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    expect((await login(none)).body.errorCode).toBe('social_login_failed');
    expect((await login('x')).body.errorCode).toBe('social_login_failed');
  });

  test('only Firebase’s own signature algorithm is accepted', async () => {
    const text = (alg: string, kid: string, key: CryptoKey | Uint8Array) => tokenOf({ sub: 'uid3' }, key, { alg, kid });
    expect((await login(await text('RS256', 'k2', keys.privateKey))).body.errorCode, 'the keys are found').toBe('social_binding_required');
    const modern = await importJWK({ ...(await exportJWK(keys.privateKey)), kid: 'k2' }, 'PS256');
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    const hostile = [
      await text('ES256', 'k3', elliptic.privateKey),
      await text('PS256', 'k2', modern as CryptoKey),
      await text('HS256', 'k2', secret),
    ];
    for (const token of hostile) expect((await login(token)).body.errorCode).toBe('social_login_failed');
  });

  test('it is not available without a project, and missing keys have their own error', async () => {
    const bare = await startTestGateway({ catalogueSize: 1 });
    expect((await login(await tokenOf(), bare.url)).body.errorCode).toBe('function.not.available');
    await bare.close();
    const blind = await startTestGateway({
      catalogueSize: 1,
      env: { FIREBASE_PROJECT_ID: project, FIREBASE_JWKS_URL: 'http://127.0.0.1:9/keys' },
    });
    expect((await login(await tokenOf(), blind.url)).body.errorCode).toBe('social_provider_unavailable');
    await blind.close();
  });
});
