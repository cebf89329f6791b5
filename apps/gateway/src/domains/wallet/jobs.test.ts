import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/database.ts';
import { startTestGateway, type TestGateway } from '../../testing.ts';
import { runJob } from '../../testingJobs.ts';
import { transactionDays } from './jobs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogueSize: 1 });
});
afterAll(() => gateway.close());

test('transactions of providers are kept for their days, and a bet that is open for longer', async () => {
  const { db } = gateway.services.database;
  const customerId = randomUUID();
  const keep = (name: string, kind: 'bet' | 'win', days: number, isSettled: boolean) =>
    db.execute(sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency,
        balance_after, settled_at, created_at)
      values (${customerId}::uuid, 'sandbox', ${name}, ${kind}, '', 'r', 'g', 1, 'VND', 0, case when ${isSettled}::boolean then now() end,
        now() - make_interval(days => ${days}))`);
  await keep('old bet', 'bet', transactionDays + 1, true);
  await keep('old win', 'win', transactionDays + 1, false);
  await keep('old open bet', 'bet', transactionDays + 1, false);
  await keep('bet', 'bet', transactionDays - 1, true);
  await runJob(gateway.services, 'wallet.sweepTransactions');
  const left = await rowsOf<{ name: string }>(
    db,
    sql`select transaction_id as name from wallet_transactions where customer_id = ${customerId}::uuid order by 1`,
  );
  expect(left.map(({ name }) => name)).toEqual(['bet', 'old open bet']);
});
