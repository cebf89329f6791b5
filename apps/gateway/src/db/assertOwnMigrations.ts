import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrationsFolder.ts';

/** The database has the tables of another version of the gateway, which has no way from there. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
  constructor() {
    super(
      'The database has the tables of another version of the gateway, from which no migration leads to this one. Use an empty one: set DATA_DIR (or DATABASE_URL) to another, or start the version that made it.',
    );
  }
}

/**
 * Refuses a database with an unknown migration: from before 0.1.0, or of a later version.
 * @param query of the database, before it is migrated
 * @throws OtherVersionError
 */
export async function assertOwnMigrations(query: (statement: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  const { rows: tables } = await query(`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`);
  if (tables.length === 0) return;
  const own = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  const { rows } = (await query('select hash from drizzle.__drizzle_migrations')) as { rows: { hash: string }[] };
  if (rows.some(({ hash }) => !own.includes(hash))) throw new OtherVersionError();
}
