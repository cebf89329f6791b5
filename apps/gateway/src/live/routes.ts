import { type Currency, headers, livePath } from '@baize/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Identity } from '../domains/session/identity.ts';
import type { Services } from '../services.ts';
import { tooManyRequests } from '../wire/AppError.ts';
import { checkCallHeaders, headerOf } from '../wire/requestHeaders.ts';
import { canReceive } from './canReceive.ts';
import { type Snapshot, snapshotOf } from './outbox.ts';
import { LiveStream, type StreamSnapshot } from './stream.ts';

/** Milliseconds after which a client comes back when the connection breaks. */
const retryMs = 2_000;

/** The event stream (contract `live.ts`). It stays open under maintenance, so that it can tell of its end. */
export function registerLive(app: FastifyInstance, { merchantCode, currency, database, identities, live, streamPlaces }: Services): void {
  app.get(`/api/${livePath}`, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    checkCallHeaders(request, merchantCode);
    const identity = await identities.of(headerOf(request, headers.sessionToken), ['trial', 'member', 'agent']);
    if (!identity) return;
    const leave = await streamPlaces.take(identity);
    if (!leave) throw tooManyRequests(5);
    try {
      const { lastSeq, oldestSeq, ...snapshot } = await snapshotOf(database.db, identity.customerId);
      // Hung up in the meantime: its 'close' has gone by, and nobody would take the stream away again.
      if (reply.raw.destroyed) {
        leave();
        return reply.hijack();
      }
      const asked = Number(headerOf(request, 'last-event-id') ?? Number.NaN);
      const canResume = Number.isInteger(asked) && asked <= lastSeq && asked >= oldestSeq - 1;
      startStream(reply);
      const stream = new LiveStream(identity, canResume ? asked : lastSeq, reply.raw);
      stream.write(`retry: ${retryMs}\n\n`);
      if (!canResume) stream.sendSnapshot(standingOf(identity, { ...snapshot, currency }));
      reply.raw.once('close', () => {
        live.remove(stream);
        leave();
      });
      live.add(stream);
    } catch (error) {
      leave();
      throw error;
    }
  });
}

function standingOf({ role }: Identity, snapshot: Omit<Snapshot, 'lastSeq' | 'oldestSeq'> & { currency: Currency }): StreamSnapshot {
  return {
    balance: { sumBalance: snapshot.balance, currency: snapshot.currency },
    unreadMessages: canReceive(role, 'unreadMessages') ? { value: snapshot.unreadMessages } : undefined,
    contractRequests: canReceive(role, 'contractRequests') ? { value: snapshot.contractRequests } : undefined,
  };
}

function startStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Proxies such as nginx would hold events back.
    'x-accel-buffering': 'no',
  });
}
