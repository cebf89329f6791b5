import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to the gateway. */
export interface Asked {
  method: string;
  /** Path below `/api/`, without its query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

/** A reply on its way back. */
export interface Answered {
  status: number;
  headers: OutgoingHttpHeaders;
  text: string;
}

/** One rule that a gateway breaks. */
export interface Fault {
  /** Whether a request meets it; every one without. */
  isMet?: (asked: Asked) => boolean;
  /** Headers that reach the gateway in place of those that were sent. */
  sent?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** What of the reply is another one. */
  answer?: (answered: Answered, asked: Asked) => Partial<Answered>;
  /** What of each piece of a stream is another one. */
  piece?: (text: string) => string;
}

/** A server before a gateway that breaks one rule. */
export interface Planted {
  /** Address below which the calls lie, with a trailing slash. */
  baseUrl: string;
  stop(): Promise<void>;
}

/** Puts a fault before a gateway. All else passes as it is, in both directions and at once. */
export async function plantFault(gateway: string, { isMet = () => true, sent, answer, piece }: Fault): Promise<Planted> {
  const target = new URL(gateway);
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', gateway);
    const asked: Asked = {
      method: incoming.method ?? 'GET',
      path: address.pathname.replace(/^\/api\//, ''),
      query: address.searchParams,
      headers: incoming.headers,
    };
    const isHit = isMet(asked);
    const headers = { ...(isHit && sent ? sent(incoming.headers) : incoming.headers), host: target.host, 'accept-encoding': 'identity' };
    const forwarded = requestHttp(address, { method: asked.method, headers }, (reply) => {
      const { statusCode: status = 500, headers: received } = reply;
      if (isHit && piece) {
        outgoing.writeHead(status, received);
        outgoing.flushHeaders();
        reply.setEncoding('utf8').on('data', (text: string) => outgoing.write(piece(text)));
        reply.on('end', () => outgoing.end());
      } else if (isHit && answer) {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        reply.on('end', () => {
          const { 'content-length': _, 'transfer-encoding': __, ...kept } = received;
          const changed = { status, headers: kept as OutgoingHttpHeaders, text, ...answer({ status, headers: kept, text }, asked) };
          outgoing.writeHead(changed.status, changed.headers);
          outgoing.end(changed.text);
        });
      } else {
        outgoing.writeHead(status, received);
        outgoing.flushHeaders();
        reply.pipe(outgoing);
      }
    });
    // A gateway that closes early has said what it had to say.
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
