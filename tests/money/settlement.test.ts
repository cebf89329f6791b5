import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { ContractTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { schema } from '../../apps/gateway/src/db/schema.ts';
import { offerContract } from '../../apps/gateway/src/domains/agent-contracts/offerContract.ts';
import { openFirstPeriods } from '../../apps/gateway/src/domains/agent-contracts/settlement/periods.ts';
import { checkRollups } from '../../apps/gateway/src/rollups/check.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { createDatabase } from './support/databases.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const root = path.join(import.meta.dirname, '../..');
/** Moments of a run at which the first process is killed. */
const deaths = someOrAll(4, 25);

/** Terms of a level of the tree, which pay less the lower it is: nobody pays more than he gets. */
const termsOf = (level: number): ContractTerms[] => [
  { type: 'dividend', productType: 'RNG', rows: [{ minimumBet: 1, netLoss: 1, activeMember: 0, contractRate: 1_000 - 150 * level }] },
  { type: 'dailySalary', period: 'daily', details: [{ betVolume: 1, activeMember: 1, rate: 100 - 15 * level }] },
  { type: 'hourlySalary', hourSalaryRates: [{ minimumBet: 1, activeMember: 1, rateType: 'P', rate: 60 - 9 * level }] },
  { type: 'realTimeSalary', profitRate: 40 - 6 * level, lossRate: 40 - 6 * level, singlePeriodBetAmount: 0 },
];

/** An agent of the house, three agents below him with three members each; everybody has contracts, and has played. */
async function plant(db: Db): Promise<void> {
  let number = 0;
  const add = async (uplineId: string | null, level: number): Promise<string> => {
    const id = randomUUID();
    number += 1;
    await db.insert(schema.customers).values({ id, account: `settled${number}`, nickname: 's', type: 2, passwordHash: '', uplineId });
    for (const terms of termsOf(level)) {
      await offerContract(db, { uplineId, downlineId: id, status: 'V', terms, effectiveFrom: new Date('2026-01-01') });
    }
    await db.execute(sql`insert into game_rounds (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, ended_at)
      select ${id}::uuid, 'p', n::text, 'g', 'RNG', 'VND', 1000 * n + 7 * ${number}::int, 13 * n, now() from generate_series(1, 4) n`);
    return id;
  };
  const top = await add(null, 0);
  for (let agent = 0; agent < 3; agent += 1) {
    const id = await add(top, 1);
    for (let member = 0; member < 3; member += 1) await add(id, 2);
  }
}

/** A settling process. @returns its end: how many statements it sent, or that it was killed */
async function settle(databaseUrl: string, killAt = 0): Promise<number | 'killed'> {
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'tests/money/support/settler.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], TZ: timeZone, DATABASE_URL: databaseUrl, KILL_AT: String(killAt) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') return 'killed';
  if (code !== 0) throw new Error(output);
  return Number(output.trim().split('\n').at(-1));
}

/** What all are paid, by name, and what each has. */
async function outcomeOf(db: Db) {
  const bills = await rowsOf<{ account: string; type: string; kind: string; amount: number; paid: number; state: string }>(
    db,
    sql`select c.account, b.type, b.kind, b.amount::int as amount, b.paid::int as paid, b.state from contract_bills b
      join customers c on c.id = b.customer_id where b.amount > 0 order by 1, 2, 3, 4`,
  );
  const balances = await rowsOf<{ account: string; balance: number; entries: number }>(
    db,
    sql`select c.account, a.balance::int as balance, (select sum(e.amount)::int from ledger_entries e
        where (e.customer_id, e.kind, e.currency) = (a.customer_id, a.kind, a.currency)) as entries
      from accounts a join customers c on c.id = a.customer_id where a.kind = 'main' and c.account like 'settled%' order by 1`,
  );
  return { bills, balances, differences: await checkRollups(db, timeZone) };
}

async function onNewHouse(run: (databaseUrl: string, db: Db) => Promise<void>) {
  const databaseUrl = await createDatabase();
  const database = await openDatabase({ databaseUrl, pool: { size: 3 } });
  try {
    await openFirstPeriods(database.db, { timeZone, dividendPeriod: 'semimonthly' });
    await plant(database.db);
    await run(databaseUrl, database.db);
    return await outcomeOf(database.db);
  } finally {
    await database.close();
  }
}

test('of two processes that count, seal, bill and pay, one is killed at any statement: ledger, bills and figures are the same', async () => {
  let statements = 0;
  const undisturbed = await onNewHouse(async (databaseUrl) => {
    statements = Number(await settle(databaseUrl));
  });
  expect(undisturbed.differences).toEqual([]);
  expect(undisturbed.bills).toHaveLength(13 * 4);
  const fromHouse = undisturbed.bills.filter(({ account }) => account === 'settled1').reduce((sum, { paid }) => sum + paid, 0);
  expect(undisturbed.balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(fromHouse);
  for (let death = 0; death < deaths; death += 1) {
    // Two share the work, so that half of the statements come to each.
    const killAt = 1 + Math.floor((statements / 2) * ((death + 0.5) / deaths));
    const disturbed = await onNewHouse(async (databaseUrl, db) => {
      const second = settle(databaseUrl);
      const first = await settle(databaseUrl, killAt);
      // The lease of the killed one ends now, and with it those of the other: what that does is undone or stands.
      if (first === 'killed') await db.execute(sql`update jobs set due_at = now() where lease is not null`);
      await Promise.all([settle(databaseUrl), second]);
    });
    expect(disturbed, `killed at statement ${killAt}`).toEqual(undisturbed);
  }
}, 600_000);
