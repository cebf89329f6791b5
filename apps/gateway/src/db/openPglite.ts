import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { schema } from './schema.ts';

/**
 * The embedded database in a folder, or in memory without one.
 * @param image what one in memory begins with.
 * @throws FolderLockedError when another process has the folder.
 */
export async function openPglite(dataDir: string | undefined, image?: Blob): Promise<Database> {
  const lock = dataDir === undefined ? undefined : await lockFolder(dataDir);
  try {
    if (dataDir !== undefined) await mkdir(path.join(dataDir, 'db'), { recursive: true });
    const client = await PGlite.create(
      dataDir === undefined ? { dataDir: 'memory://', ...(image && { loadDataDir: image }) } : { dataDir: path.join(dataDir, 'db') },
    );
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    // It counts its rows by no process of its own: without, it may read a player's whole period for one page of it.
    if (dataDir !== undefined) await client.exec('analyze');
    return {
      db,
      kind: 'pglite',
      folder: dataDir,
      notify: () => {},
      onNotify: () => {},
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
