import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from './database.ts';
import { openPglite } from './openPglite.ts';
import { schema } from './schema.ts';

test('a folder that is opened again knows how many rows its tables have', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-'));
  const first = await openPglite(folder);
  await first.db.insert(schema.settings).values([1, 2, 3].map((number) => ({ name: `kept ${number}`, value: true })));
  await first.close();
  const again = await openPglite(folder);
  const [table] = await rowsOf<{ reltuples: number }>(again.db, sql`select reltuples from pg_class where oid = 'settings'::regclass`);
  expect(table?.reltuples).toBeGreaterThanOrEqual(3);
  await again.close();
  await rm(folder, { recursive: true });
});
