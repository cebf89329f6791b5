import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import type { PoolOptions } from './openPostgres.ts';

const usualPool: PoolOptions = { size: 10, queue: 200, waitMs: 10_000 };

export interface DatabaseOptions {
  /** A PostgreSQL connection string; without one the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database. */
  dataDir?: string | undefined;
  /** An embedded database that is open already, in place of the folder's. */
  embedded?: PGlite | undefined;
  pool?: Partial<PoolOptions> | undefined;
}

/** Opens and migrates the database. Only the driver that is used is loaded. */
export async function openDatabase({ databaseUrl, dataDir, embedded, pool }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(databaseUrl, { ...usualPool, ...pool });
  }
  const { onPglite, openPglite } = await import('./openPglite.ts');
  if (embedded) return onPglite(embedded);
  if (dataDir !== undefined) return openPglite(dataDir);
  throw new Error('no database is named');
}
