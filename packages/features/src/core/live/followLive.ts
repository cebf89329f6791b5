import { type LiveEventName, type LiveEventOf, liveEvents } from '@baize/contract';
import type { ClientOptions } from '../client/Client.ts';
import { type LiveMessage, readLiveStream } from './readLiveStream.ts';

export type LiveHandlers = { [Name in LiveEventName]?: (event: LiveEventOf<Name>) => void } & {
  /** The stream has begun, or goes on after a loss: what no gateway keeps for later may have been missed. */
  open?: () => void;
};

/** Tells of an opened stream as its messages are told of, to the other tabs too. */
const opening: LiveMessage = { id: '', name: 'open', data: '' };

/** Waits between attempts, in milliseconds: quick at first, then every 15 s, spread so that not all return at once. The gateway may ask for more. */
const waits = [250, 1_000, 3_000, 7_000, 15_000] as const;
/** The longest wait that a gateway can ask for, in milliseconds: a slip in its figures silences nobody for good. */
const longestWaitMs = 5 * 60_000;

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Who stopped following holds the lock no longer than this.
    if (signal.aborted) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish, { once: true });
  });
}

/** The value of a JSON text; undefined, which no event's schema takes, for a broken one. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Hands one message to its handler. Names and shapes that this client doesn't know are passed over. */
function dispatch(message: LiveMessage, handlers: LiveHandlers): void {
  if (message.name === opening.name) handlers.open?.();
  if (!Object.hasOwn(liveEvents, message.name)) return;
  const name = message.name as LiveEventName;
  const parsed = liveEvents[name].safeParse(readJson(message.data));
  const handler = handlers[name] as ((event: unknown) => void) | undefined;
  if (parsed.success) handler?.(parsed.data);
  else console.error(`A live event "${name}" breaks its schema.`, parsed.error);
}

/** Reads the stream, and comes back after each loss from the last id on, until aborted or refused. */
async function keepReading(
  options: ClientOptions,
  token: string,
  signal: AbortSignal,
  onMessage: (message: LiveMessage) => void,
): Promise<void> {
  let lastId: string | undefined;
  let failures = 0;
  let retryMs = 0;
  while (!signal.aborted) {
    let isHeard = false;
    let retryAfterMs = 0;
    try {
      const end = await readLiveStream(options, {
        token,
        lastId,
        signal,
        onOpen: () => onMessage(opening),
        onMessage: (message) => {
          isHeard = true;
          lastId = message.id || lastId;
          onMessage(message);
        },
        onRetry: (milliseconds) => {
          retryMs = milliseconds;
        },
      });
      if (end.status === 'refused') return options.onUnauthorized?.(token, end.reason);
      if (end.status === 'unavailable') retryAfterMs = end.retryAfterMs;
    } catch {
      // Lost: what matters is whether the gateway had anything to say.
    }
    failures = isHeard ? 0 : failures + 1;
    const base = waits[Math.min(failures, waits.length - 1)] ?? 15_000;
    const asked = Math.min(Math.max(retryMs, retryAfterMs), longestWaitMs);
    const spread = Math.random() / 2;
    await wait(Math.max(base * (0.75 + spread), asked * (1 + spread)), signal);
  }
}

/**
 * Follows the live events of a session. All tabs of a browser share one stream: the tab that holds the lock
 * reads it and passes the messages on, since HTTP/1.1 allows six connections for all of them.
 * @returns stops following.
 */
export function followLive(options: ClientOptions, session: { token: string; account: string }, handlers: LiveHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (!globalThis.navigator?.locks || typeof BroadcastChannel === 'undefined') {
    void keepReading(options, session.token, signal, (message) => dispatch(message, handlers));
    return () => stop.abort();
  }
  const name = `baize-live-${session.account}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<LiveMessage>) => dispatch(event.data, handlers);
  navigator.locks
    .request(name, { signal }, () =>
      keepReading(options, session.token, signal, (message) => {
        channel.postMessage(message);
        dispatch(message, handlers);
      }),
    )
    .catch(() => {
      // Only an abort ends the wait for the lock: this tab has stopped following.
    });
  return () => {
    stop.abort();
    channel.close();
  };
}
