import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { assertOwnMigrations } from './assertOwnMigrations.ts';
import { causesOf } from './errors.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { schema } from './schema.ts';

/** Milliseconds that a statement of a migration waits for a table: all that comes behind it waits as long. */
const lockMs = 2_000;
/** Tries to get all locks of a migration, a little apart, before the start fails. */
const tries = 30;
const betweenMs = 1_000;

const isLockTimeout = (error: unknown): boolean => [...causesOf(error)].some(({ code }) => code === '55P03');
const isMissing = (error: unknown): boolean =>
  [...causesOf(error)].some(({ code }) => code === '42P01' || code === '42703' || code === '42883');

async function pendingOf(client: pg.Client): Promise<MigrationMeta[]> {
  const { rows } = await client.query(`select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`);
  // A new database: no table has a row yet.
  if (rows.length === 0) return [];
  const { rows: applied } = await client.query<{ last: string }>('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  const last = Number(applied[0]?.last ?? 0);
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last);
}

const indexOf =
  /^(?:\s|--[^\n]*\n)*CREATE\s+(?<unique>UNIQUE\s+)?INDEX\s+IF\s+NOT\s+EXISTS\s+"?(?<name>\w+)"?\s+(?<rest>ON\s[\s\S]+?);?\s*$/i;

/**
 * Builds indexes of pending migrations (`CREATE INDEX IF NOT EXISTS`) while others write to their tables; the migration then finds them there.
 * An index over a table or column that a pending migration makes is left to that migration.
 * @param client in no transaction
 */
export async function buildIndexesAhead(client: pg.Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    const { unique = '', name, rest } = indexOf.exec(statement)?.groups ?? {};
    if (name === undefined) continue;
    const { rows: broken } = await client.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
      `"${name}"`,
    ]);
    // Of a start that was ended in the middle.
    if (broken.length > 0) await client.query(`drop index concurrently "${name}"`);
    await client.query(`create ${unique}index concurrently if not exists "${name}" ${rest}`).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}

/** Works in a transaction that waits for no table for long, and begins again where one is in use. */
export async function whenFree<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error;
      await sleep(betweenMs);
    }
  }
}

/**
 * Any number of processes may start at once: the first one migrates, the others wait for it.
 * @throws OtherVersionError; the database's error where a table stays locked for a minute
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    // One that waits inside a statement would be waited for by the index that the first builds.
    while (!(await isFirst(client))) await sleep(200);
    await assertOwnMigrations((statement) => client.query(statement));
    await buildIndexesAhead(
      client,
      (await pendingOf(client)).flatMap(({ sql }) => sql),
    );
    await whenFree(client, () => migrate(drizzle(client, { schema }), { migrationsFolder }));
  } finally {
    await client.end();
  }
}

async function isFirst(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isFirst: boolean }>(`select pg_try_advisory_lock(hashtext('baize.migrations')) as "isFirst"`);
  return rows[0]?.isFirst === true;
}
