import { randomUUID } from 'node:crypto';
import { headers } from '@baize/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerBrandFiles } from './brand/brandFiles.ts';
import { registerBrandLanguage } from './brand/brandLanguage.ts';
import type { Brands } from './brand/readBrands.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { registerRoutes } from './domains/index.ts';
import { startJobs } from './jobs.ts';
import { type LogStream, loggerOptions } from './logger.ts';
import { compression } from './plugins/compression.ts';
import { isPortalRoute, portal } from './plugins/portal.ts';
import { requestLimit } from './plugins/rateLimit.ts';
import { security } from './plugins/security.ts';
import { stopping } from './plugins/stopping.ts';
import { requestLogFactory } from './requestLog.ts';
import type { Sandbox } from './Sandbox.ts';
import { createServices, type Services } from './services.ts';
import { AppError } from './wire/AppError.ts';
import { refuseClient } from './wire/clientErrors.ts';
import { registerFailures, sendFailure } from './wire/failures.ts';
import { registerFormBodies } from './wire/formBodies.ts';
import { methodsOf } from './wire/implement.ts';
import { refusedBodies } from './wire/refusedBodies.ts';

/** Bytes of a request's body; the largest call has a few short fields. */
const bodyLimit = 64 * 1024;

export interface BuiltApp {
  app: FastifyInstance;
  services: Services;
  /** Settles what is played, ends the app with its streams and jobs, and closes the database, in this order. */
  close(): Promise<void>;
}

export interface AppParts {
  config: Config;
  database: Database;
  brands: Brands;
  /** Brings adapters and pages; undefined outside the sandbox. */
  sandbox: Sandbox | undefined;
  /** Takes the log in place of the standard output. */
  logStream?: LogStream | undefined;
}

/** The gateway on an open database. */
export async function buildApp({ config, database, brands, sandbox, logStream }: AppParts): Promise<BuiltApp> {
  const childLoggerFactory = requestLogFactory(config.logLevel);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    ...(childLoggerFactory && { childLoggerFactory }),
    bodyLimit,
    // By default Fastify waits without a limit for slow senders.
    requestTimeout: config.requestTimeoutMs,
    // Node looks for connections that are over their time every 30 s only, unless told otherwise.
    http: { headersTimeout: config.headersTimeoutMs, connectionsCheckingInterval: 1_000 },
    // An event stream writes every 15 s, so only a dead connection is idle for this long.
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    trustProxy: config.trustsHop,
    requestIdHeader: false,
    genReqId: (request) => saneId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 128 },
    forceCloseConnections: 'idle',
    // `stopping` refuses them, in the shape of every failure.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseClient(app.log, error, socket),
    // Requests that the router refuses by itself.
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply.header(headers.requestId, request.id), error);
    },
  });

  // Fastify runs these hooks from the last to the first: all that is registered from here on ends before the database does.
  app.addHook('onClose', () => database.close());
  const services = await createServices({ config, database, brands, sandbox }, app.log);
  registerFailures(app);
  registerBrandLanguage(app, services.brands);
  registerFormBodies(app);
  const { frameOrigins, imageOrigins } = config;
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const connectOrigins = config.routers.map(({ url }) => url);
  await app.register(security, { isHttps, frameOrigins, imageOrigins, connectOrigins });
  await app.register(stopping, { withinMs: config.stopWithinMs });
  if (config.metrics)
    await app.register((await import('./plugins/metrics.ts')).requestMetrics, { token: config.metricsToken, queue: services.queue });
  await app.register(requestLimit, { max: config.rateMax, database });
  await app.register(compression);
  await app.register(refusedBodies);
  registerBrandFiles(app, services.brands);
  await app.register(portal, { dir: config.portalDir, brands: services.brands });
  await registerRoutes(app, services);
  const closeSandbox = await sandbox?.register(app, services);

  app.setNotFoundHandler(async (request, reply) => {
    if (isPortalRoute(request.method, request.url)) return reply.sendPortal();
    await app.countRequest(request);
    const allowed = methodsOf(request.url.split('?')[0] ?? '');
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return sendFailure(request, reply, new AppError(allowed.length > 0 ? 'method_not_allowed' : 'not_found'));
  });

  const jobs = startJobs(services, app.countJob);
  app.addHook('preClose', async () => services.live.close());
  app.addHook('onClose', () => services.streamPlaces.close());
  app.addHook('onClose', () => jobs.stop());
  app.addHook('preClose', async () => services.followSoon.stop());
  return {
    app,
    services,
    close: async () => {
      await closeSandbox?.();
      await app.close();
    },
  };
}

/** A caller's own request id, if it is safe for logs and headers. */
function saneId(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : undefined;
}
