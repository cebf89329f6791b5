import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assertOwnMigrations } from './assertOwnMigrations.ts';
import type { Database } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { schema } from './schema.ts';
import { takeStatistics } from './takeStatistics.ts';

/**
 * The embedded database in a folder.
 * @throws FolderLockedError when another process has the folder.
 */
export async function openPglite(dataDir: string): Promise<Database> {
  const lock = await lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    await mkdir(folder, { recursive: true });
    const database = await onPglite(await PGlite.create({ dataDir: folder }));
    await takeStatistics(database.db, 'vacuum analyze');
    return {
      ...database,
      folder: dataDir,
      close: async () => {
        await database.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The embedded database that is open already. */
export async function onPglite(client: PGlite): Promise<Database & { client: PGlite }> {
  const db = drizzle(client, { schema });
  try {
    await assertOwnMigrations((statement) => client.query(statement));
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    client,
    db,
    kind: 'pglite',
    folder: undefined,
    readReport: (read) => read(db),
    notify: () => {},
    onNotify: () => {},
    close: () => client.close(),
  };
}
