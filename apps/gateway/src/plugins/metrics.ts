import type { onRequestHookHandler } from 'fastify';
import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import { AppError } from '../wire/AppError.ts';
import { hasBearer } from '../wire/bearer.ts';

/** Prometheus figures at `/metrics`; with a token, for its bearer only, and to others there is no such address. */
export const requestMetrics = fp(async (app, { token }: { token: string | undefined }) => {
  const admit: onRequestHookHandler = (request, _reply, done) => {
    done(token === undefined || hasBearer(request, token) ? undefined : new AppError('not_found'));
  };
  await app.register(metrics, {
    // The plugin puts its own handler in.
    endpoint: { url: '/metrics', method: 'GET', logLevel: 'fatal', exposeHeadRoute: false, onRequest: admit, handler: async () => '' },
    routeMetrics: { enabled: { histogram: true, summary: false }, registeredRoutesOnly: true },
  });
});
