import { calls, gatewayVersion, headers } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { openSocket } from '../testingSocket.ts';

let gateway: TestGateway;
let strict: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
  strict = await startTestGateway({ catalogueSize: 1, env: { RATE_MAX: '1' } });
});
afterAll(() => Promise.all([gateway.close(), strict.close()]));

const pieceOf = Buffer.alloc(16 * 1024, 'x');

function requestOf(path: string, length: number, type = 'application/json'): string {
  const sent = {
    host: 'x',
    'content-type': type,
    'content-length': length,
    [headers.gatewayVersion]: gatewayVersion,
    [headers.merchant]: 'baize',
  };
  return `POST /${path} HTTP/1.1\r\n${Object.entries(sent)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

/** Sends the head and a first piece, and all others only after the reply: no buffer of the system can help. */
async function sendSlowly(url: string, path: string, length: number, type?: string) {
  const socket = openSocket(url);
  await socket.send(requestOf(path, length, type));
  await socket.send(pieceOf);
  const reply = await socket.reply();
  for (let left = length - pieceOf.length; left > 0; left -= pieceOf.length) await socket.send(pieceOf.subarray(0, left));
  return { reply, socket };
}

const { path } = calls.launchGame;
const early = [
  ['413, by the length that it says', `api/${path}`, 2_000_000, undefined, 413, 'payload_too_large'],
  ['413, of a provider', 'provider/v1/bet', 2_000_000, undefined, 400, undefined],
  ['415', `api/${path}`, 60_000, 'text/csv', 415, 'unsupported_media_type'],
  ['400, of a body without a type', `api/${path}`, 60_000, '', 415, 'unsupported_media_type'],
  ['404', 'no/such/page', 2_000_000, undefined, 413, 'payload_too_large'],
] as const;

describe('RFC 9112 §9.6: a caller refused before the end of its body gets the reply, and its connection stays', () => {
  test.each(early)('%s', async (_what, to, length, type, status, errorCode) => {
    const { reply, socket } = await sendSlowly(gateway.url, to, length, type);
    expect([reply.status, JSON.parse(reply.body).errorCode]).toEqual([status, errorCode]);
    await socket.send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    expect((await socket.reply()).status).toBe(200);
    socket.hangUp();
  });

  test('429', async () => {
    await fetch(`${strict.url}/no/such/page`);
    const { reply, socket } = await sendSlowly(strict.url, `api/${path}`, 60_000);
    expect([reply.status, JSON.parse(reply.body).errorCode]).toEqual([429, 'TOO_MANY_REQUEST']);
    await socket.send('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    expect((await socket.reply()).status).toBe(200);
    socket.hangUp();
  });

  test('when the caller closes the connection after its body', async () => {
    const socket = openSocket(gateway.url);
    await socket.send(requestOf(`api/${path}`, 2_000_000).replace('host: x', 'host: x\r\nconnection: close'));
    const reply = await socket.reply();
    expect([reply.status, reply.headers.get('connection')]).toEqual([413, 'close']);
    for (let left = 2_000_000; left > 0; left -= pieceOf.length) await socket.send(pieceOf.subarray(0, left));
    expect(await socket.closed).toBeUndefined();
  });

  test('for a body without a length the connection closes after the body', async () => {
    const socket = openSocket(gateway.url);
    await socket.send(requestOf(`api/${path}`, 0).replace('content-length: 0', 'transfer-encoding: chunked'));
    const chunk = `${pieceOf.length.toString(16)}\r\n${pieceOf}\r\n`;
    for (let sent = 0; sent < 6; sent += 1) await socket.send(chunk);
    const reply = await socket.reply();
    expect([reply.status, reply.headers.get('connection')]).toEqual([413, 'close']);
    for (let sent = 0; sent < 100; sent += 1) await socket.send(chunk);
    await socket.send('0\r\n\r\n');
    expect(await socket.closed).toBeUndefined();
  });
});

describe('the rest of a refused body is read up to a limit', () => {
  test('of 16 MB in size', async () => {
    const socket = openSocket(gateway.url);
    await socket.send(requestOf(`api/${path}`, 1_000_000_000));
    expect((await socket.reply()).status).toBe(413);
    const piece = Buffer.alloc(1024 * 1024);
    let sent = 0;
    // The system of either side keeps some of it.
    while (
      await socket.send(piece).then(
        () => true,
        () => false,
      )
    )
      sent += 1;
    expect(sent).toBeGreaterThanOrEqual(16);
    expect(sent).toBeLessThan(40);
  });

  test('of the request’s time, without a second reply', async () => {
    const hasty = await startTestGateway({ catalogueSize: 1, env: { HEADERS_TIMEOUT: '300', REQUEST_TIMEOUT: '300' } });
    const socket = openSocket(hasty.url);
    await socket.send(requestOf(`api/${path}`, 2_000_000));
    expect((await socket.reply()).status).toBe(413);
    await socket.closed;
    await expect(socket.reply()).rejects.toThrow();
    await hasty.close();
  });
});
