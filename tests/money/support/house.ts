import { sql } from 'drizzle-orm';
import pg from 'pg';
import { rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { startTestGateway } from '../../../apps/gateway/src/testing.ts';
import { createDatabase } from './databases.ts';
import { startGatewayProcess, testEnvironment } from './gatewayProcess.ts';

export const houseKinds = ['PGlite', 'PostgreSQL with two processes'] as const;
export type HouseKind = (typeof houseKinds)[number] | 'PostgreSQL with two gateways';

export interface Audit {
  wrongBalances: number;
  unbalanced: number;
  negative: number;
}

/**
 * A database with its gateways: one in this process on PGlite, two on PostgreSQL. Those are in this process too, or are processes of their
 * own, which takes them some seconds more to start.
 */
export interface House {
  urls: string[];
  /** Orders that are settled by themselves, and are not yet. */
  unsettled(): Promise<number>;
  audit(): Promise<Audit>;
  /** Transactions that were sent back so far, because they held each other up. */
  deadlocks(): Promise<number>;
  /** For a second no gateway can read a session: what a busy database does. */
  stall(): Promise<void>;
  close(): Promise<void>;
}

const auditQuery = `select
  (select count(*)::int from accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e
    where (e.customer_id, e.kind, e.currency) = (a.customer_id, a.kind, a.currency))) as "wrongBalances",
  (select count(*)::int from (select 1 from ledger_entries group by customer_id, transaction_id, currency having sum(amount) <> 0) t) as "unbalanced",
  (select count(*)::int from accounts where kind in ('main', 'pendingWithdrawal', 'chaseEscrow', 'points') and balance < 0) as "negative"`;
const unsettledQuery = `select (select count(*)::int from deposits where state = 'waiting' and due_at is not null)
  + (select count(*)::int from withdrawals where state = 'submitted' and due_at <= now()) as waiting`;

const stallQuery = 'begin; lock table sessions in access exclusive mode; select pg_sleep(1); commit';
const deadlocksQuery = 'select deadlocks::int from pg_stat_database where datname = current_database()';

type Query = <Row>(text: string) => Promise<Row[]>;

function houseOf(urls: string[], query: Query, close: () => Promise<void>): House {
  return {
    urls,
    close,
    audit: async () => (await query<Audit>(auditQuery))[0] ?? { wrongBalances: -1, unbalanced: -1, negative: -1 },
    deadlocks: async () => (await query<{ deadlocks: number }>(deadlocksQuery))[0]?.deadlocks ?? -1,
    stall: async () => {
      await query(stallQuery);
    },
    unsettled: async () => (await query<{ waiting: number }>(unsettledQuery))[0]?.waiting ?? -1,
  };
}

async function onPglite(): Promise<House> {
  const gateway = await startTestGateway({ catalogueSize: 50, env: testEnvironment });
  const query: Query = (text) => rowsOf(gateway.services.database.db, sql.raw(text));
  return houseOf([gateway.url], query, gateway.close);
}

async function onPostgres(kind: HouseKind): Promise<House> {
  const isApart = kind === 'PostgreSQL with two processes';
  const databaseUrl = await createDatabase(isApart ? 'empty' : 'seeded');
  const start = async () => {
    if (!isApart) return startTestGateway({ databaseUrl, env: testEnvironment });
    const { url, end } = await startGatewayProcess({ DATABASE_URL: databaseUrl });
    return { url, close: () => end('SIGTERM') };
  };
  // Both at once: processes migrate and seed one empty database between them.
  const gateways = await Promise.all([start(), start()]);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  return houseOf(
    gateways.map(({ url }) => url),
    async (text) => (await pool.query(text)).rows,
    async () => {
      await pool.end();
      await Promise.all(gateways.map((gateway) => gateway.close()));
    },
  );
}

export function openHouse(kind: HouseKind): Promise<House> {
  return kind === 'PGlite' ? onPglite() : onPostgres(kind);
}
