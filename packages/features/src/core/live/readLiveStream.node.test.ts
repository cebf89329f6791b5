import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveGateway } from '../testing/liveGateway.ts';
import { readLiveStream } from './readLiveStream.ts';

const event = 'event: balance\ndata: {"sumBalance":100,"currency":"VND"}\n\n';
const now = new Date('2026-11-21T03:00:00Z');

async function read(reply: Response) {
  const { options, obstacles } = createLiveGateway(vi.fn());
  obstacles.push(reply);
  const onMessage = vi.fn();
  const end = readLiveStream(options, {
    token: 'secret',
    lastId: undefined,
    signal: new AbortController().signal,
    onOpen: vi.fn(),
    onMessage,
    onRetry: vi.fn(),
  });
  return { end: await end.catch((error: unknown) => error), onMessage };
}

const bytes = new TextEncoder().encode(event);

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the reader of the event stream', () => {
  it('takes an event stream, with or without a charset', async () => {
    for (const type of ['text/event-stream', 'text/event-stream; charset=utf-8']) {
      const { end, onMessage } = await read(new Response(bytes, { headers: { 'content-type': type } }));
      expect(end).toEqual({ status: 'ended' });
      expect(onMessage).toHaveBeenCalledOnce();
    }
  });

  it.each(['text/html', 'application/json', 'text/plain', undefined])('refuses a reply of type %s, whatever stands in it', async (type) => {
    const { end, onMessage } = await read(new Response(bytes, type === undefined ? {} : { headers: { 'content-type': type } }));
    expect(end).toEqual(new Error(`The event stream answered with ${type ?? 'no type'}.`));
    expect(onMessage).not.toHaveBeenCalled();
  });

  it.each([
    ['7', 7_000],
    [new Date(now.valueOf() + 9_000).toUTCString(), 9_000],
    [new Date(now.valueOf() - 9_000).toUTCString(), 0],
    ['soon', 0],
    [undefined, 0],
  ])('tells the Retry-After "%s" of a 429 in milliseconds', async (value, retryAfterMs) => {
    const headers = { 'content-type': 'application/json', ...(value !== undefined && { 'retry-after': value }) };
    const { end } = await read(new Response('{}', { status: 429, headers }));
    expect(end).toEqual({ status: 'unavailable', retryAfterMs });
  });
});
