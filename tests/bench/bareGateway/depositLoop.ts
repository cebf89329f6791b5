// Deposit orders by the gateway's own statements on the driver, with nothing around them: as many as fit into the time that is asked for.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { cashierTermsIn } from '../../../apps/gateway/src/domains/cashier/cashierTerms.ts';
import { orderDeposit } from '../../../apps/gateway/src/domains/cashier/deposits.ts';
import { createIdentities } from '../../../apps/gateway/src/domains/session/identity.ts';
import { databaseQueue } from '../../../apps/gateway/src/queue/databaseQueue.ts';
import { findReply, runOnce } from '../../../apps/gateway/src/wire/idempotency.ts';
import { createSandboxCashier } from '../../../apps/sandbox/src/testing.ts';
import houseBrand from '../../../brands/baize/brand.json' with { type: 'json' };
import { payersIn, payerToken } from '../gateway/payers.ts';
import type { Place } from '../gateway/seededDatabase.ts';
import { benchCashierDelayMs } from '../gateway/startGatewayProcess.ts';
import { recordCalls } from './recordCalls.ts';
import { serveLoop } from './serveLoop.ts';

const { place } = JSON.parse(process.argv[2] ?? '') as { place: Place };
// One connection: what is recorded of a transaction has to stay on its own.
const database = await openDatabase({ ...place, pool: { size: 1 } });
const payers = await payersIn(database);
const [first] = payers;
if (!first) throw new Error('nobody is there to pay');

const house = {
  cashier: createSandboxCashier({ currency: 'VND', banks: houseBrand.banks, delayMs: benchCashierDelayMs }),
  terms: cashierTermsIn('VND').parse({}),
  promotions: [],
  timeZone: 'Asia/Ho_Chi_Minh',
  queue: databaseQueue(database),
};
const bodyHash = createHash('sha256').update('recorded').digest('base64url');
const once = { customerId: first.id, key: randomUUID(), call: 'createDeposit', bodyHash };
const statements = await recordCalls(database, async () => {
  await createIdentities(database.db, 'all').of(payerToken(0), ['member']);
  await findReply(database.db, once);
  await runOnce(database.db, once, (tx) => orderDeposit(tx, house, first.id, { channelId: 'acb', amount: 1_000 }));
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const contentCode = /^BZ[2-9A-Z]{8}$/;
let made = 0;

async function order(): Promise<void> {
  made += 1;
  const payer = payers[made % payers.length] ?? first;
  const code = `BZ${made.toString(36).toUpperCase().padStart(8, '0')}`;
  const fresh = new Map<unknown, string>([
    [first?.id, payer?.id ?? ''],
    [first?.hash, payer?.hash ?? ''],
  ]);
  const change = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (contentCode.test(value)) return code;
    const known = fresh.get(value);
    if (known !== undefined || !uuid.test(value)) return known ?? value;
    const next = randomUUID();
    fresh.set(value, next);
    return next;
  };
  for (const statement of statements) await statement(change);
}

serveLoop(database, order, async () =>
  Number((await rowsOf<{ count: number }>(database.db, sql`select count(*) as count from deposits where state = 'waiting'`))[0]?.count),
);
