import type { ClientOptions } from '../client/Client.ts';

/** One opened event stream, seen from the gateway. */
interface LiveConnection {
  url: string;
  headers: Headers;
  isAborted(): boolean;
  send(text: string): void;
  end(): void;
  /** The network is lost. */
  fail(): void;
}

/** What the next connections meet in place of a stream: a status, a whole reply, or a lost network. */
type Obstacle = number | Response | 'offline';

function openConnection(input: Parameters<typeof fetch>[0], init: RequestInit | undefined) {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
  });
  const signal = init?.signal;
  signal?.addEventListener('abort', () => stream?.error(signal.reason));
  const connection: LiveConnection = {
    url: String(input),
    headers: new Headers(init?.headers),
    isAborted: () => signal?.aborted ?? false,
    send: (text) => stream?.enqueue(new TextEncoder().encode(text)),
    end: () => stream?.close(),
    fail: () => stream?.error(new TypeError('network lost')),
  };
  return { connection, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
}

/** A gateway of live events in the test's hands. */
export function createLiveGateway(onUnauthorized: NonNullable<ClientOptions['onUnauthorized']>) {
  const connections: LiveConnection[] = [];
  const obstacles: Obstacle[] = [];
  const ask: typeof fetch = async (input, init) => {
    const obstacle = obstacles.shift();
    if (obstacle === 'offline') throw new TypeError('Failed to fetch');
    if (obstacle !== undefined) return obstacle instanceof Response ? obstacle : new Response('{}', { status: obstacle });
    const { connection, response } = openConnection(input, init);
    connections.push(connection);
    return response;
  };
  const options: ClientOptions = {
    baseUrl: 'https://gateway.example/api/',
    merchantCode: 'baize',
    moduleId: 'test',
    device: 'WEB',
    language: () => 'vi',
    token: () => 'secret',
    onUnauthorized,
    fetch: ask,
  };
  return { options, connections, obstacles };
}
