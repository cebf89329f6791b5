// Bets by the gateway's own statements on the driver, with nothing around them: as many as fit into the time that is asked for.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { createWallet } from '../../../apps/gateway/src/domains/wallet/wallet.ts';
import type { Place, Tokens } from '../gateway/seededDatabase.ts';
import { recordCalls } from './recordCalls.ts';
import { serveLoop } from './serveLoop.ts';

const { place, tokens } = JSON.parse(process.argv[2] ?? '') as { place: Place; tokens: Tokens };
const database = await openDatabase(place);
const wallet = createWallet(database.db, 'VND', () => undefined);
const recorded = { transactionId: randomUUID(), roundId: randomUUID() };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const [customer] = await rowsOf<{ id: string }>(database.db, sql`select id from customers where account = 'member01'`);
const statements = await recordCalls(database, () =>
  wallet.bet({
    provider: 'sandbox',
    requestHash: createHash('sha256').update('recorded').digest('base64url'),
    request: { session: tokens.game, ...recorded, amount: 1, currency: 'VND' },
  }),
);

async function bet(): Promise<void> {
  const fresh = new Map<string, string>([
    [recorded.transactionId, randomUUID()],
    [recorded.roundId, randomUUID()],
  ]);
  const change = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const [, suffix = value] = /^sandbox:(.+)$/.exec(value) ?? [];
    if (!uuid.test(suffix) || suffix === customer?.id) return value;
    const next = fresh.get(suffix) ?? randomUUID();
    fresh.set(suffix, next);
    return value.replace(suffix, next);
  };
  for (const statement of statements) await statement(change);
}

const countBets = async () =>
  Number((await rowsOf<{ count: number }>(database.db, sql`select count(*) as count from wallet_transactions`))[0]?.count);

serveLoop(database, bet, countBets);
