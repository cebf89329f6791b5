import { headers, liveHeartbeatMs } from '@baize/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveGateway } from '../testing/liveGateway.ts';
import { followLive } from './followLive.ts';

const balance = (sumBalance: number, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: balance\ndata: {"sumBalance":${sumBalance},"currency":"VND"}\n\n`;

const onUnauthorized = vi.fn();
let stop: () => void = () => undefined;

function follow() {
  const gateway = createLiveGateway(onUnauthorized);
  const seen: number[] = [];
  const onLogout = vi.fn();
  const onOpen = vi.fn();
  stop = followLive(
    gateway.options,
    { token: 'secret', account: 'minh88' },
    { balance: (event) => void seen.push(event.sumBalance), logout: onLogout, open: onOpen },
  );
  /** The nth stream, as soon as it is open. */
  const connected = (count: number) =>
    vi.waitFor(() => {
      const connection = gateway.connections[count - 1];
      if (!connection) throw new Error(`There are ${gateway.connections.length} streams.`);
      return connection;
    });
  return { ...gateway, seen, onLogout, onOpen, connected };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // A browser without locks: each tab reads for itself.
  vi.stubGlobal('navigator', {});
  onUnauthorized.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the live events', () => {
  it('are asked for with the token in a header, never in the address', async () => {
    const { connected } = follow();
    const { url, headers: sent } = await connected(1);
    expect(url).toBe('https://gateway.example/api/live/events');
    expect(sent.get(headers.sessionToken)).toBe('secret');
    expect(sent.get('accept')).toBe('text/event-stream');
    expect(sent.has('last-event-id')).toBe(false);
  });

  it('reach their handlers in order, however the bytes are cut', async () => {
    const { connected, seen } = follow();
    const stream = await connected(1);
    for (const byte of balance(100, 1) + balance(200, 2)) stream.send(byte);
    await vi.waitFor(() => expect(seen).toEqual([100, 200]));
  });

  it('go on after a lost connection from the last id on', async () => {
    const { connected, seen } = follow();
    const first = await connected(1);
    first.send(balance(100, 7));
    await vi.waitFor(() => expect(seen).toEqual([100]));
    first.fail();
    await vi.advanceTimersByTimeAsync(1_250);
    const second = await connected(2);
    expect(second.headers.get('last-event-id')).toBe('7');
    second.send(balance(200, 8));
    await vi.waitFor(() => expect(seen).toEqual([100, 200]));
  });

  it('go on when the gateway ends the stream or is away for a while', async () => {
    const { connected, obstacles, seen } = follow();
    const first = await connected(1);
    first.send(balance(100, 7) + balance(150));
    await vi.waitFor(() => expect(seen).toEqual([100, 150]));
    obstacles.push('offline', 503, 'offline');
    first.end();
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await connected(2)).headers.get('last-event-id')).toBe('7');
  });

  it('tell that they have begun, and that they go on after a loss', async () => {
    const { connected, obstacles, onOpen } = follow();
    const first = await connected(1);
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(1));
    obstacles.push('offline', 503);
    first.fail();
    await vi.advanceTimersByTimeAsync(30_000);
    await connected(2);
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2));
  });

  it('wait longer after each failure, so that a gateway in trouble is left alone', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { connected, obstacles, connections } = follow();
    obstacles.push('offline', 'offline');
    (await connected(1)).fail();
    await vi.advanceTimersByTimeAsync(1_000 + 3_000 + 6_999);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections).toHaveLength(2);
  });

  it('wait as long after a stream that ends without a word, so that no one is asked four times a second', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { connected, connections } = follow();
    (await connected(1)).end();
    await vi.advanceTimersByTimeAsync(999);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    (await connected(2)).end();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(connections).toHaveLength(2);
  });

  it('come back no sooner than the gateway’s retry says, after each loss from then on', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { connected, connections } = follow();
    const first = await connected(1);
    first.send(`retry: 20000\n\n${balance(100, 1)}`);
    await vi.advanceTimersByTimeAsync(0);
    for (const count of [1, 2]) {
      (await connected(count)).end();
      await vi.advanceTimersByTimeAsync(19_999);
      expect(connections).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(1);
      expect(connections).toHaveLength(count + 1);
    }
  });

  it('come back no sooner than the Retry-After of a 429 says, that one time', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { connected, obstacles, connections } = follow();
    obstacles.push(new Response('{}', { status: 429, headers: { 'retry-after': '40' } }));
    (await connected(1)).end();
    await vi.advanceTimersByTimeAsync(750 + 39_999);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const second = await connected(2);
    second.send(balance(100, 1));
    await vi.advanceTimersByTimeAsync(0);
    second.end();
    await vi.advanceTimersByTimeAsync(250);
    expect(connections).toHaveLength(3);
  });

  it('wait five minutes at most, whatever the gateway asks for', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { connected, obstacles, connections } = follow();
    obstacles.push(new Response('{}', { status: 503, headers: { 'retry-after': '99999999' } }));
    (await connected(1)).end();
    await vi.advanceTimersByTimeAsync(750 + 5 * 60_000 - 1);
    expect(connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections).toHaveLength(2);
  });

  it('come back from a stream that has been silent for two heartbeats', async () => {
    const { connected, connections } = follow();
    const first = await connected(1);
    await vi.advanceTimersByTimeAsync(2 * liveHeartbeatMs - 1_000);
    first.send(': \n\n');
    await vi.advanceTimersByTimeAsync(2 * liveHeartbeatMs - 1_000);
    expect(first.isAborted()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.isAborted()).toBe(true);
    expect(connections.length).toBeGreaterThan(1);
  });

  it('§8: tell of a refused token, and do not ask again', async () => {
    const { connected, obstacles, connections } = follow();
    obstacles.push(401);
    (await connected(1)).end();
    await vi.advanceTimersByTimeAsync(1_250);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret', undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connections).toHaveLength(1);
  });

  it('§8: tell why, where the refusal says so', async () => {
    const { connected, obstacles } = follow();
    const body = { success: false, errorCode: 'user.or.token.invalid', message: '', requestId: '', details: { endReason: 'limit' } };
    obstacles.push(Response.json(body, { status: 401 }));
    (await connected(1)).end();
    await vi.advanceTimersByTimeAsync(1_250);
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret', 'limit'));
  });

  it('pass over names and data that this release does not know', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { connected, connections, seen, onLogout } = follow();
    const stream = await connected(1);
    stream.send('event: jackpot\ndata: {"amount":1}\n\n');
    stream.send('event: toString\ndata: {}\n\n');
    stream.send('event: balance\ndata: {"sumBalance":"a lot"}\n\n');
    stream.send('event: balance\ndata: {broken\n\n');
    stream.send('event: logout\ndata: {"reason":"boredom"}\n\n');
    stream.send(balance(100, 9));
    await vi.waitFor(() => expect(seen).toEqual([100]));
    expect(onLogout).not.toHaveBeenCalled();
    expect(connections).toHaveLength(1);
    expect(complaint).toHaveBeenCalledTimes(3);
  });

  it('end with the session', async () => {
    const { connected, connections, seen } = follow();
    const stream = await connected(1);
    stop();
    expect(stream.isAborted()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([connections.length, seen]).toEqual([1, []]);
  });
});

describe('the live events of two tabs', () => {
  /** A browser's lock manager: one holder at a time, the others wait their turn. */
  function fakeLocks() {
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: { signal: AbortSignal }, run: () => Promise<void>): Promise<unknown> => {
      turn = turn.then(run);
      return turn;
    };
    return { request };
  }

  it('come by one stream, which the other tab takes over when the first is closed', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const first = follow();
    const stopFirst = stop;
    const second = follow();
    (await first.connected(1)).send(balance(100, 1));
    await vi.waitFor(() => expect([first.seen, second.seen]).toEqual([[100], [100]]));
    expect(second.connections).toHaveLength(0);
    expect([first.onOpen, second.onOpen].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    stopFirst();
    (await second.connected(1)).send(balance(200, 2));
    await vi.waitFor(() => expect(second.seen).toEqual([100, 200]));
    expect(second.onOpen).toHaveBeenCalledTimes(2);
    expect(first.seen).toEqual([100]);
  });
});
