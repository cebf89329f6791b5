// Orders of the lottery by the gateway's own statements on the driver, with nothing around them: as many as fit into the time that is asked for.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { placeOrder } from '../../../apps/gateway/src/domains/lottery/orders.ts';
import { createIdentities } from '../../../apps/gateway/src/domains/session/identity.ts';
import { findReply, runOnce } from '../../../apps/gateway/src/wire/idempotency.ts';
import { benchLottery, openPeriod, tenBets } from '../gateway/bettors.ts';
import { payersIn, payerToken } from '../gateway/payers.ts';
import type { Place } from '../gateway/seededDatabase.ts';
import { recordCalls } from './recordCalls.ts';
import { serveLoop } from './serveLoop.ts';

const { place } = JSON.parse(process.argv[2] ?? '') as { place: Place };
// One connection: what is recorded of a transaction has to stay on its own.
const database = await openDatabase({ ...place, pool: { size: 1 } });
const payers = await payersIn(database);
const [first] = payers;
if (!first) throw new Error('nobody is there to bet');

const bodyHash = createHash('sha256').update('recorded').digest('base64url');
const once = { customerId: first.id, key: randomUUID(), call: 'submitLotteryOrder', bodyHash };
const terms = { lottery: benchLottery, timeZone: 'Asia/Ho_Chi_Minh' };
const statements = await recordCalls(database, async () => {
  await createIdentities(database.db, 'all').of(payerToken(0), ['member']);
  await findReply(database.db, once);
  await runOnce(database.db, once, (tx) => placeOrder(tx, first.id, { period: openPeriod, bets: tenBets }, terms));
});

/** By itself, or in what names a transaction after its order. */
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
let made = 0;

async function order(): Promise<void> {
  made += 1;
  const payer = payers[made % payers.length] ?? first;
  const fresh = new Map<string, string>([
    [first?.id ?? '', payer?.id ?? ''],
    [first?.hash ?? '', payer?.hash ?? ''],
  ]);
  const freshOf = (id: string): string => {
    const known = fresh.get(id) ?? randomUUID();
    fresh.set(id, known);
    return known;
  };
  const change = (value: unknown): unknown => (typeof value === 'string' ? (fresh.get(value) ?? value.replaceAll(uuid, freshOf)) : value);
  for (const statement of statements) await statement(change);
}

serveLoop(database, order, async () =>
  Number((await rowsOf<{ count: number }>(database.db, sql`select count(*) as count from lottery_orders`))[0]?.count),
);
