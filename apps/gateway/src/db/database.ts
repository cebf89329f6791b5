import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type { schema } from './schema.ts';

type Schema = typeof schema;
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
/** An open transaction. A function that moves money takes this type, so that it can't be called outside one. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The opened database; PGlite and PostgreSQL look the same from here. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /** Folder of the embedded database; undefined in memory and for PostgreSQL. */
  folder: string | undefined;
  /**
   * Reads a report: from a standby where there is one that is young enough, and else from the database itself. `read` runs a second time where
   * the standby goes away under it, and must not write. What a caller has just written may be missing in it.
   */
  readReport<Result>(read: (db: Db) => Promise<Result>): Promise<Result>;
  /** Tells the other processes on this database; returns at once, and nothing is promised: readers poll as well. */
  notify(payload: string): void;
  /** Calls back for what other processes tell. PGlite has none: one process opens its folder. */
  onNotify(listener: (payload: string) => void): void;
  close(): Promise<void>;
}

/** Runs a statement written by hand. `Row` is the caller's word for what the statement selects. */
export async function rowsOf<Row>(executor: Db | Tx, statement: SQL): Promise<Row[]> {
  const result = (await executor.execute(statement)) as { rows: Row[] };
  return result.rows;
}
