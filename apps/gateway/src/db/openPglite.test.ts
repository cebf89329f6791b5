import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillFolder } from '../testingDatabase.ts';
import { OtherVersionError } from './assertOwnMigrations.ts';
import { rowsOf } from './database.ts';
import { openPglite } from './openPglite.ts';
import { schema } from './schema.ts';

test('a reopened folder has its table statistics', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-'));
  await fillFolder(folder);
  const first = await openPglite(folder);
  await first.db.insert(schema.settings).values([1, 2, 3].map((number) => ({ name: `kept ${number}`, value: true })));
  await first.close();
  const again = await openPglite(folder);
  const [table] = await rowsOf<{ reltuples: number }>(again.db, sql`select reltuples from pg_class where oid = 'settings'::regclass`);
  expect(table?.reltuples).toBeGreaterThanOrEqual(3);
  const [empty] = await rowsOf<{ reltuples: number }>(again.db, sql`select reltuples from pg_class where oid = 'ledger_entries'::regclass`);
  expect(empty?.reltuples, 'of a table without rows nothing is known, so that it is looked up by its indexes from the first row on').toBe(
    -1,
  );
  await again.close();
  await rm(folder, { recursive: true });
});

test('a folder with an unknown migration is refused with what to do, and is not changed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-'));
  await fillFolder(folder);
  const first = await openPglite(folder);
  await first.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another version', 1)`);
  await first.close();
  await expect(openPglite(folder)).rejects.toThrow(OtherVersionError);
  await expect(openPglite(folder), 'and its lock is given back').rejects.toThrow(/Use an empty one/);
  await rm(folder, { recursive: true });
});
