import { randomUUID } from 'node:crypto';
import { limits } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { openDatabase } from '../../../db/open.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { testTimeZone } from '../../../testingZone.ts';
import { readDays } from '../../records/readPeriod.ts';
import { daysAgo } from '../../records/testingRecords.ts';
import { looks } from './pageOfSlices.ts';
import { mostMerged, recordGroupOf } from './recordGroup.ts';
import { endOfLook, listTeamBets, mergedStatement, walkedStatement } from './teamBets.ts';
import { endOfLook as endOfChanges, listTeamChanges, mergedChanges, walkedChanges } from './teamChanges.ts';

const members = 100_000;
const few = 100;
const rounds = 30_000;
const size = 20;
const large = randomUUID();
const small = randomUUID();
let database: Database;
const month = readDays({ from: daysAgo(29), to: daysAgo(0) }, { timeZone: testTimeZone, recordDays: limits.recordDays });
/** One round, and one change, each minute: of the large team but for every hundredth, which is of the small one. */
const ownerOf = sql`case when n % 100 = 0 then md5('few' || n / 100 % ${few}::int)::uuid else md5('many' || n % ${members}::int)::uuid end`;

beforeAll(async () => {
  database = await openDatabase({ embedded: await borrowDatabase() });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const open = (id: SQL, account: SQL, upline: SQL, from: SQL) =>
      tx.execute(sql`insert into customers (id, account, nickname, type, password_hash, upline_id, upline_path)
        select ${id}, ${account}, 'n', 0, '', ${upline}, case when ${upline}::uuid is null then '{}'::uuid[] else array[${upline}::uuid] end ${from}`);
    await open(sql`${large}::uuid`, sql`'large'`, sql`null::uuid`, sql``);
    await open(sql`${small}::uuid`, sql`'small'`, sql`null::uuid`, sql``);
    await open(sql`md5('many' || n)::uuid`, sql`'m' || n`, sql`${large}::uuid`, sql`from generate_series(0, ${members - 1}::int) n`);
    await open(sql`md5('few' || n)::uuid`, sql`'f' || n`, sql`${small}::uuid`, sql`from generate_series(0, ${few - 1}::int) n`);
    await tx.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      select ${ownerOf}, 'sandbox', 'r' || n, 'g', 'RNG', 'VND', 100, 50, now() - n * interval '1 minute', now()
      from generate_series(1, ${rounds}::int) n`);
    await tx.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select ${ownerOf}, md5(n::text)::uuid, 'deposit', 'x', now() - n * interval '1 minute' from generate_series(1, ${rounds}::int) n`);
    await tx.execute(sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount, balance_after, created_at)
      select ${ownerOf}, 'main', 'VND', n, md5(n::text)::uuid, 50, 50, now() - n * interval '1 minute' from generate_series(1, ${rounds}::int) n`);
  });
  await database.db.execute(sql`analyze customers, game_rounds, ledger_transactions, ledger_entries`);
});
afterAll(() => database.close());

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
/** Rows that a statement looks at as it is run, by table. */
async function looksOf(statement: SQL): Promise<Record<string, number>> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(database.db, sql`explain (analyze, format json) ${statement}`);
  const looks: Record<string, number> = {};
  const add = (plan: Plan): void => {
    const table = plan['Relation Name'];
    const looked = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    if (table !== undefined) looks[table] = (looks[table] ?? 0) + looked;
    plan.Plans?.forEach(add);
  };
  if (row) add(row['QUERY PLAN'][0].Plan);
  return looks;
}
async function expectFew(statement: SQL, most: number): Promise<void> {
  const looks = await looksOf(statement);
  expect(Object.keys(looks)).toContain('customers');
  for (const [table, looked] of Object.entries(looks)) expect([table, looked <= most]).toEqual([table, true]);
}

describe('a page of a team costs the same with 100 and with 100,000 below', () => {
  test('a team of many is known as such from its first accounts', async () => {
    for (const scope of ['direct', 'team'] as const) {
      expect((await recordGroupOf(database.db, scope, large)).ids).toBeUndefined();
      expect((await recordGroupOf(database.db, scope, small)).ids).toHaveLength(scope === 'team' ? few + 1 : few);
    }
  });

  test.each(['direct', 'team'] as const)(
    'many, %s: the first page and a deep one are walked, and hardly a row of others',
    async (scope) => {
      const group = await recordGroupOf(database.db, scope, large);
      for (const skip of [0, 20_000]) {
        const [at] = await rowsOf<{ iso: string }>(
          database.db,
          sql`select to_char((now() - ${skip} * interval '1 minute') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as iso`,
        );
        const request = { size, ...(skip > 0 && { after: `${at?.iso}_${randomUUID()}` }) };
        expect((await listTeamBets(database.db, group, month, request)).rows).toHaveLength(size);
        expect((await listTeamChanges(database.db, group, month.moments, request)).rows).toHaveLength(size);
        const untilBet = await endOfLook(database.db, month.moments, request.after, looks[0]);
        await expectFew(walkedStatement(group, month.moments, {}, { ...request, until: untilBet }), 5 * size);
        const untilChange = await endOfChanges(database.db, month.moments, request.after, looks[0]);
        await expectFew(walkedChanges(group, month.moments, { ...request, until: untilChange }), 5 * size);
      }
    },
  );

  test.each(['direct', 'team'] as const)('few, %s: the newest of each, and none of the others', async (scope) => {
    const { ids = [] } = await recordGroupOf(database.db, scope, small);
    expect(ids.length).toBeLessThan(mostMerged);
    await expectFew(mergedStatement(ids, month.moments, {}, { size }), (size + 2) * ids.length);
    await expectFew(mergedChanges(ids, month.moments, { size }), 2 * (size + 2) * ids.length);
  });

  test('what is rare in a team of many is found further on', async () => {
    const group = await recordGroupOf(database.db, 'team', large);
    await rowsOf(database.db, sql`update game_rounds set vendor_type = 'FISH' where round_id = 'r29001'`);
    const found: string[] = [];
    for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
      const page = await listTeamBets(database.db, group, month, { vendorType: 'FISH', size, after });
      found.push(...page.rows.map(({ roundId }) => roundId));
      after = page.next;
    }
    expect(found).toEqual(['r29001']);
  });
});
