import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';

/** Prometheus figures at `/metrics`. */
export const requestMetrics = fp(async (app) => {
  await app.register(metrics, {
    endpoint: '/metrics',
    routeMetrics: { enabled: { histogram: true, summary: false }, registeredRoutesOnly: true },
  });
});
