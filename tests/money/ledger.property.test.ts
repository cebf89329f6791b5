import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { type Leg, post } from '../../apps/gateway/src/ledger/post.ts';
import { type AccountKind, accountKinds } from '../../apps/gateway/src/ledger/schema.ts';
import { borrowDatabase } from '../../apps/gateway/src/testingDatabase.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ embedded: await borrowDatabase() });
});
afterAll(() => database.close());

const playerSide: readonly AccountKind[] = ['main', 'pendingWithdrawal', 'chaseEscrow', 'points', 'guild', 'vendor:ALB', 'vendor:PT'];

/** Two accounts and an amount from the first to the second. */
const transfer = fc
  .tuple(
    fc.shuffledSubarray([...new Set([...accountKinds, ...playerSide])], { minLength: 2, maxLength: 2 }),
    fc.integer({ min: 1, max: 100_000 }),
  )
  .map(([[from, to], amount]): [Leg, Leg] => [
    { account: from ?? 'main', amount: -amount },
    { account: to ?? 'cashier', amount },
  ]);

const move = (customerId: string, legs: readonly [Leg, Leg, ...Leg[]]) =>
  database.db.transaction((tx) => post(tx, { customerId, transactionId: randomUUID(), kind: 'adjustment', reference: 'test', legs }));

const balancesOf = async (customerId: string) => {
  const rows = await rowsOf<{ kind: AccountKind; balance: number }>(
    database.db,
    sql`select kind, balance from accounts where customer_id = ${customerId}`,
  );
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
};

test('ledger: any run of postings keeps a plain model’s balances, refuses only overdrafts, and sums to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 25 }), async (transfers) => {
      const customerId = randomUUID();
      const model = new Map<AccountKind, number>();
      for (const legs of transfers) {
        const after = new Map(model);
        for (const { account, amount } of legs) after.set(account, (after.get(account) ?? 0) + amount);
        const overdrawn = playerSide.some((kind) => (after.get(kind) ?? 0) < 0);
        const result = await move(customerId, legs).then(
          () => 'posted',
          (error) => error.code,
        );
        expect(result).toBe(overdrawn ? 'insufficient_balance' : 'posted');
        if (!overdrawn) for (const [kind, balance] of after) model.set(kind, balance);
      }
      const balances = await balancesOf(customerId);
      expect(balances).toEqual(model);
      expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
      const [wrong] = await rowsOf<{ count: number }>(
        database.db,
        sql`select count(*)::int as count from (
          select balance_after, sum(amount) over (partition by kind order by seq) as running, seq, row_number() over (partition by kind order by seq) as place
          from ledger_entries where customer_id = ${customerId}) e where balance_after <> running or seq <> place`,
      );
      expect(wrong?.count).toBe(0);
    }),
    { numRuns: someOrAll(20, 100) },
  );
});

describe('ledger: the database itself refuses', () => {
  const customerId = randomUUID();
  const transaction = sql`t as (insert into ledger_transactions (customer_id, id, kind, reference) values (${customerId}, gen_random_uuid(), 'x', 'y') returning id)`;
  const insert = (values: string) =>
    sql`with ${transaction} insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
      select ${customerId}, kind, currency, t.id, amount from t, (values ${sql.raw(values)}) as v (kind, currency, amount)`;
  beforeAll(() =>
    move(customerId, [
      { account: 'main', amount: 500 },
      { account: 'cashier', amount: -500 },
    ]),
  );

  test.each([
    ['entries that do not sum to nothing', insert(`('main', 'VND', 5), ('games', 'VND', -4)`), 'ledger_transaction_balanced'],
    ['entries that balance only across currencies', insert(`('main', 'VND', 5), ('games', 'USD', -5)`), 'ledger_transaction_balanced'],
    [
      'an entry more of a transaction that is whole',
      sql`insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
        select customer_id, 'main', 'VND', id, 5 from ledger_transactions where customer_id = ${customerId} limit 1`,
      'ledger_transaction_balanced',
    ],
    [
      'entries of no transaction',
      sql`with t as (select gen_random_uuid() as id) insert into ledger_entries (customer_id, kind, currency, transaction_id, amount)
        select ${customerId}, kind, 'VND', t.id, amount from t, (values ('main', 5), ('games', -5)) as v (kind, amount)`,
      'ledger_entries_of_transaction',
    ],
    ['an overdraft', insert(`('main', 'VND', -501), ('games', 'VND', 501)`), 'accounts_no_overdraft'],
    ['an entry of nothing', insert(`('main', 'VND', 0), ('games', 'VND', 0)`), 'ledger_entries_amount'],
    ['an overdraft of a vendor’s wallet', insert(`('vendor:ALB', 'VND', -1), ('games', 'VND', 1)`), 'accounts_no_overdraft'],
    ['a wallet of no vendor', insert(`('main', 'VND', 5), ('vendor:', 'VND', -5)`), 'accounts_kind'],
    ['an account that nobody knows', insert(`('main', 'VND', 5), ('purse', 'VND', -5)`), 'accounts_kind'],
    ['a transaction without entries', sql`with ${transaction} select 1`, 'ledger_transaction_balanced'],
    ['a changed entry', sql`update ledger_entries set amount = 1`, 'append-only'],
    ['a removed entry', sql`delete from ledger_entries`, 'append-only'],
    ['an emptied history', sql`truncate ledger_entries`, 'append-only'],
    ['a changed transaction', sql`update ledger_transactions set kind = 'z'`, 'append-only'],
    ['a balance set by hand', sql`update accounts set balance = 1000000`, 'append-only'],
    [
      'an account opened with money',
      sql`insert into accounts (customer_id, kind, currency, balance) values (gen_random_uuid(), 'main', 'VND', 5)`,
      'append-only',
    ],
    ['a removed account', sql`delete from accounts`, 'append-only'],
    [
      'a round that took less than nothing',
      sql`insert into game_rounds (customer_id, provider, round_id, game_id, currency, bet_total) values (${customerId}, 'p', 'r', 'g', 'VND', -1)`,
      'game_rounds_totals',
    ],
  ])('%s', async (_, statement, reason) => {
    const error = await database.db.execute(statement).then(
      () => undefined,
      (cause: Error) => cause.cause as Error & { constraint?: string },
    );
    expect(`${error?.constraint} ${error?.message}`).toContain(reason);
    expect((await balancesOf(customerId)).get('main')).toBe(500);
  });
});
