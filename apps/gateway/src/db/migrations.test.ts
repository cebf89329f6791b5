import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };
import { migrationsFolder } from './migrationsFolder.ts';
import { longLocksOf } from './testingLocks.ts';

/** The last migration that was written before the rule. */
const before = 42;

test('holds no table that has rows for long in any migration', async () => {
  const found: Record<string, string[]> = {};
  for (const { tag } of journal.entries.filter((entry) => Number.parseInt(entry.tag, 10) > before)) {
    const locks = await longLocksOf(await readFile(path.join(migrationsFolder, `${tag}.sql`), 'utf8'));
    if (locks.length > 0) found[tag] = locks;
  }
  expect(found).toEqual({});
});

test.each([
  ['an index that is built while others wait', 'create index "a" on "accounts" (balance)', /IF NOT EXISTS/],
  ['a unique constraint', 'alter table accounts add constraint a unique (balance)', /USING INDEX/],
  ['a check of all rows', 'alter table accounts add constraint a check (balance > 0)', /NOT VALID/],
  ['a column that is worked out for each row', 'alter table accounts add column a uuid default gen_random_uuid()', /each row/],
  ['a column with an index of its own', 'alter table accounts add column a text unique', /each row/],
  ['another type', 'alter table accounts alter column balance type numeric', /AT_AlterColumnType/],
  ['a column that becomes NOT NULL', 'alter table accounts alter column balance set not null', /AT_SetNotNull/],
  ['an UPDATE of rows that are there', 'update accounts set balance = 0', /batches/],
  ['a DELETE', 'delete from accounts', /batches/],
  ['a block of code', 'do $$ begin update accounts set balance = 0; end $$', /batches/],
])('refuses %s', async (_, statement, why) => {
  expect(await longLocksOf(statement)).toEqual([expect.stringMatching(why)]);
});

test.each([
  ['an index that is built ahead', 'create index if not exists "a" on "accounts" (balance)'],
  [
    'a new table with its index and its rows',
    'create table t (a int); create index a on t (a); insert into t values (1); update t set a = 2',
  ],
  ['a column with one value for all', `alter table accounts add column a int not null default 0, add column b timestamptz default now()`],
  ['a constraint of new rows alone', 'alter table accounts add constraint a check (balance > 0) not valid'],
  ['a trigger', 'create trigger a before insert on accounts for each row execute function f()'],
])('takes %s', async (_, statement) => {
  expect(await longLocksOf(statement)).toEqual([]);
});
