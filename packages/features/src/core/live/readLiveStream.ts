import { gatewayVersion, headers, liveHeartbeatMs, livePath } from '@baize/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ClientOptions } from '../client/createClient.ts';

export interface LiveMessage {
  id: string;
  name: string;
  data: string;
}

/**
 * Reads the event stream until it ends, is aborted, or has been silent for two heartbeats.
 * A `fetch` in place of EventSource: the token travels in a header, never in an address.
 * @throws when the connection fails; `'refused'` is returned when the gateway ended the session.
 */
export async function readLiveStream(
  options: ClientOptions,
  stream: { token: string; lastId: string | undefined; signal: AbortSignal; onMessage(message: LiveMessage): void },
): Promise<'ended' | 'refused'> {
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
    if (response.status === 401) return 'refused';
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !response.body || !isStream) throw new Error(`The event stream answered ${response.status}.`);
    const reader = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ onComment: heard }))
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      heard();
      stream.onMessage({ id: value.id ?? '', name: value.event ?? 'message', data: value.data });
    }
  } finally {
    clearTimeout(timer);
  }
}
