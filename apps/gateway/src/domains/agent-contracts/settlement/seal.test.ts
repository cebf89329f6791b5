import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../../db/database.ts';
import { onPglite } from '../../../db/openPglite.ts';
import { schema } from '../../../db/schema.ts';
import { borrowDatabase } from '../../../testingDatabase.ts';
import { offerContract } from '../offerContract.ts';
import { billNext } from './bill.ts';

let database: Database;
beforeAll(async () => {
  database = await onPglite(await borrowDatabase());
});
afterAll(() => database.close());
const db = () => database.db;

const begin = '2026-11-10T00:00:00Z';
const rules = { activeMinimumBet: 1_000, lossCarry: 'none' as const, timeZone: 'Asia/Ho_Chi_Minh', membersAtOnce: 2 };
const stakes = [500, 1_000, 2_000, 4_000, 8_000];

/** An agent of the house with a daily salary, and members below; each played in two five minutes of one day that is sealed. */
async function plant(): Promise<string> {
  const agent = randomUUID();
  const members = stakes.map(() => randomUUID());
  for (const id of [agent, ...members]) {
    const uplineId = id === agent ? null : agent;
    await db()
      .insert(schema.customers)
      .values({ id, account: id.slice(0, 16), nickname: 'n', type: 2, passwordHash: '', uplineId });
  }
  const terms = { type: 'dailySalary' as const, period: 'daily' as const, details: [{ betVolume: 0, activeMember: 0, rate: 100 }] };
  await offerContract(db(), { uplineId: null, downlineId: agent, status: 'V', terms, effectiveFrom: new Date('2026-01-01') });
  for (const [index, id] of members.entries()) {
    for (const minutes of [0, 5]) {
      await db().execute(sql`insert into counted_figures (customer_id, counted_from, vendor_type, bet, win)
        values (${id}, ${begin}::timestamptz + make_interval(mins => ${minutes}), 'RNG', ${(stakes[index] ?? 0) / 2}, 0)`);
    }
  }
  await db().execute(sql`insert into settlement_periods (kind, begins_at, ends_at, sealed_at, settles_dividends)
    values ('daily', ${begin}::timestamptz, ${begin}::timestamptz + interval '1 day', now(), false)`);
  return agent;
}

test('a period is sealed in parts: each transaction adds the next members, and keeps how far it came; one that fails adds nobody', async () => {
  const agent = await plant();
  const state = async () => {
    const [row] = await rowsOf<{ bet: number; active: number; isCounted: boolean; to: string | null }>(
      db(),
      sql`select coalesce(f.bet, 0)::int as bet, coalesce(f.active_members, 0)::int as active, p.counted_at is not null as "isCounted", p.counted_to as "to"
        from settlement_periods p left join sealed_figures f on f.customer_id = ${agent} and f.begins_at = p.begins_at where p.kind = 'daily'`,
    );
    return row;
  };
  const ordered = await rowsOf<{ id: string; bet: number }>(
    db(),
    sql`select customer_id as id, sum(bet)::int as bet from counted_figures group by 1 order by 1`,
  );
  const ofFirst = (count: number) => {
    const some = ordered.slice(0, count);
    const bet = some.reduce((sum, one) => sum + one.bet, 0);
    return { bet, active: some.filter((one) => one.bet >= rules.activeMinimumBet).length, to: some.at(-1)?.id ?? null };
  };
  const part = () => billNext(db(), 'daily', rules, async () => undefined);
  for (const count of [2, 4, 5]) {
    const before = await state();
    const dying = db().transaction(async (tx) => {
      await billNext(tx, 'daily', rules, async () => undefined);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await state()).toEqual(before);
    await part();
    expect(await state()).toEqual({ ...ofFirst(count), isCounted: false });
  }
  await part();
  expect(await state()).toEqual({ ...ofFirst(stakes.length), isCounted: true });
});
