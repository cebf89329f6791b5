import type { ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { AppError } from '../wire/AppError.ts';

/** Seconds after which a caller may retry: a load balancer has noticed the end of this process by then. */
const retryAfterSeconds = 2;

/**
 * The end of the gateway: new requests are refused, running ones are answered, and connections close after their replies.
 * A handler whose caller has gone is waited for too, so that nothing is written after the database is closed.
 */
export const stopping = fp(async (app, { withinMs }: { withinMs: number }) => {
  /** Handlers that have not ended. */
  let running = 0;
  let whenIdle = () => {};
  /** Replies that have not ended. A set of them, changed by every request, would keep their garbage alive until a full collection. */
  let answering = 0;
  let isStopping = false;

  /** Connections without a request are held by clients that keep them for later, and would be waited for. */
  const closeWhenAnswered = () => {
    if (isStopping && answering === 0) app.server.closeAllConnections();
  };

  // Every request comes by these two: they are made once.
  const handlerEnded = () => {
    running -= 1;
    if (running === 0) whenIdle();
  };
  function replyEnded(this: ServerResponse) {
    this.removeListener('close', replyEnded);
    answering -= 1;
    // A reply that closes its connection does so first.
    if (isStopping) setImmediate(closeWhenAnswered);
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      running += 1;
      result.then(handlerEnded, handlerEnded);
      return result;
    };
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) return done(new AppError('service_unavailable', { retryAfterSeconds }));
    answering += 1;
    // After `finish`, or without it when the caller has gone.
    reply.raw.on('close', replyEnded);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), withinMs);
    app.server.once('close', () => clearTimeout(timer));
    // Once the server takes no connection any more.
    setImmediate(closeWhenAnswered);
    done();
  });
  // After the server and before what was opened earlier, the database above all.
  app.addHook('onClose', async () => {
    while (running > 0) {
      await new Promise<void>((resolve) => {
        whenIdle = resolve;
      });
    }
  });
});
