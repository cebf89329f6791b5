import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { assertPooled, timeLimits } from './assertPooled.ts';
import { boundQueue } from './boundQueue.ts';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { migratePostgres } from './migratePostgres.ts';
import { openReplica } from './openReplica.ts';
import type { PoolOptions } from './PoolOptions.ts';
import type { ReplicaOptions } from './ReplicaOptions.ts';
import { releaseAlways } from './releaseAlways.ts';
import { SettingError } from './SettingError.ts';
import { schema } from './schema.ts';
import { UnnamedClient } from './UnnamedClient.ts';

/** Milliseconds over which hints to other processes are gathered into one statement. */
const coalesceMs = 25;

const int8 = 20;
// Every bigint of ours is a safe integer (CHECK accounts_safe_integer), so numbers lose nothing.
pg.types.setTypeParser(int8, Number);

/** Where the database is reached. */
interface PostgresAddresses {
  url: string;
  /** The same database past the pooler that `url` leads to; undefined where it leads to none. */
  sessionUrl?: string | undefined;
  replica?: ReplicaOptions | undefined;
}

/**
 * PostgreSQL by connection string, with a pool. Connections that break are replaced, so a database that comes back is used again.
 * @throws SettingError where the pooler and the database behind it don't fit
 */
export async function openPostgres({ url, sessionUrl, replica }: PostgresAddresses, options: PoolOptions): Promise<Database> {
  const { size, queue, waitMs } = options;
  const hasPooler = sessionUrl !== undefined;
  const ownUrl = sessionUrl ?? url;
  await migratePostgres(ownUrl).catch((error: unknown) => {
    throw hasPooler ? new SettingError('DATABASE_SESSION_URL', error) : error;
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    // A pooler takes no such parameters: it sets them on its own connections (`assertPooled`).
    ...(hasPooler ? { Client: UnnamedClient } : timeLimits),
  });
  boundQueue(pool, queue);
  // An idle connection that dies raises here; without a listener it would end the process.
  pool.on('error', () => {});
  // A transaction's connection may fail between two statements too; the next statement then fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { schema });
  releaseAlways(db, pool);
  if (hasPooler) {
    await assertPooled(db, ownUrl).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  }
  const reports = replica && openReplica(replica, { db, size, queue, waitMs });
  const listener = listen(ownUrl);
  const queued = new Set<string>();
  return {
    db,
    kind: 'postgres',
    folder: undefined,
    readReport: reports ? reports.read : (read) => read(db),
    notify: (payload) => {
      if (queued.size === 0) setTimeout(() => void flush(), coalesceMs);
      queued.add(payload);
    },
    onNotify: listener.onNotify,
    close: async () => {
      await flush();
      await listener.close();
      await reports?.close();
      await pool.end();
    },
  };

  // One statement for all that happened in a few milliseconds, in no transaction: NOTIFY takes a global lock at commit.
  async function flush(): Promise<void> {
    const payloads = [...queued];
    queued.clear();
    if (payloads.length === 0) return;
    await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [listener.channel, payloads]).catch(() => {});
  }
}
