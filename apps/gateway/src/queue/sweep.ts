import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { deleteSome } from './deleteSome.ts';
import type { Job } from './Job.ts';

/** Every ten minutes. */
export const sweepSchedule = '*/10 * * * *';

/** A job that deletes the rows of a table that are over. */
export function sweepOf(table: PgTable, isOver: SQL): Job {
  return {
    schedule: sweepSchedule,
    isLong: true,
    async run({ database }, { comeAgain }) {
      if (await deleteSome(database.db, table, isOver)) comeAgain(0);
    },
  };
}
