import type { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import type { PoolOptions } from './PoolOptions.ts';
import type { ReplicaOptions } from './ReplicaOptions.ts';

const usualPool: PoolOptions = { size: 10, queue: 200, waitMs: 10_000 };

export interface DatabaseOptions {
  /** A PostgreSQL connection string; without one the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** The same database past the pooler that `databaseUrl` leads to. */
  databaseSessionUrl?: string | undefined;
  /** A standby for reports. */
  replica?: ReplicaOptions | undefined;
  /** Folder of the embedded database. */
  dataDir?: string | undefined;
  /** An embedded database that is open already, in place of the folder's. */
  embedded?: PGlite | undefined;
  pool?: Partial<PoolOptions> | undefined;
}

/** Opens and migrates the database. Only the driver that is used is loaded. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseSessionUrl, replica, dataDir, embedded, pool } = options;
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres({ url: databaseUrl, sessionUrl: databaseSessionUrl, replica }, { ...usualPool, ...pool });
  }
  const { onPglite, openPglite } = await import('./openPglite.ts');
  if (embedded) return onPglite(embedded);
  if (dataDir !== undefined) return openPglite(dataDir);
  throw new Error('no database is named');
}
