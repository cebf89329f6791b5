import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import type { LogStream } from './logger.ts';
import type { Services } from './services.ts';
import { startGateway } from './start.ts';
import { forgetKeyOf } from './testingClient.ts';
import { borrowDatabase } from './testingDatabase.ts';
import { listenIn, type OnStatement } from './testingListenIn.ts';

export interface TestGateway {
  /** Origin, such as `http://127.0.0.1:40123`. */
  url: string;
  app: FastifyInstance;
  services: Services;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  /** PostgreSQL in place of the embedded database. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; in memory without it. */
  dataDir?: string | undefined;
  /** Games that are seeded, the most common first; 300 without it. */
  catalogueSize?: number | undefined;
  /** Takes the lines of the log, of the level in `env`. */
  logStream?: LogStream;
  /** Told of each statement that is sent to the embedded database in memory, with the values of its parameters. */
  onStatement?: OnStatement;
  /** Options of the process by their environment names. */
  env?: Record<string, string>;
}

/**
 * A gateway in this process for tests, listening on a free port, with rate limits and captchas out of the way, and with hashes of passwords
 * that cost next to nothing.
 */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { databaseUrl, dataDir, catalogueSize = 300, logStream, onStatement, env = {} } = options;
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    METRICS: 'false',
    RATE_MAX: '1000000',
    LOGIN_RATE_MAX: '100000',
    CAPTCHA_AFTER: '1000000',
    // Outside the sandbox the gateway takes no such hashes.
    ...(env['SANDBOX'] !== 'false' && { PASSWORD_MEMORY: '8' }),
    SANDBOX_CASHIER_DELAY: '200',
    SANDBOX_ROUNDS: 'false',
    SANDBOX_BUSINESS: 'false',
    CATALOGUE_SIZE: String(catalogueSize),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...env,
  });
  const inMemory = databaseUrl === undefined && dataDir === undefined;
  const borrowed = inMemory ? await borrowDatabase() : undefined;
  const embedded = borrowed && onStatement ? listenIn(borrowed, onStatement) : borrowed;
  const { app, services, close } = await startGateway(config, { embedded, logStream });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  forgetKeyOf(url);
  return { url, app, services, close };
}
