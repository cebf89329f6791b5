import type { onRequestHookHandler } from 'fastify';
import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';
import { AppError } from '../wire/AppError.ts';
import { hasBearer } from '../wire/bearer.ts';

/** Methods of requests that only look whether something is there. */
const uncounted = new Set(['HEAD', 'OPTIONS', 'TRACE', 'CONNECT']);

/** Prometheus figures at `/metrics`; with a token, for its bearer only, and to others there is no such address. */
export const requestMetrics = fp(async (app, { token }: { token: string | undefined }) => {
  const admit: onRequestHookHandler = (request, _reply, done) => {
    done(token === undefined || hasBearer(request, token) ? undefined : new AppError('not_found'));
  };
  await app.register(metrics, {
    // The plugin puts its own handler in.
    endpoint: { url: '/metrics', method: 'GET', logLevel: 'fatal', exposeHeadRoute: false, onRequest: admit, handler: async () => '' },
    // Its own makes a timer for each request, where Fastify has the time already.
    routeMetrics: { enabled: false },
  });
  const { Histogram } = app.metrics.client;
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'request duration in seconds',
    labelNames: ['method', 'route', 'status_code'],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url;
    if (route !== undefined && !uncounted.has(method)) {
      durations.observe({ method, route, status_code: reply.statusCode }, reply.elapsedTime / 1_000);
    }
    done();
  });
});
