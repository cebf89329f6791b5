import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from './db/database.ts';
import { holdLock } from './db/holdLock.ts';
import { schema } from './db/schema.ts';
import { readHouse } from './ledger/house.ts';
import type { Sandbox, SeedOptions } from './Sandbox.ts';

/**
 * Fills an empty database from the sandbox, once: of several processes that start at once, one does it and the others wait.
 * Without a sandbox nothing is put in, and a sandbox that comes later leaves the database alone: everybody knows its demo passwords.
 */
export async function seed({ db }: Database, sandbox: Sandbox | undefined, options: SeedOptions): Promise<void> {
  const { settings } = schema;
  const isSeeded = async (executor: Database['db'] | Tx) =>
    (await rowsOf(executor, sql`select 1 from ${settings} where name = 'seed'`)).length > 0;
  if (await isSeeded(db)) return;
  const fill = await sandbox?.prepareSeed(options);
  await db.transaction(async (tx) => {
    // Another process may be filling the database for minutes.
    await tx.execute(sql`set local lock_timeout = 0`);
    await holdLock(tx, 'seed');
    if (await isSeeded(tx)) return;
    await fill?.(tx, await readHouse(tx));
    await tx.insert(settings).values({ name: 'seed', value: { sandbox: fill !== undefined } });
  });
}
