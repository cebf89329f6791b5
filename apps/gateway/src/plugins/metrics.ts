import type { onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobKind } from '../queue/kinds.ts';
import type { Queue } from '../queue/Queue.ts';
import type { JobOutcome } from '../queue/worker.ts';
import { AppError } from '../wire/AppError.ts';
import { hasBearer } from '../wire/bearer.ts';

/** Methods of requests that only look whether something is there. */
const uncounted = new Set(['HEAD', 'OPTIONS', 'TRACE', 'CONNECT']);

/** Prometheus figures at `/metrics`; with a token, for its bearer only, and to others there is no such address. */
export const requestMetrics = fp(async (app, { token, queue }: { token: string | undefined; queue: Pick<Queue, 'count'> }) => {
  const admit: onRequestHookHandler = (request, _reply, done) => {
    done(token === undefined || hasBearer(request, token) ? undefined : new AppError('not_found'));
  };
  // Of this gateway alone: a process may have two of them.
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  app.get('/metrics', { logLevel: 'fatal', exposeHeadRoute: false, onRequest: admit }, async (_request, reply) => {
    const figures = await register.metrics();
    return reply.type(register.contentType).send(figures);
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'request duration in seconds',
    labelNames: ['method', 'route', 'status_code'],
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url;
    if (route !== undefined && !uncounted.has(method)) {
      durations.observe({ method, route, status_code: reply.statusCode }, reply.elapsedTime / 1_000);
    }
    done();
  });
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'runs of jobs in this process, by their outcome',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  app.decorate('countJob', (kind: JobKind, outcome: JobOutcome) => runs.inc({ kind, outcome }));
  let reading: Promise<void> | undefined;
  // Read once a scrape, for all three: each waits for it, or it would tell what the scrape before has read.
  const collect = (): Promise<void> => {
    reading ??= readQueue().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, labelNames: ['kind'], registers, collect });
  const waiting = gauge('jobs_waiting', 'jobs that wait or run, in all processes');
  const dead = gauge('jobs_dead', 'jobs that failed too often, until an operator runs or drops them');
  const lag = gauge('job_lag_seconds', 'seconds since the oldest waiting job of a kind was due');
  async function readQueue(): Promise<void> {
    const counts = await queue.count();
    for (const one of [waiting, dead, lag]) one.reset();
    for (const { kind, ...count } of counts) {
      waiting.set({ kind }, count.waiting);
      dead.set({ kind }, count.dead);
      lag.set({ kind }, count.lagSeconds);
    }
  }
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a run of a job; undefined where the process tells no figures. */
    countJob?: (kind: JobKind, outcome: JobOutcome) => void;
  }
}
