import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildIndexesAhead, whenFree } from '../../apps/gateway/src/db/migratePostgres.ts';
import { createDatabase } from './support/databases.ts';

const index = '-- of a later release\nCREATE INDEX IF NOT EXISTS "customers_by_nickname" ON "customers" USING btree ("nickname");\n';

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const isValid = async (client: pg.Client): Promise<unknown> =>
  (await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('customers_by_nickname')`)).rows[0]?.indisvalid;

test('builds an index of a migration while customers change', async () => {
  const url = await createDatabase();
  const [builder, slow, quick] = [await connect(url), await connect(url), await connect(url)];
  const change = (client: pg.Client, place: number): Promise<unknown> =>
    client.query(`update customers set nickname = nickname where id = (select id from customers order by id offset ${place} limit 1)`);
  await slow.query('begin');
  await change(slow, 0);
  const built = buildIndexesAhead(builder, ['CREATE TABLE "other" (a int)', index]);
  // It waits for the open transaction, and holds up nobody meanwhile: an index that is built in a transaction would.
  await expect.poll(async () => isValid(quick)).toBe(false);
  await quick.query(`set lock_timeout = '2s'`);
  await change(quick, 1);
  await slow.query('commit');
  await built;
  expect(await isValid(quick)).toBe(true);
});

test('builds again what a killed start has left in the middle, and leaves what the migration itself makes to it', async () => {
  const client = await connect(await createDatabase());
  await client.query('create index customers_by_nickname on customers (nickname)');
  await client.query(`update pg_index set indisvalid = false where indexrelid = 'customers_by_nickname'::regclass`);
  await buildIndexesAhead(client, [
    'CREATE INDEX IF NOT EXISTS "a" ON "no_table" ("a")',
    'CREATE INDEX IF NOT EXISTS "b" ON "accounts" ("no_column")',
    index,
  ]);
  expect(await isValid(client)).toBe(true);
});

test('does not hold up the rest while a table is in use, and goes on when it is free', async () => {
  const url = await createDatabase();
  const [migrating, report, player] = [await connect(url), await connect(url), await connect(url)];
  await report.query('begin; select 1 from accounts limit 1');
  const altered = whenFree(migrating, () => migrating.query('alter table accounts add column later int'));
  const waiting = `select 1 from pg_locks where not granted and relation = 'accounts'::regclass`;
  await expect.poll(async () => (await player.query(waiting)).rowCount).toBe(1);
  await player.query(`set statement_timeout = '10s'; select 1 from accounts limit 1`);
  await report.query('commit');
  await altered;
  expect((await player.query('select later from accounts limit 1')).fields).toHaveLength(1);
});
