import type { PGlite } from '@electric-sql/pglite';
import { type BuiltApp, buildApp } from './app.ts';
import { readBrands } from './brand/readBrands.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { openFirstPeriods } from './domains/agent-contracts/settlement/periods.ts';
import { setPasswordMemory } from './domains/session/passwords.ts';
import { claimHouse } from './ledger/house.ts';
import { loadSandbox } from './loadSandbox.ts';
import type { LogStream } from './logger.ts';
import type { Sandbox } from './Sandbox.ts';
import { seed } from './seed.ts';

/**
 * Opens, migrates and seeds the database, and builds the gateway on it; it does not listen yet.
 * @param options `embedded` takes the place of the folder's database
 */
export async function startGateway(
  config: Config,
  { embedded, logStream }: { embedded?: PGlite | undefined; logStream?: LogStream | undefined } = {},
): Promise<BuiltApp & { sandbox: Sandbox | undefined }> {
  // Before anything is opened: a brand that can't be shown starts nothing.
  const brands = await readBrands(config.brandDirs);
  const sandbox = await loadSandbox(config);
  setPasswordMemory(config.passwordMemoryKib);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseSessionUrl: config.databaseSessionUrl,
    replica: config.replica,
    dataDir: config.dataDir,
    embedded,
    pool: config.databasePool,
  });
  try {
    await claimHouse(database.db, brands.first.brand);
    await seed(database, sandbox, { catalogueSize: config.catalogueSize, popups: config.popups, business: config.hasBusiness });
    const built = await buildApp({ config, database, brands, sandbox, logStream });
    // After the seed, whose play is over: what is counted from here on is settled.
    const { dividendPeriod } = built.services.settings.contractRules();
    await openFirstPeriods(database.db, { timeZone: built.services.timeZone, dividendPeriod });
    return { ...built, sandbox };
  } catch (error) {
    await database.close();
    throw error;
  }
}
