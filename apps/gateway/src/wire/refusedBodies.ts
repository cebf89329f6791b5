import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import fp from 'fastify-plugin';

/** Bytes of a refused body that are still read: a photograph of 12 MB as base64. */
const mostBytes = 16 * 1024 * 1024;

/** Sockets whose reply is sent while their request still comes in. */
const answered = new WeakSet<Socket>();

/** Whether this socket has the reply of the request that it still sends. */
export const hasReply = (socket: Socket): boolean => answered.has(socket);

function isComing({ headers, complete, readableEnded, destroyed }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return hasBody && !complete && !readableEnded && !destroyed;
}

/** Reads a body and throws it away, until its end or until `most` bytes. */
function readAway(body: IncomingMessage, most: number): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    body.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > most) resolve();
    });
    body.once('close', resolve);
    body.once('end', resolve);
    body.on('error', () => {});
    body.resume();
  });
}

/** The whole reply at once, and its end when the request has been read. */
function endsAfter(read: Promise<void>, reply: string | Buffer): Readable {
  const stream = new Readable({ read: () => {} });
  stream.push(reply);
  void read.then(() => stream.push(null));
  return stream;
}

/**
 * A request may be refused before its body is there: too large, of another type, without a session, too many. A server that closes then, with
 * bytes unread, resets the connection, and the caller loses the reply to it (RFC 9112 §9.6). So the rest is read and thrown away, up to 16 MB and
 * within REQUEST_TIMEOUT, before the reply ends. A connection whose rest is longer, or of unknown length, closes after it.
 */
export const refusedBodies = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (!isComing(raw) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return done(null, payload);
    const { socket } = raw;
    // Fastify closes after what it could not parse; a body that ends in time leaves nothing to close for.
    const canStay = reply.raw.shouldKeepAlive && Number(raw.headers['content-length']) <= mostBytes;
    reply.headers({ connection: canStay ? 'keep-alive' : 'close', 'content-length': Buffer.byteLength(payload) });
    answered.add(socket);
    const read = readAway(raw, mostBytes).finally(() => answered.delete(socket));
    done(null, endsAfter(read, payload));
  });
});
