import { failure, gatewayVersion, headers, type LogoutReason, liveHeartbeatMs, livePath } from '@baize/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ClientOptions } from '../client/Client.ts';
import { gatewayNow } from '../time/gatewayTime.ts';

export interface LiveMessage {
  id: string;
  name: string;
  data: string;
}

export interface LiveStreamOptions {
  token: string;
  /** Id of the last message that was read; the stream goes on after it. */
  lastId: string | undefined;
  signal: AbortSignal;
  /** The gateway has answered: the messages follow. */
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  /** The gateway names the milliseconds to wait before coming back, from now on. */
  onRetry(milliseconds: number): void;
}

export type LiveEnd =
  | { status: 'ended' }
  /** The gateway ended the session; it may say why. */
  | { status: 'refused'; reason?: LogoutReason | undefined }
  /** Too many requests, or a gateway in trouble: come back after that time, 0 when it names none. */
  | { status: 'unavailable'; retryAfterMs: number };

/** The `Retry-After` of a reply in milliseconds: its seconds, or the time until its date. */
function retryAfterOf(response: Response): number {
  const value = response.headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - gatewayNow();
  return Math.max(0, milliseconds || 0);
}

/** Why the session of a refused stream ended; undefined when the reply does not say. */
async function endReasonOf(response: Response): Promise<LogoutReason | undefined> {
  const refused = failure.safeParse(await response.json().catch(() => undefined));
  return refused.success ? refused.data.details?.endReason : undefined;
}

/**
 * Reads the event stream until it ends, is aborted, or has been silent for two heartbeats.
 * A `fetch` in place of EventSource: the token travels in a header, never in an address.
 * @throws when the connection fails, or what answers is no event stream.
 */
export async function readLiveStream(options: ClientOptions, stream: LiveStreamOptions): Promise<LiveEnd> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), 2 * liveHeartbeatMs);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), 2 * liveHeartbeatMs);
  };
  try {
    const ask = options.fetch ?? globalThis.fetch;
    const response = await ask(new URL(livePath, options.baseUrl), {
      headers: {
        accept: 'text/event-stream',
        [headers.moduleId]: options.moduleId,
        [headers.merchant]: options.merchantCode,
        [headers.language]: options.language(),
        [headers.device]: options.device,
        [headers.gatewayVersion]: gatewayVersion,
        [headers.sessionToken]: stream.token,
        ...(stream.lastId && { 'last-event-id': stream.lastId }),
      },
      credentials: 'include',
      signal: AbortSignal.any([stream.signal, silence.signal]),
    });
    if (response.status === 401) return { status: 'refused', reason: await endReasonOf(response) };
    if (!response.ok) return { status: 'unavailable', retryAfterMs: retryAfterOf(response) };
    const type = response.headers.get('content-type');
    if (!response.body || !type?.startsWith('text/event-stream')) throw new Error(`The event stream answered with ${type ?? 'no type'}.`);
    stream.onOpen();
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: heard, onRetry: stream.onRetry }))
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { status: 'ended' };
      heard();
      stream.onMessage({ id: value.id ?? '', name: value.event ?? 'message', data: value.data });
    }
  } finally {
    clearTimeout(timer);
    // A body that nobody reads would hold its connection.
    silence.abort();
  }
}
