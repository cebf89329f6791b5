import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLanguage, type ErrorCode, type Failure, headers, statusOf } from '@baize/contract';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from './messages.ts';
import { hasReply } from './refusedBodies.ts';

/** Milliseconds and bytes that are still read after a request that is not HTTP. */
const linger = { ms: 5_000, bytes: 1024 * 1024 };

/** Node's refusals of what is no request yet, by its error code. */
const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** A whole reply as text: without a request there is no reply object of Fastify. */
function replyOf(errorCode: ErrorCode): string {
  const requestId = randomUUID();
  const body: Failure = { success: false, errorCode, message: messageOf(errorCode, defaultLanguage), requestId };
  const text = JSON.stringify(body);
  const status = statusOf(errorCode);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    'x-content-type-options: nosniff',
    `${headers.requestId}: ${requestId}`,
    '',
    text,
  ].join('\r\n');
}

const refused = new WeakSet<Socket>();

/** Closes a socket after its reply. Incoming data is discarded for a moment first: closing over unread data would lose the reply. */
function closeGently(socket: Socket, reply: string): void {
  const most = socket.bytesRead + linger.bytes;
  const end = setTimeout(() => socket.destroy(), linger.ms);
  socket.once('close', () => clearTimeout(end));
  socket.on('data', () => {
    if (socket.bytesRead > most) socket.destroy();
  });
  socket.end(reply);
}

/** Answers what Node could not read as a request, or not in time, in the one shape of every failure (contract `failure`). */
export function refuseClient(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  // After the first error each further piece of data is another error.
  if (socket.destroyed || refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || hasReply(socket)) {
    socket.destroy();
    return;
  }
  const errorCode = codes[error.code ?? ''] ?? 'bad_request';
  log.trace({ err: error }, `refused: ${errorCode}`);
  closeGently(socket, replyOf(errorCode));
}
