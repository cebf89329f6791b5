// Claims of a rain by the gateway's own statements on the driver, with nothing around them: as many as fit into the time that is asked for.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { catchPiece, startOf } from '../../../apps/gateway/src/domains/rewards/rain/catchPiece.ts';
import { createIdentities } from '../../../apps/gateway/src/domains/session/identity.ts';
import { findReply, runOnce } from '../../../apps/gateway/src/wire/idempotency.ts';
import { rainPieces, rainsIn } from '../gateway/fallingRains.ts';
import { payersIn, payerToken } from '../gateway/payers.ts';
import type { Place } from '../gateway/seededDatabase.ts';
import { recordCalls } from './recordCalls.ts';
import { serveLoop } from './serveLoop.ts';

const { place } = JSON.parse(process.argv[2] ?? '') as { place: Place };
// One connection: what is recorded of a transaction has to stay on its own.
const database = await openDatabase({ ...place, pool: { size: 1 } });
const players = await payersIn(database);
const rains = await rainsIn(database);
const [first] = players;
const [rain] = rains;
if (!first || !rain) throw new Error('nobody is there, or no rain falls');

const bodyHash = createHash('sha256').update('recorded').digest('base64url');
const once = { customerId: first.id, key: randomUUID(), call: 'claimRain', bodyHash };
const statements = await recordCalls(database, async () => {
  await createIdentities(database.db, 'all').of(payerToken(0), ['member']);
  await findReply(database.db, once);
  await runOnce(database.db, once, (tx) => catchPiece(tx, first.id, rain));
});

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const recordedStart = startOf(rain, first.id, rainPieces);
let made = 0;

async function claim(): Promise<void> {
  made += 1;
  const player = players[made % players.length];
  const rainId = rains[Math.floor(made / players.length)];
  if (!player || rainId === undefined) throw new Error('no rain is left');
  const fresh = new Map<unknown, string | number>([
    [first?.id, player.id],
    [first?.hash, player.hash],
    [rain, rainId],
    [recordedStart, startOf(rainId, player.id, rainPieces)],
  ]);
  const change = (value: unknown): unknown => {
    const known = fresh.get(value);
    if (known !== undefined || typeof value !== 'string' || !uuid.test(value)) return known ?? value;
    const next = randomUUID();
    fresh.set(value, next);
    return next;
  };
  for (const statement of statements) await statement(change);
}

serveLoop(database, claim, async () =>
  Number(
    (await rowsOf<{ count: number }>(database.db, sql`select count(*) as count from rain_pieces where customer_id is not null`))[0]?.count,
  ),
);
