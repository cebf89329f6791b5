import type { Socket } from 'node:net';
import { failure, headers } from '@baize/contract';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket } from '../testingSocket.ts';
import { registerFailures } from '../wire/failures.ts';
import { stopping } from './stopping.ts';

/** A promise that a test settles. */
function gateOf() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

let events: string[];
let gate: ReturnType<typeof gateOf>;
let started: ReturnType<typeof gateOf>;
let url: string;
let app: ReturnType<typeof Fastify>;
const get = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n';

async function listen(withinMs: number): Promise<void> {
  events = [];
  gate = gateOf();
  started = gateOf();
  app = Fastify({ return503OnClosing: false });
  app.addHook('onClose', async () => events.push('database closed'));
  registerFailures(app);
  await app.register(stopping, { withinMs });
  app.get('/slow', async () => {
    started.open();
    await gate.opened;
    events.push('committed');
    return { success: true };
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}

/** Orders the app to stop. @returns its end, once it takes no connection any more. */
async function stop(): Promise<{ ended: Promise<void> }> {
  const ended = Promise.resolve(app.close());
  await expect.poll(() => app.server.listening, { interval: 5 }).toBe(false);
  return { ended };
}

beforeEach(() => listen(60_000));
afterEach(() => app.close());

test('a running request is answered, its connection closes after the reply, and the database closes last', async () => {
  const socket = openSocket(url);
  await socket.send(get);
  await started.opened;
  const { ended } = await stop();
  gate.open();
  const reply = await socket.reply();
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  await ended;
  expect(await socket.closed).toBeUndefined();
  expect(events).toEqual(['committed', 'database closed']);
});

test('a request after the order to stop is refused with the time to retry', async () => {
  const later = openSocket(url);
  // Its beginning is there before, so that the server knows the connection.
  await later.send(get.slice(0, 20));
  const socket = openSocket(url);
  await socket.send(get);
  await started.opened;
  const { ended } = await stop();
  await later.send(get.slice(20));
  const refused = await later.reply();
  const { errorCode, requestId } = failure.parse(JSON.parse(refused.body));
  expect([refused.status, errorCode, refused.headers.get('retry-after')]).toEqual([503, 'service_unavailable', '2']);
  expect(refused.headers.get(headers.requestId)).toBe(requestId);
  gate.open();
  expect((await socket.reply()).status).toBe(200);
  await ended;
});

test('idle connections do not delay the stop', async () => {
  const silent = openSocket(url);
  const kept = openSocket(url);
  await kept.send('GET /none HTTP/1.1\r\nhost: x\r\n\r\n');
  expect((await kept.reply()).status).toBe(404);
  await app.close();
  await Promise.all([silent.closed, kept.closed]);
});

test('the database closes after the handlers, also of callers that have gone', async () => {
  const gone = new Promise((resolve) => app.server.once('connection', (connection: Socket) => connection.once('close', resolve)));
  const socket = openSocket(url);
  await socket.send(get);
  await started.opened;
  socket.hangUp();
  await gone;
  const serverClosed = new Promise((resolve) => app.server.once('close', resolve));
  const closed = app.close();
  await serverClosed;
  expect(events).toEqual([]);
  gate.open();
  await closed;
  expect(events).toEqual(['committed', 'database closed']);
});

test('after STOP_TIMEOUT connections close, and the stop still waits for running handlers', async () => {
  await app.close();
  await listen(1);
  const socket = openSocket(url);
  await socket.send(get);
  await started.opened;
  const closed = app.close();
  await socket.closed;
  gate.open();
  await closed;
  expect(events).toEqual(['committed', 'database closed']);
});
