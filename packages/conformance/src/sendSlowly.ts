import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { gatewayVersion, headers } from '@baize/contract';
import { explainNoReply } from './explainNoReply.ts';
import { NoReply } from './NoReply.ts';
import type { Reply } from './Reply.ts';
import { readBody, type Wire } from './Wire.ts';

/** What chunks hold (RFC 9112 §7.1); undefined until the last one is there. */
function unchunked(text: string): string | undefined {
  const bytes = Buffer.from(text);
  let whole = '';
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = line === -1 ? Number.NaN : Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (Number.isNaN(size) || line + 2 + size > bytes.length) return undefined;
    if (size === 0) return whole;
    whole += bytes.toString('utf8', line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}

/** The reply at the start of these bytes, once it is whole. */
function replyIn(call: string, received: string): Reply | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const fields = new Headers(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = received.slice(end + '\r\n\r\n'.length);
  const isWhole = Buffer.byteLength(rest) >= Number(fields.get('content-length'));
  const body = fields.get('transfer-encoding') === 'chunked' ? unchunked(rest) : isWhole ? rest : undefined;
  return body === undefined ? undefined : readBody(call, Number(first.split(' ')[1]), fields, body);
}

/**
 * Posts a body of which all but the first bytes are sent after the reply, so that no buffer of the system can help: a gateway that refuses early
 * reads the rest before it closes, or a slow caller loses the reply (RFC 9112 §9.6).
 * @throws NoReply when the gateway does not take the rest, or says nothing.
 */
export async function sendSlowly({ options, merchantCode }: Wire, path: string, bytes: number): Promise<Reply> {
  const { protocol, hostname, port, host, pathname, href } = new URL(path, options.baseUrl);
  const isSecure = protocol === 'https:';
  const to = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (isSecure ? 443 : 80)) };
  const socket = isSecure ? connectSecurely({ ...to, servername: hostname }) : connect(to);
  const send = (data: string | Uint8Array) =>
    new Promise<void>((resolve, reject) => socket.write(data, (error) => (error ? reject(error) : resolve())));
  const sent = {
    host,
    'content-type': 'application/json',
    'content-length': bytes,
    [headers.language]: 'en',
    [headers.merchant]: merchantCode ?? '',
    [headers.gatewayVersion]: gatewayVersion,
  };
  const fields = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  const piece = Buffer.alloc(16 * 1024, 'x');
  socket.setEncoding('utf8');
  const signal = AbortSignal.timeout(options.timeout * 1_000);
  try {
    await send(`POST ${pathname} HTTP/1.1\r\n${fields.join('')}\r\n${piece}`);
    let received = '';
    let reply: Reply | undefined;
    while (!reply) {
      const [chunk] = await once(socket, 'data', { signal });
      received += String(chunk);
      reply = replyIn(`POST ${path}`, received);
    }
    for (let left = bytes - piece.length; left > 0; left -= piece.length) await send(piece.subarray(0, left));
    return reply;
  } catch (error) {
    throw new NoReply(explainNoReply(error, href), error);
  } finally {
    socket.destroy();
  }
}
