import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { assertOwnMigrations } from './assertOwnMigrations.ts';
import { boundQueue } from './boundQueue.ts';
import type { Database } from './database.ts';
import { listen } from './listen.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { schema } from './schema.ts';

/** Milliseconds over which hints to other processes are gathered into one statement. */
const coalesceMs = 25;

const int8 = 20;
// Every bigint of ours is a safe integer (CHECK accounts_safe_integer), so numbers lose nothing.
pg.types.setTypeParser(int8, Number);

/** Connections of one process, how many statements may wait for one, and for how many milliseconds. */
export interface PoolOptions {
  size: number;
  queue: number;
  waitMs: number;
}

/** Any number of processes may start at once: the first one migrates, the others wait for it. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('baize.migrations'))`);
    await assertOwnMigrations((statement) => client.query(statement));
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** PostgreSQL by connection string, with a pool. Connections that break are replaced, so a database that comes back is used again. */
export async function openPostgres(url: string, { size, queue, waitMs }: PoolOptions): Promise<Database> {
  await migrateOnce(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    lock_timeout: 8_000,
    statement_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  boundQueue(pool, queue);
  // An idle connection that dies raises here; without a listener it would end the process.
  pool.on('error', () => {});
  // A transaction's connection may fail between two statements too; the next statement then fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = listen(url);
  const queued = new Set<string>();
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    folder: undefined,
    notify: (payload) => {
      if (queued.size === 0) setTimeout(() => void flush(), coalesceMs);
      queued.add(payload);
    },
    onNotify: listener.onNotify,
    close: async () => {
      await flush();
      await listener.close();
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
