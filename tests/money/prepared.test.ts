import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { prepared } from '../../apps/gateway/src/db/prepared.ts';
import { createDatabase } from './support/databases.ts';

test('a prepared statement is read once by a connection, in and outside of transactions', async () => {
  const database = await openDatabase({ databaseUrl: await createDatabase(), pool: { size: 1 } });
  const next = prepared<{ next: number }, { given: number }>(sql`select ${sql.placeholder('given')}::int + 1 as next`);
  try {
    const { db } = database;
    const found = [await next(db, { given: 1 }), await db.transaction((tx) => next(tx, { given: 2 })), await next(db, { given: 3 })];
    expect(found).toEqual([[{ next: 2 }], [{ next: 3 }], [{ next: 4 }]]);
    const kept = sql`select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%+ 1 as next'`;
    expect(await rowsOf(db, kept)).toEqual([{ runs: 3 }]);
  } finally {
    await database.close();
  }
});
