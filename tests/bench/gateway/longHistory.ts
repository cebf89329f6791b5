import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { makeCustomerToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
import { testTimeZone } from '../../../apps/gateway/src/testingZone.ts';
import type { Place } from './seededDatabase.ts';

/** What a history lists: movements of the balance, by ledger rows, or rounds. */
export type ListName = 'transactions' | 'bets';

/** A player who is logged in and has so many rows in a list, all of the last four weeks. */
export interface LongHistory {
  token: string;
  rows: number;
  /** Where the middle of the list is, as a page's `next` would say it. */
  middle: string;
}

/** The last row is an hour old, whatever the number of rows: where the period ends, both have the same to look through. */
const timeIn = (rows: number): SQL => sql`now() - interval '1 hour' - (${rows}::int - n) * (interval '28 days' / ${rows}::int)`;
/** Deposits that were paid in: few, however much is played. */
const paidIn = 28;
const all = (rows: number): SQL => sql`generate_series(1, ${rows}::int) n`;

const statementsOf: Record<ListName, (id: string, rows: number) => SQL[]> = {
  transactions: (id, rows) => [
    sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select ${id}::uuid, md5(n::text)::uuid, 'win', 'sandbox:' || n, ${timeIn(rows)} from ${all(rows)}`,
    sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount, balance_after,
        credits_after, credited_after, created_at)
      select ${id}::uuid, 'main', 'VND', n, md5(n::text)::uuid, 50, 50 * n, n, 50 * n, ${timeIn(rows)} from ${all(rows)}`,
  ],
  bets: (id, rows) => [
    sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total,
        is_rolled, rolled_bet, rolled_win, opened_at, ended_at)
      select ${id}::uuid, 'sandbox', 'r' || n, g.game_id, g.vendor_type, 'VND', 100, 50, true, 100, 50, ${timeIn(rows)}, ${timeIn(rows)}
      from ${all(rows)}, (select game_id, vendor_type from games order by game_id limit 1) g`,
    // The figures as the follower would have them.
    sql`insert into daily_figures (customer_id, day, vendor_type, rounds, bet, win)
      select customer_id, (opened_at at time zone ${testTimeZone}::text)::date, vendor_type, count(*), sum(bet_total), sum(win_total)
      from game_rounds where customer_id = ${id}::uuid group by 1, 2, 3`,
    sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select ${id}::uuid, md5(n::text)::uuid, 'deposit', 'd' || n, ${timeIn(paidIn)} from ${all(paidIn)}`,
    sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount, balance_after, created_at)
      select ${id}::uuid, 'cashier', 'VND', n, md5(n::text)::uuid, -10000, -10000 * n, ${timeIn(paidIn)} from ${all(paidIn)}`,
    // Turnover of three is asked for: what was played on the days behind is enough for two, and nothing was since the last one.
    sql`insert into deposits (customer_id, id, currency, amount, state, channel_id, content_code, turnover, settled_at, due_at, expires_at)
      select ${id}::uuid, gen_random_uuid(), 'VND', 10000, 'credited', 'acb', ${rows}::text || '/' || days, 3000,
        now() - days * interval '1 day', now(), now() from generate_series(0, 20, 10) days`,
  ],
};

async function insertHistory(database: Database, list: ListName, rows: number): Promise<LongHistory> {
  const { db } = database;
  const { customers, sessions } = schema;
  const id = randomUUID();
  const { token, hash } = makeCustomerToken(id);
  const [member] = await db.select().from(customers).where(eq(customers.account, 'member01'));
  if (!member) throw new Error('the seed has no member01');
  const ofItsOwn = { mobile: null, email: null, playerKey: null, addressKey: null, computerHash: null };
  await db.insert(customers).values({ ...member, ...ofItsOwn, id, account: `rows${rows}` });
  const expiresAt = sql`now() + interval '1 day'`;
  await db.insert(sessions).values({ customerId: id, tokenHash: hash, ip: '127.0.0.1', userAgent: 'bench', expiresAt });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    // Entries that nobody posted one by one: their numbers and balances are given.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statementsOf[list](id, rows)) await tx.execute(statement);
  });
  if (list === 'transactions') return { token, rows, middle: String(rows / 2) };
  const [bet] = await rowsOf<{ at: string; number: string }>(
    db,
    sql`select to_char(opened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      md5(concat_ws('/', provider, game_id, round_id))::uuid as number
      from game_rounds where customer_id = ${id} and round_id = ${`r${rows / 2}`}`,
  );
  return { token, rows, middle: `${bet?.at}_${bet?.number}` };
}

/** Two players of one database, the one with few rows and the one with many. */
export async function insertHistories(
  place: Place,
  list: ListName,
  [few, many]: readonly [number, number],
): Promise<[LongHistory, LongHistory]> {
  const database = await openDatabase(place);
  try {
    const histories: [LongHistory, LongHistory] = [await insertHistory(database, list, few), await insertHistory(database, list, many)];
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`analyze game_rounds, daily_figures, ledger_transactions, ledger_entries`);
    });
    return histories;
  } finally {
    await database.close();
  }
}
