import type { LotteryBetInput } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { insertOpenPeriod } from '../../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { sandboxDraws } from '../../../apps/sandbox/src/testing.ts';
import type { Place } from './seededDatabase.ts';

const [first] = sandboxDraws.lotteries;
if (first?.family !== 'fiveDigits') throw new Error('the sandbox has another lottery first');
/** A lottery of five digits. */
export const benchLottery = first;
/** A period of it that takes bets. */
export const openPeriod = '19990101-0001';
const numbers = [3, 8, 1, 9, 6];
/** Bets that each customer has on a period that is settled. */
const betsOfEach = 10;
const funds = 1_000_000_000;

const sideOf = (option: number): LotteryBetInput => ({ play: 'sides.sum', picked: [[option]], stake: 1 });
/** An order of ten lines. */
export const tenBets: LotteryBetInput[] = Array.from({ length: 10 }, (_, place) => sideOf(place % 4));

/** Gives all payers money to bet with, and opens a period. */
export async function fundPayers(place: Place): Promise<void> {
  const database = await openDatabase(place);
  try {
    await insertOpenPeriod(database.db, benchLottery.code, openPeriod);
    await database.db.execute(sql`with payer as (select id from customers where account like 'payer%'), posted as (
        insert into ledger_transactions (customer_id, id, kind, reference) select id, id, 'adjustment', 'bench' from payer
      )
      insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
      select id, kind, 'VND', id, amount from payer cross join (values ('main', ${funds}::bigint), ('adjustment', -${funds}::bigint)) a (kind, amount)`);
  } finally {
    await database.close();
  }
}

/**
 * Puts a period that is drawn, with so many open orders of one bet each that nobody has settled yet: of two, one wins. Rows are put past the
 * triggers, as the orders would have left them.
 * @returns its number
 */
export async function insertDrawnPeriod({ db }: Pick<Database, 'db'>, place: number, bets: number): Promise<string> {
  const period = `19990102-${String(place).padStart(4, '0')}`;
  await withoutLimit(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await insertBettors(tx, period, bets / betsOfEach);
    await insertOrders(tx, period);
    await tx.execute(sql`insert into lottery_periods (lottery, period, opens_at, cancel_until, closes_at, draws_at, seed, commitment, numbers, drawn_at)
      values (${benchLottery.code}, ${period}, now(), now(), now(), now(), '', '', ${JSON.stringify(numbers)}::jsonb, now())`);
  });
  // As the server does a minute later, and a job of ours on the embedded database.
  await withoutLimit(db, (tx) => tx.execute(sql`analyze`));
  return period;
}

const withoutLimit = (db: Database['db'], work: (tx: Tx) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await work(tx);
  });

async function insertBettors(tx: Tx, period: string, count: number): Promise<void> {
  await tx.execute(sql`insert into customers (id, account, nickname, type, password_hash)
    select gen_random_uuid(), ${period} || 'x' || n, 'b', 0, '-' from generate_series(1, ${count}::int) n`);
  const bettors = sql`(select id from customers where account like ${`${period}x%`})`;
  await tx.execute(sql`insert into accounts (customer_id, kind, currency, balance, entry_seq)
    select id, kind, 'VND', balance, ${betsOfEach}::int from (values ('main', 1000000), ('games', 0)) a (kind, balance), ${bettors} c`);
  await tx.execute(sql`insert into live_cursors (customer_id, last_seq) select id, 1 from ${bettors} c`);
}

async function insertOrders(tx: Tx, period: string): Promise<void> {
  const { code } = benchLottery;
  const betOf = (option: number): string => JSON.stringify([{ ...sideOf(option), lines: 1, amount: 1 }]);
  await tx.execute(sql`insert into lottery_orders (customer_id, id, lottery, period, bets, amount, cancel_until, created_at)
    select id, gen_random_uuid(), ${code}, ${period}, case when n % 2 = 0 then ${betOf(0)}::jsonb else ${betOf(1)}::jsonb end, 1, now(), clock_timestamp()
    from customers cross join generate_series(1, ${betsOfEach}::int) n where account like ${`${period}x%`}`);
  const orders = sql`(select customer_id, id, amount from lottery_orders where lottery = ${code} and period = ${period}) o`;
  const game = `lottery:${code}`;
  await tx.execute(sql`insert into lottery_stakes (customer_id, lottery, period, staked)
    select customer_id, ${code}, ${period}, sum(amount) from ${orders} group by 1`);
  await tx.execute(sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount,
      currency, balance_after)
    select customer_id, 'lottery', id || ':bet', 'bet', id, id, ${game}, amount, 'VND', 1000000 from ${orders}`);
  await tx.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference)
    select customer_id, id, 'bet', 'lottery:' || id || ':bet' from ${orders}`);
  await tx.execute(sql`insert into ledger_entries (customer_id, kind, currency, transaction_id, amount, seq)
    select customer_id, kind, 'VND', id, sign * amount, row_number() over (partition by customer_id, kind)
    from (values ('main', -1), ('games', 1)) a (kind, sign), ${orders}`);
  await tx.execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total)
    select customer_id, 'lottery', id, ${game}, 'LOTT', 'VND', amount from ${orders}`);
}
