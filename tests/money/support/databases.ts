import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createCitusDatabase } from './citus.ts';
import { seedDatabase } from './seedDatabase.ts';

/** Whether databases are spread over the machines of a cluster. */
export const isSpread = (): boolean => inject('citusUrl') !== undefined;

/**
 * A new database in the run's PostgreSQL, or in the cluster of `CITUS_URL`.
 * @param kind `seeded` is migrated and seeded; in a cluster `empty` has its tables, spread, and no rows
 * @returns its connection string
 */
export async function createDatabase(kind: 'seeded' | 'empty' = 'seeded'): Promise<string> {
  const citusUrl = inject('citusUrl');
  if (citusUrl !== undefined) {
    const databaseUrl = await createCitusDatabase(citusUrl);
    if (kind === 'seeded') await seedDatabase(databaseUrl);
    return databaseUrl;
  }
  const url = new URL(inject('postgresUrl'));
  const name = `baize_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${kind === 'seeded' ? inject('postgresTemplate') : 'template1'}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database for a gateway whose statements wait as long as the test lets them, however slow the machine is. */
export function withoutLimits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) url.searchParams.set(limit, '0');
  return url.href;
}
