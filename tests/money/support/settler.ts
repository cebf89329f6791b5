import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { contractRules } from '../../../apps/gateway/src/domains/agent-contracts/contractRules.ts';
import { closePeriods, settlementJobs } from '../../../apps/gateway/src/domains/agent-contracts/settlement/jobs.ts';
import { databaseQueue } from '../../../apps/gateway/src/queue/databaseQueue.ts';
import { startWorker } from '../../../apps/gateway/src/queue/worker.ts';
import { isUnrolled } from '../../../apps/gateway/src/rollups/isUnrolled.ts';
import { rollupJobs } from '../../../apps/gateway/src/rollups/jobs.ts';
import type { Services } from '../../../apps/gateway/src/services.ts';
import { countStatements } from './countStatements.ts';

// A process that counts what was played, ends all periods that nobody has ended yet, makes their bills and pays them. KILL_AT: the statement
// at which it is killed, from 1. It prints how many it sent.

const databaseUrl = process.env['DATABASE_URL'];
const database = await openDatabase({ databaseUrl, pool: { size: 6 } });
const { db } = database;
const timeZone = 'Asia/Ho_Chi_Minh';
const queue = databaseQueue(database);
const rules = { ...contractRules.parse({ activeMinimumBet: 1_000 }), membersAtOnce: 3 };
const settings = { contractRules: () => rules } as unknown as Services['settings'];
const services = { database, queue, settings, timeZone, live: { changed: () => undefined }, log: Fastify().log } as unknown as Services;

const endCount = countStatements(Number(process.env['KILL_AT'] ?? 0));
const sealed = sql`select 1 from settlement_periods where sealed_at is not null limit 1`;
if ((await rowsOf(db, sealed)).length === 0) await closePeriods({ ...services, db }, ['hourly', 'daily', 'semimonthly']);
const { 'contracts.bill': bill, 'contracts.pay': pay } = settlementJobs;
const worker = startWorker(services, { jobs: { ...rollupJobs, 'contracts.bill': bill, 'contracts.pay': pay }, concurrency: 2 });
const open = sql`select 1 from jobs where kind in ('contracts.bill', 'contracts.pay') union all select 1 from rollup_marks
  union all select 1 from game_rounds where ${isUnrolled} limit 1`;
while ((await rowsOf(db, open)).length > 0) {
  // What was paid is counted once a minute where nobody says that it was.
  await queue.announce(db, { kind: 'rollups.follow' });
  queue.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
await worker.stop();
const sent = endCount();
await database.close();
console.log(sent);
