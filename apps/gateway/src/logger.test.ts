import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { encryptionScheme, gatewayVersion, headers } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from './domains/session/tokens.ts';
import { startTestGateway, type TestGateway } from './testing.ts';
import { call, encrypt } from './testingClient.ts';
import { registrationVisit } from './testingPlayers.ts';

const gatewaySecret = 'a secret that no line of a log may show';
const account = 'logged01';
const password = 'Passw0rd77';
const fundPassword = 'Fund998877';
const mobileNum = '0912345678';
const email = 'lan.nguyen@example.com';

let gateway: TestGateway;
let log = '';
beforeAll(async () => {
  const logStream = {
    write: (line: string) => {
      log += line;
    },
  };
  gateway = await startTestGateway({ catalogueSize: 20, logStream, env: { LOG_LEVEL: 'trace', GATEWAY_SECRET: gatewaySecret } });
});
afterAll(() => gateway.close());

const sent = { [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize', 'content-type': 'application/json' };
const statusesOf = (text: string) => [...text.matchAll(/"statusCode":(\d+)/g)].map(([, status]) => Number(status));

function register(username: string) {
  return call(gateway.url, 'registerMember', {
    username,
    password,
    confirmPassword: password,
    paymentPassword: fundPassword,
    mobileNum,
    email,
    ...registrationVisit,
  });
}

async function launchedSession(token: string): Promise<string> {
  const [game] = (await call(gateway.url, 'getPopularGames', { group: 'popular', size: 1 })).body.value.games;
  const { gameId, nodeId, vassalage } = game;
  const how = { accountType: 1, confirmTrans: true, launchMode: 'window', platform: 'html5', clientType: 3, language: 'vi' } as const;
  const { body } = await call(gateway.url, 'launchGame', { gameId, nodeId, vassalage, ...how }, { token });
  return /s=([\w-]{65})/.exec(body.value.game_url)?.[1] ?? 'no session';
}

/** A bet of the provider, signed by this secret. @returns the signature. */
async function bet(session: string, secret: string): Promise<string> {
  const payload = JSON.stringify({ session, transactionId: randomUUID(), roundId: 'r1', amount: 1_000, currency: 'VND' });
  const time = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  const signed = { 'content-type': 'application/json', 'x-provider': 'sandbox', 'x-timestamp': time, 'x-signature': signature };
  await gateway.app.inject({ method: 'POST', url: '/provider/v1/bet', headers: signed, payload });
  return signature;
}

/** A request that is no HTTP, with a token in it. */
async function sendBroken(token: string): Promise<void> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.resume();
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers.sessionToken}: ${token}\r\nbro ken\r\n\r\n`);
  await once(socket, 'close');
}

test('DESIGN §3 structured logs: no secret, token, encrypted value or phone in any line of any failure', async () => {
  const { providerSecret } = gateway.services.secrets;
  const { token } = (await register(account)).body.value;
  const login = { type: 'username', username: account, password } as const;
  const encrypted = await encrypt(gateway.url, 'login', login);
  const encryptedLogin = (value: string) =>
    gateway.app.inject({
      method: 'POST',
      url: `/api/session/login?token=${token}`,
      headers: { ...sent, [headers.encryption]: encryptionScheme },
      payload: { value },
    });
  const second = (await encryptedLogin(encrypted)).json().value.token;
  await encryptedLogin(`${encrypted}x`);
  await call(gateway.url, 'login', { ...login, password: `${password}x` });
  await call(
    gateway.url,
    'createWithdrawal',
    { cardId: randomUUID(), amount: 10_000, fundPassword: `${fundPassword}x` },
    { token, idempotencyKey: randomUUID() },
  );
  await gateway.app.inject({ method: 'POST', url: '/api/game/launchGame', headers: sent, payload: `{"password":"${password}",` });

  const session = await launchedSession(token);
  const signature = await bet(session, providerSecret);
  const forged = await bet(session, 'another secret');
  await gateway.app.inject({ url: `/sandbox/games/play?game=x&s=${session}` });
  const round = { session, roundId: '0123456789abcdef0123456789abcdef', stake: 1_000 };
  await gateway.app.inject({ method: 'POST', url: '/sandbox/games/api/round', payload: round });
  await gateway.app.inject({
    url: `/api/member/info?token=${token}`,
    headers: { ...sent, [headers.sessionToken]: token.replace(/.$/, '!') },
  });
  await sendBroken(token);

  // The database's own words about a refused row hold all of the row.
  const { db } = gateway.services.database;
  await db.execute(sql`alter table customers add constraint refused check (account <> 'refused01')`);
  // It has the same phone and mail; were they taken, no row would come to be refused.
  await db.execute(sql`delete from claims where kind in ('mobile', 'email')`);
  await register('refused01');
  await db.execute(sql`alter table wallet_transactions add constraint refused_too check (amount <> 1000) not valid`);
  await bet(session, providerSecret);
  const quoting: unknown = await db.execute(sql`select ${password}::int`).catch((error: unknown) => error);
  gateway.app.log.error({ err: quoting }, 'bad data');
  await db.execute(sql`alter table sessions rename to sessions_gone`);
  await call(gateway.url, 'getBalance', {}, { token });

  expect(new Set(statusesOf(log))).toEqual(new Set([200, 400, 401, 404, 500]));
  expect(log).toContain('"constraint":"refused"');
  expect(log).toContain('"code":"HPE_INVALID_HEADER_TOKEN"');
  // As numbers, it would pass the search for texts.
  expect(log).not.toContain('rawPacket');
  const secrets = {
    gatewaySecret,
    providerSecret,
    password,
    fundPassword,
    mobileNum,
    email,
    encrypted,
    token,
    second,
    session,
    signature,
    forged,
  };
  const hashes = { token: hashToken(token), session: hashToken(session), password: '$argon2id$' };
  for (const [name, secret] of [...Object.entries(secrets), ...Object.entries(hashes)]) {
    const line = log.split('\n').find((text) => text.includes(secret));
    expect(line, name).toBeUndefined();
  }
});
