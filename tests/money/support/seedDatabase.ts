import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { setPasswordMemory } from '../../../apps/gateway/src/domains/session/passwords.ts';
import { seed } from '../../../apps/gateway/src/seed.ts';
import { sandbox } from '../../../apps/sandbox/src/index.ts';
import { testEnvironment } from './gatewayProcess.ts';

/** Migrates a database, and fills it as the sandbox does, without its agent's business. */
export async function seedDatabase(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  setPasswordMemory(Number(testEnvironment.PASSWORD_MEMORY));
  await seed(database, sandbox, { catalogueSize: Number(testEnvironment.CATALOGUE_SIZE), popups: true, business: false });
  await database.close();
}
