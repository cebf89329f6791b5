import type { Database } from './database.ts';
import type { PoolOptions } from './openPostgres.ts';

const usualPool: PoolOptions = { size: 10, queue: 200, waitMs: 10_000 };

export interface DatabaseOptions {
  /** A PostgreSQL connection string; without one the embedded database is opened. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string | undefined;
  /** What a database in memory begins with: the dump of another, by the same version of PGlite. */
  image?: Blob | undefined;
  pool?: Partial<PoolOptions> | undefined;
}

/** Opens and migrates the database. Only the driver that is used is loaded. */
export async function openDatabase({ databaseUrl, dataDir, image, pool }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./openPostgres.ts');
    return openPostgres(databaseUrl, { ...usualPool, ...pool });
  }
  const { openPglite } = await import('./openPglite.ts');
  return openPglite(dataDir, image);
}
