import type { TestProject } from 'vitest/node';
import { startPostgres } from './support/postgres.ts';
import { seedDatabase } from './support/seedDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a PostgreSQL that the run has to itself, to its database of administration. */
    postgresUrl: string;
    /** Name of a database there that is migrated and seeded, for copies of it. */
    postgresTemplate: string;
    /** Connection string of a Citus cluster's coordinator, by `CITUS_URL`: seeded databases are spread over its machines. */
    citusUrl: string | undefined;
  }
}

/** One PostgreSQL for the whole run: each file takes a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('citusUrl', process.env['CITUS_URL']);
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const template = new URL(databaseUrl);
  await seedDatabase(databaseUrl);
  project.provide('postgresTemplate', template.pathname.slice(1));
  template.pathname = '/postgres';
  project.provide('postgresUrl', template.href);
  return () => server.stop();
}
