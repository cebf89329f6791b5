import metrics from 'fastify-metrics';
import fp from 'fastify-plugin';

/** Prometheus figures at `/metrics`. */
export const requestMetrics = fp(async (app) => {
  await app.register(metrics, {
    endpoint: '/metrics',
    // Several gateways in one process, as in tests, share the client's registry: the newest one's figures stay.
    clearRegisterOnInit: true,
    routeMetrics: { enabled: { histogram: true, summary: false }, registeredRoutesOnly: true },
  });
});
