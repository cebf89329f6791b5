import { failure, headers, isErrorCode, statusOf } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing.ts';
import { openSocket, type SocketReply } from '../testingSocket.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1, env: { HEADERS_TIMEOUT: '300', REQUEST_TIMEOUT: '300' } });
});
afterAll(() => gateway.close());

/** A reply must be the envelope, with its status and its request's id. @returns its code. */
function codeOf({ status, headers: received, body }: SocketReply): string {
  const refused = failure.parse(JSON.parse(body));
  expect(isErrorCode(refused.errorCode) && statusOf(refused.errorCode), refused.errorCode).toBe(status);
  expect(received.get(headers.requestId)).toBe(refused.requestId);
  return refused.errorCode;
}

const longHeader = `cookie: ${'x'.repeat(20_000)}`;

test.each([
  ['431', `GET /healthz HTTP/1.1\r\nhost: x\r\n${longHeader}\r\n\r\n`, 'headers_too_large'],
  ['408, of headers', 'GET /healthz HTTP/1.1\r\nhost: x\r\n', 'request_timeout'],
  [
    '408, of a body',
    'POST /api/game/launchGame HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    'request_timeout',
  ],
  ['400, of what is no HTTP', 'bro ken\r\n\r\n', 'bad_request'],
  ['400, of an address that is none', 'GET /api/%zz HTTP/1.1\r\nhost: x\r\n\r\n', 'bad_request'],
  ['400, of a version that is none', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 'bad_request'],
  ['400, of a part of an address that is too long', `GET /art/games/${'x'.repeat(400)}/a/b.svg HTTP/1.1\r\nhost: x\r\n\r\n`, 'bad_request'],
])('§8 every failure has one shape: %s', async (_what, sent, code) => {
  const socket = openSocket(gateway.url);
  await socket.send(sent);
  expect(codeOf(await socket.reply())).toBe(code);
  socket.end();
});

test('RFC 9112 §9.6: a caller that sends too many headers gets the reply', async () => {
  const socket = openSocket(gateway.url);
  await socket.send(`GET /healthz HTTP/1.1\r\nhost: x\r\n${longHeader}\r\n`);
  expect(codeOf(await socket.reply())).toBe('headers_too_large');
  for (let sent = 0; sent < 20; sent += 1) await socket.send(`${longHeader}\r\n`);
  socket.end();
  expect(await socket.closed).toBeUndefined();
});

test('the rest of such a request is read up to a limit', async () => {
  const socket = openSocket(gateway.url);
  await socket.send(`GET /healthz HTTP/1.1\r\nhost: x\r\n${longHeader}\r\n`);
  await socket.reply();
  const piece = Buffer.alloc(1024 * 1024, 'x');
  let sent = 0;
  // The system of either side keeps some of it.
  while (
    await socket.send(piece).then(
      () => true,
      () => false,
    )
  )
    sent += 1;
  expect(sent).toBeLessThan(20);
});
