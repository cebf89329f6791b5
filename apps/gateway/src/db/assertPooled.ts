import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db, rowsOf } from './database.ts';

/** Milliseconds after which the database gives a statement up, so that no caller holds a connection for longer. */
export const timeLimits = { lock_timeout: 8_000, statement_timeout: 12_000, idle_in_transaction_session_timeout: 15_000 } as const;

/** The pooler of DATABASE_URL is not set up as the gateway needs it. The message says what to do. */
class PoolerError extends Error {
  override readonly name = 'PoolerError';
}

/** Tells a database from every other: the same name of another server is another one. */
const whichOne = `select system_identifier || '/' || current_database() as which from pg_control_system()`;

/**
 * Makes sure that a pooler leads to the same database as the connection past it, and that its connections have the time limits, which the
 * gateway can't give them: a statement may go by another connection each time.
 * @throws PoolerError
 */
export async function assertPooled(db: Db, sessionUrl: string): Promise<void> {
  const [pooled] = await rowsOf<{ which: string }>(db, sql.raw(whichOne));
  const names = Object.keys(timeLimits);
  const endless = await rowsOf<{ name: string }>(
    db,
    sql`select name from pg_settings where name = any(string_to_array(${names.join(',')}, ',')) and setting = '0' order by name`,
  );
  const client = new pg.Client({ connectionString: sessionUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ which: string }>(whichOne);
    if (rows[0]?.which !== pooled?.which) {
      throw new PoolerError(
        'DATABASE_URL and DATABASE_SESSION_URL lead to two databases. Both have to be the same one: by the pooler, and past it.',
      );
    }
  } finally {
    await client.end().catch(() => {});
  }
  if (endless.length > 0) {
    const limits = Object.entries(timeLimits).map(([name, value]) => `set ${name} = ${value}`);
    throw new PoolerError(
      `The pooler of DATABASE_URL opens connections without ${endless.map(({ name }) => name).join(', ')}: a lock would be waited for without an end. ` +
        `Give its database connect_query='${limits.join('; ')}' (docs/scaling.md).`,
    );
  }
}
