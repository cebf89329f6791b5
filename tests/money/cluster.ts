import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { setPasswordMemory } from '../../apps/gateway/src/domains/session/passwords.ts';
import { seed } from '../../apps/gateway/src/seed.ts';
import { sandbox } from '../../apps/sandbox/src/index.ts';
import { testEnvironment } from './support/gatewayProcess.ts';
import { startPostgres } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a PostgreSQL that the run has to itself, to its database of administration. */
    postgresUrl: string;
    /** Name of a database there that is migrated and seeded, for copies of it. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL for the whole run: each file takes a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const template = new URL(databaseUrl);
  const database = await openDatabase({ databaseUrl });
  setPasswordMemory(Number(testEnvironment.PASSWORD_MEMORY));
  await seed(database, sandbox, { catalogueSize: Number(testEnvironment.CATALOGUE_SIZE), popups: true, business: false });
  await database.close();
  project.provide('postgresTemplate', template.pathname.slice(1));
  template.pathname = '/postgres';
  project.provide('postgresUrl', template.href);
  return () => server.stop();
}
