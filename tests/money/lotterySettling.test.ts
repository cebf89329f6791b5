import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { lotteryFamily } from '@baize/contract/lottery';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { placeOrder } from '../../apps/gateway/src/domains/lottery/orders.ts';
import { drawPeriodAs, insertOpenPeriod, randomBets, seededRandom } from '../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { insertCustomer } from '../../apps/gateway/src/domains/session/insertCustomer.ts';
import { post } from '../../apps/gateway/src/ledger/post.ts';
import { someOrAll } from '../../apps/gateway/src/testingRuns.ts';
import { sandboxDraws } from '../../apps/sandbox/src/testing.ts';
import { createDatabase } from './support/databases.ts';
import { invariants } from './support/invariants.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const root = path.join(import.meta.dirname, '../..');
/** Moments of a run at which the first process is killed. */
const deaths = someOrAll(4, 30);
const period = '20200404-0001';
const [lottery] = sandboxDraws.lotteries;
if (lottery?.family !== 'fiveDigits') throw new Error('The first lottery of the sandbox is another one.');

/** Six members with ten orders each, the same each time, and their result. */
async function plant(db: Db): Promise<void> {
  if (!lottery) return;
  const random = seededRandom(11);
  const family = lotteryFamily(lottery.family, 2026);
  await insertOpenPeriod(db, lottery.code, period);
  for (let member = 0; member < 6; member += 1) {
    const id = randomUUID();
    await db.transaction((tx) => insertCustomer(tx, { id, account: `bettor${member}`, nickname: 'b', type: 0, passwordHash: '' }));
    await db.transaction((tx) =>
      post(tx, {
        ...{ customerId: id, transactionId: randomUUID(), kind: 'adjustment', reference: 'test' },
        legs: [
          { account: 'main', amount: 5_000_000 },
          { account: 'adjustment', amount: -5_000_000 },
        ],
      }),
    );
    for (let order = 0; order < 10; order += 1)
      await db.transaction((tx) => placeOrder(tx, id, { period, bets: randomBets(family, random) }, { lottery, timeZone }));
  }
  await drawPeriodAs(db, lottery.code, period, [3, 8, 1, 9, 6]);
}

/** A settling process. @returns its end: how many statements it sent, or that it was killed */
async function settle(databaseUrl: string, killAt = 0): Promise<number | 'killed'> {
  const child = spawn(process.execPath, ['--conditions=@baize/source', '--import', 'tsx', 'tests/money/support/lotterySettler.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TZ: timeZone,
      DATABASE_URL: databaseUrl,
      PERIOD: `${lottery?.code} ${period}`,
      KILL_AT: String(killAt),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') return 'killed';
  if (code !== 0) throw new Error(output);
  return Number(output.trim().split('\n').at(-1));
}

/** What became of each member's orders in their order, what he has, and how often he was told. */
async function outcomeOf(db: Db) {
  for (const [rule, broken] of Object.entries(invariants)) expect(await rowsOf(db, broken), rule).toEqual([]);
  const orders = await rowsOf(
    db,
    sql`select c.account, o.bets, o.state, o.won::int as won, o.is_capped from lottery_orders o join customers c on c.id = o.customer_id
      order by c.account, o.created_at`,
  );
  const members = await rowsOf(
    db,
    sql`select c.account, a.balance::int as balance, a.entry_seq::int as entries, (select won::int from lottery_stakes s where s.customer_id = c.id) as won,
        (select count(*)::int from wallet_transactions w where w.customer_id = c.id and w.kind = 'win') as wins,
        (select count(*)::int from live_outbox e where e.customer_id = c.id and e.name = 'lotterySettled') as told
      from accounts a join customers c on c.id = a.customer_id where a.kind = 'main' and c.account like 'bettor%' order by 1`,
  );
  return { orders, members };
}

async function onNewHouse(run: (databaseUrl: string) => Promise<void>) {
  const databaseUrl = await createDatabase();
  const database = await openDatabase({ databaseUrl, pool: { size: 3 } });
  try {
    await plant(database.db);
    await run(databaseUrl);
    return await outcomeOf(database.db);
  } finally {
    await database.close();
  }
}

test('of two processes that settle a period, one is killed at any statement: each order is settled once, and the same', async () => {
  let statements = 0;
  const undisturbed = await onNewHouse(async (databaseUrl) => {
    statements = Number(await settle(databaseUrl));
  });
  expect(undisturbed.members).toMatchObject(Array.from({ length: 6 }, () => ({ wins: 10, told: 10 })));
  const ends: unknown[] = [];
  for (let death = 0; death < deaths; death += 1) {
    // Two share the work, so that half of the statements come to each.
    const killAt = 1 + Math.floor((statements / 2) * ((death + 0.5) / deaths));
    const disturbed = await onNewHouse(async (databaseUrl) => {
      const [end] = await Promise.all([settle(databaseUrl, killAt), settle(databaseUrl)]);
      ends.push(end);
    });
    expect(disturbed, `killed at statement ${killAt}`).toEqual(undisturbed);
  }
  expect(ends).toContain('killed');
}, 240_000);
