import { gatewayVersion, headers, livePath } from '@baize/contract';

export interface LiveEvent {
  id: string | undefined;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: events are read by tests, which say what they expect
  data: any;
}

function parse(block: string): LiveEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  const name = fields.get('event');
  return name ? { id: fields.get('id'), name, data: JSON.parse(fields.get('data') ?? '{}') } : undefined;
}

/** Asks for the stream and hangs up when nothing has come within these milliseconds, as a phone does that changes its network. */
export async function hangUp(url: string, token: string, after: number): Promise<void> {
  const asked = { [headers.gatewayVersion]: gatewayVersion, [headers.merchant]: 'baize', [headers.sessionToken]: token };
  await fetch(`${url}/api/${livePath}`, { signal: AbortSignal.timeout(after), headers: asked }).catch(() => undefined);
}

/** Opens the event stream as a portal does, and keeps what arrives. */
export async function openStream(url: string, token: string, lastEventId?: string) {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/${livePath}`, {
    signal: abort.signal,
    headers: {
      [headers.gatewayVersion]: gatewayVersion,
      [headers.merchant]: 'baize',
      [headers.sessionToken]: token,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
  });
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  const ended = read().catch(() => {});

  async function read(): Promise<void> {
    let buffer = '';
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      events.push(...blocks.map(parse).filter((event) => event !== undefined));
      for (const wake of waiting) wake();
    }
  }

  return {
    status: response.status,
    events,
    /** Resolves when the gateway ends the stream. */
    ended,
    /** The first event that fits, now or when it comes. */
    async next(fits: (event: LiveEvent) => boolean): Promise<LiveEvent> {
      for (;;) {
        const found = events.find(fits);
        if (found) return found;
        await new Promise<void>((resolve) => {
          const wake = () => {
            waiting.delete(wake);
            resolve();
          };
          waiting.add(wake);
        });
      }
    },
    close: () => abort.abort(),
  };
}
