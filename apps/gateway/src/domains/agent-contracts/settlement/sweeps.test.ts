import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { onPglite } from '../../../db/openPglite.ts';
import type { Services } from '../../../services.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { settlementSweeps } from './sweeps.ts';

let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());
const db = () => database.db;
const daysAgo = (days: number) => sql`date_trunc('hour', now()) - make_interval(days => ${days})`;
const id = randomUUID();

/** A period of so many days ago, with the figures of a contract. */
async function put(kind: string, days: number, state: 'billed' | 'counted' | 'sealed' | 'open'): Promise<void> {
  const since = (...states: string[]) => (states.includes(state) ? daysAgo(days - 1) : null);
  await db().execute(sql`insert into settlement_periods (kind, begins_at, ends_at, sealed_at, counted_at, billed_at) values (${kind}, ${daysAgo(days)},
    ${daysAgo(days - 1)}, ${since('billed', 'counted', 'sealed')}, ${since('billed', 'counted')}, ${since('billed')})`);
  if (state === 'open' || state === 'sealed') return;
  await db().execute(sql`insert into sealed_figures (customer_id, contract_id, begins_at, kind, billed_at)
    values (${id}, ${randomUUID()}, ${daysAgo(days)}, ${kind}, ${since('billed')})`);
}
async function sweep(): Promise<void> {
  const run = { bucket: '', tries: 1, complete: async () => undefined, comeAgain: () => undefined };
  // Periods go with the run after their figures.
  for (let runs = 0; runs < 2; runs += 1)
    for (const job of Object.values(settlementSweeps)) await job.run({ database } as unknown as Services, run);
}
const ages = async (table: string, moment: string, more = sql`true`): Promise<number[]> =>
  (
    await rowsOf<{ days: number }>(
      db(),
      sql`select round(extract(epoch from now() - ${sql.identifier(moment)}) / 86400)::int as days from ${sql.identifier(table)} where ${more} order by 1`,
    )
  ).map(({ days }) => days);

test('what periods were settled from is forgotten days after their bills, and stays while a bill is to be made from it', async () => {
  for (const days of [40, 20, 4, 2]) await put('hourly', days, 'billed');
  await put('hourly', 1, 'open');
  // The bills of a kind wait since ten days.
  for (const days of [20, 14, 12]) await put('daily', days, 'billed');
  await put('daily', 10, 'counted');
  await put('daily', 9, 'sealed');
  await put('daily', 8, 'open');
  for (const days of [30, 13, 12, 9, 1])
    await db().execute(sql`insert into counted_figures (customer_id, counted_from, vendor_type) values (${id}, ${daysAgo(days)}, 'RNG')`);
  await sweep();
  // Counted from nine days ago on is the play of the period that has no figures yet.
  expect(await ages('counted_figures', 'counted_from')).toEqual([1, 9, 12]);
  expect(await ages('sealed_figures', 'begins_at', sql`kind = 'hourly'`)).toEqual([2]);
  expect(await ages('sealed_figures', 'begins_at', sql`kind = 'daily'`)).toEqual([10, 12]);
  expect(await ages('settlement_periods', 'begins_at', sql`kind = 'hourly'`)).toEqual([1, 2]);
  expect(await ages('settlement_periods', 'begins_at', sql`kind = 'daily'`)).toEqual([8, 9, 10, 12]);
});
