import { createCipheriv, createHash, createHmac, createPrivateKey, createPublicKey, diffieHellman, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { audienceOf, type Currency, calls, headers, liveEvents, liveHeartbeatMs, livePath, minorDigits } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { schema } from './db/schema.ts';
import { hashToken } from './domains/session/tokens.ts';
import { startTestGateway, type TestGateway } from './testing.ts';
import { call } from './testingClient.ts';
import { callWallet, launchGame, sessionIn } from './testingProvider.ts';
import { openSocket } from './testingSocket.ts';
import { createDecrypter } from './wire/encryption.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/guides/gateway.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)\n?^```$/gm)].map(([, language = '', text = '']) => ({ language, text }));
const jsons = blocks.filter(({ language }) => language === 'json').map(({ text }) => JSON.parse(text) as Record<string, string>);
/** What a row of a table has in its second column. */
const cellOf = (row: string): string => new RegExp(`^\\| ${row.replace(/[()]/g, '\\$&')} \\| \`(.*)\` \\|$`, 'm').exec(guide)?.[1] ?? '';
const bytesOf = (row: string): Buffer => Buffer.from(cellOf(`${row} (hex)`), 'hex');
const wordAfter = (text: string): string => new RegExp(`${text} \`([^\`]+)\``).exec(guide)?.[1] ?? '';

interface Message {
  first: string;
  lines: string[];
  body: string | undefined;
}

/** A message of HTTP as the guide shows it. */
function messageOf(text: string): Message {
  const [head = '', body] = text.split(/\n\n([\s\S]*)/);
  const [first = '', ...lines] = head.split('\n');
  return { first, lines, body };
}

const isRequest = ({ language, text }: (typeof blocks)[number]): boolean => language === 'http' && !text.startsWith('HTTP/');
/** Each request with what stands behind it. */
const exchanges = blocks.flatMap((block, index) =>
  isRequest(block) ? [{ request: messageOf(block.text), reply: blocks[index + 1]?.text ?? '' }] : [],
);
const common = exchanges[0]?.request.lines.filter((line) => !line.startsWith(headers.requestId)) ?? [];
const logIn = exchanges.find(({ request: { first } }) => first.includes(calls.login.path))?.request;
/** The moment of the guide, in milliseconds, where a request is good for some time only. */
const moment = Number(/^x-timestamp: (\d+)$/m.exec(guide)?.[1]);
const isDated = /\/(?:system\/encryptionKey|session\/login|provider\/v1\/\w+) /;

/** A text of the guide, in which `…` stands for what is another each time. */
function expectText(got: string, shown: string): void {
  const pattern = shown.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  expect(got).toMatch(new RegExp(`^${pattern.join('[^"]*')}$`));
}

let gateway: TestGateway;
let token = '';
let gameToken = '';
beforeAll(async () => {
  const env = { GATEWAY_SECRET: 'the secret of the guide, thirty-two or more', SANDBOX_CASHIER_DELAY: '600000' };
  gateway = await startTestGateway({ catalogueSize: 50, env });
});
afterAll(() => gateway.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** A provider's request with the session of this launch in the place of the guide's, and signed again. */
function ofThisLaunch({ first, lines, body: shown = '' }: Message): Message {
  const body = shown.replace(/"session":"[^"]+"/, `"session":"${gameToken}"`);
  const timestamp = lines.find((line) => line.startsWith('x-timestamp: '))?.slice('x-timestamp: '.length);
  const signature = createHmac('sha256', gateway.services.secrets.providerSecret).update(`${timestamp}.${body}`).digest('hex');
  const kept = lines.filter((line) => !/^(?:x-signature|content-length):/.test(line));
  return { first, lines: [...kept, `x-signature: ${signature}`], body };
}

/** Sends a request of the guide byte by byte, with the headers that it leaves out. */
async function send(request: Message) {
  const { first, lines, body } = request.first.includes('/provider/') ? ofThisLaunch(request) : request;
  const isProvider = first.includes('/provider/');
  const isWhole = lines.some((line) => line.startsWith('host:'));
  const head = [first, ...(isWhole ? [] : common), ...lines].map((line) => line.replace(/^(x-session-token: )…$/, `$1${token}`));
  const hasHeader = (name: string): boolean => head.some((line) => line.startsWith(`${name}:`));
  if (body !== undefined && !hasHeader('content-type')) head.push('content-type: application/json');
  if (body !== undefined && !hasHeader('content-length')) head.push(`content-length: ${Buffer.byteLength(body)}`);
  if (isDated.test(first)) vi.spyOn(Date, 'now').mockReturnValue(moment + 500);
  const socket = openSocket(gateway.url);
  await socket.send(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
  const reply = await socket.reply();
  socket.end();
  vi.restoreAllMocks();
  return { ...reply, isProvider };
}

/** What a walk through the guide has done by then in the reader's mind. */
async function prepare(): Promise<void> {
  const { db } = gateway.services.database;
  // It began at the moment of the guide, and is over by the clock of today.
  await db
    .update(schema.sessions)
    .set({ expiresAt: new Date(Date.now() + 3_600_000) })
    .where(eq(schema.sessions.tokenHash, hashToken(token)));
  for (const amount of [500, 700]) {
    const made = await call(gateway.url, 'createDeposit', { channelId: 'vietcombank', amount }, { token, idempotencyKey: randomUUID() });
    expect(made.status).toBe(200);
  }
  gameToken = sessionIn(await launchGame(gateway.url, { token }));
}

describe('docs/guides/gateway.md', () => {
  test('§7 the reference gateway answers each request of the guide with the bytes that stand behind it', async () => {
    expect(exchanges.length).toBeGreaterThan(15);
    for (const { request, reply } of exchanges) {
      if (request.first.includes(livePath)) {
        await followStream(reply);
        continue;
      }
      const got = await send(request);
      const shown = messageOf(reply);
      expect([request.first, got.body, `${got.status}`]).toEqual([request.first, got.body, shown.first.split(' ')[1]]);
      for (const line of shown.lines) expect(`${line.split(':')[0]}: ${got.headers.get(line.split(':')[0] ?? '')}`).toBe(line);
      expectText(got.body, shown.body ?? '');
      if (got.isProvider || request.lines.some((line) => line.startsWith(headers.idempotencyKey)))
        expect((await send(request)).body.replace(/"requestId":"[^"]*"/, '')).toBe(got.body.replace(/"requestId":"[^"]*"/, ''));
      if (request.first.includes(calls.login.path) && got.status === 200) {
        token = (JSON.parse(got.body) as { value: { token: string } }).value.token;
        await prepare();
      }
    }
  });

  async function followStream(shown: string): Promise<void> {
    const sent = Object.fromEntries(common.filter((line) => !line.startsWith('host')).map((line) => line.split(': ')));
    const response = await fetch(`${gateway.url}/api/${livePath}`, { headers: { ...sent, [headers.sessionToken]: token } });
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    const ended = (async () => {
      for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
    })();
    await vi.waitFor(() => expect(text).toContain('event: balance'), { timeout: 10_000 });
    const bet = {
      session: gameToken,
      transactionId: 'live',
      roundId: 'live',
      amount: 1_000,
      currency: 'VND',
    };
    expect(await callWallet(gateway, 'bet', bet)).toMatchObject({ status: 'OK' });
    await vi.waitFor(() => expect(text.match(/event: balance/g)).toHaveLength(2), { timeout: 10_000 });
    await call(gateway.url, 'logout', {}, { token });
    await ended;
    // A heartbeat comes every 15 s, a draw when it is due.
    const events = (stream: string) => stream.split('\n\n').filter((block) => block !== ': ' && !block.includes('event: lotteryDrawn'));
    const withoutIds = (stream: string) =>
      events(stream)
        .join('\n\n')
        .replace(/^id: \d+$/gm, 'id: a number');
    expectText(withoutIds(text), withoutIds(`${shown}\n`));
    const [first = 0, second = 0] = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    expect(second).toBeGreaterThan(first);
    expect(guide).toContain(`Every ${liveHeartbeatMs / 1_000} seconds a comment, \`: \``);
  }

  test('§7 the log-in’s body is the plaintext after each of the steps, and the gateway’s own code decrypts it', async () => {
    const [gatewayKey, clientKey] = jsons;
    if (!gatewayKey || !clientKey) throw new Error('the guide has two keys');
    const { d: _, ...gatewayPoint } = gatewayKey;
    const secret = diffieHellman({
      privateKey: createPrivateKey({ key: clientKey, format: 'jwk' }),
      publicKey: createPublicKey({ key: gatewayPoint, format: 'jwk' }),
    });
    expect(secret).toEqual(bytesOf('shared secret'));
    expect(bytesOf('input of Concat KDF').subarray(4, 36)).toEqual(secret);
    expect(createHash('sha256').update(bytesOf('input of Concat KDF')).digest()).toEqual(bytesOf('content key'));
    const cipher = createCipheriv('aes-256-gcm', bytesOf('content key'), bytesOf('initialization vector'));
    const first = Buffer.from(cellOf('protected header (UTF-8)')).toString('base64url');
    cipher.setAAD(Buffer.from(first));
    const content = Buffer.concat([cipher.update(cellOf('plaintext (UTF-8)')), cipher.final()]);
    expect(cipher.getAuthTag()).toEqual(bytesOf('authentication tag'));
    const parts = [bytesOf('initialization vector'), content, bytesOf('authentication tag')].map((part) => part.toString('base64url'));
    const value = [first, '', ...parts].join('.');
    expect(JSON.parse(logIn?.body ?? '')).toEqual({ value });

    const { db } = gateway.services.database;
    await db.delete(schema.seenBodies);
    vi.spyOn(Date, 'now').mockReturnValue(moment);
    const decrypt = await createDecrypter(gatewayKey, db);
    const request = { body: { value }, headers: { [headers.encryption]: 'JWE' } } as unknown as Parameters<typeof decrypt>[0];
    expect(await decrypt(request, calls.login)).toEqual(JSON.parse(cellOf('plaintext (UTF-8)')));
    expect(cellOf('protected header (UTF-8)')).toContain(`"aud":"${audienceOf(calls.login)}"`);
  });

  test('each signature of the wallet API is the HMAC of its timestamp and body', () => {
    const secret = wordAfter('With the secret');
    expect(secret).toBe(gateway.services.secrets.providerSecret);
    const signed = exchanges.filter(({ request }) => request.first.includes('/provider/'));
    expect(signed.length).toBeGreaterThan(3);
    for (const { request } of signed) {
      const headerOf = (name: string) => request.lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      const wanted = createHmac('sha256', secret)
        .update(`${headerOf('x-timestamp')}.${request.body}`)
        .digest('hex');
      expect(headerOf('x-signature')).toBe(wanted);
    }
  });

  test('an amount of the table is what is shown, in the minor unit of its currency', () => {
    const rows = [...guide.matchAll(/^\| ([A-Z]{3}) \| (\d) \| (\S+ [\d,.]+) \| `(\d+)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(3);
    for (const [, currency = '', digits, shown = '', wire] of rows) {
      expect(Number(digits)).toBe(minorDigits[currency as Currency]);
      expect(shown.replace(/\D/g, '').replace(/^0+/, '')).toBe(wire);
      expect(shown.split('.')[1] ?? '').toHaveLength(Number(digits));
    }
  });

  test('the table of events has all of the contract, and no other', () => {
    const table = guide.slice(guide.indexOf('| event | tells |'));
    const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(liveEvents).sort());
  });
});
