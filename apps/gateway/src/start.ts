import { type BuiltApp, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { setPasswordMemory } from './domains/session/passwords.ts';
import type { LogStream } from './logger.ts';
import { seed } from './seed/seed.ts';

/** Opens, migrates and seeds the database, and builds the gateway on it; it does not listen yet. One in memory may begin with an image. */
export async function startGateway(
  config: Config,
  options: { inMemory?: boolean; image?: Blob | undefined; logStream?: LogStream | undefined } = {},
): Promise<BuiltApp> {
  setPasswordMemory(config.passwordMemoryKib);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: options.inMemory ? undefined : config.dataDir,
    image: options.image,
    pool: config.databasePool,
  });
  try {
    await seed(database, { sandbox: config.sandbox, catalogueSize: config.catalogueSize, popups: config.popups });
    return await buildApp(config, database, options.logStream);
  } catch (error) {
    await database.close();
    throw error;
  }
}
