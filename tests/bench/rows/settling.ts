import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { onPglite } from '../../../apps/gateway/src/db/openPglite.ts';
import { makeBills } from '../../../apps/gateway/src/domains/agent-contracts/settlement/bill.ts';
import { house, payDownline } from '../../../apps/gateway/src/domains/agent-contracts/settlement/pay.ts';
import { sealMembers } from '../../../apps/gateway/src/domains/agent-contracts/settlement/seal.ts';
import { startPostgres } from '../../money/support/postgres.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { times } from '../statistics.ts';

const bar = 1.3;
const counts = [1_000, 100_000] as const;
/** Bills that are made, and paid, of those of a period: all of the smaller one. */
const sample = 1_000;
const rules = { activeMinimumBet: 100_000, lossCarry: 'month' as const, timeZone: 'Asia/Ho_Chi_Minh' };

/** So many members of agents of the house, 999 below each; every one has a dividend in force, and has played in one half month. */
async function plant({ db }: Database, name: string, contracts: number) {
  const [period] = await rowsOf<{ begin: string; end: string }>(
    db,
    sql`select date_trunc('second', now() - interval '15 days')::text as begin, date_trunc('second', now())::text as "end"`,
  );
  if (!period) throw new Error('no time');
  const { begin } = period;
  const idOf = (n: ReturnType<typeof sql>) => sql`md5(${name}::text || ${n})::uuid`;
  const agent = idOf(sql`(n - n % 1000)`);
  const terms = JSON.stringify({
    type: 'dividend',
    productType: 'RNG',
    rows: [{ minimumBet: 0, netLoss: 1, activeMember: 0, contractRate: 1_000 }],
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into customers (id, account, nickname, type, password_hash, upline_id, upline_path)
      select ${idOf(sql`n`)}, ${name}::text || n, 'n', 2, '', case when n % 1000 = 0 then null else ${agent} end,
        case when n % 1000 = 0 then '{}'::uuid[] else array[${agent}] end from generate_series(0, ${contracts - 1}::int) n`);
    await tx.execute(sql`insert into agent_contracts (downline_id, id, upline_id, type, product_type, status, terms, effective_from, signed_at)
      select id, gen_random_uuid(), upline_id, 'dividend', 'RNG', 'V', ${terms}::jsonb, ${begin}::timestamptz, ${begin}::timestamptz
      from customers where account like ${`${name}%`}`);
    await tx.execute(sql`insert into counted_figures (customer_id, counted_from, vendor_type, bet, win)
      select id, ${begin}::timestamptz + make_interval(days => d), 'RNG', 100000, 80000
      from customers cross join generate_series(0, 2) d where account like ${`${name}%`}`);
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze`);
  });
  return { kind: 'semimonthly' as const, beginsAt: new Date(period.begin), endsAt: new Date(period.end), settlesDividends: true };
}

/** Milliseconds a contract: its figures, its bill and its payment. */
async function msPerContract(database: Database, name: string, contracts: number) {
  const { db } = database;
  await db.execute(sql`truncate counted_figures, sealed_figures, contract_bills, agent_contracts`);
  const period = await plant(database, name, contracts);
  const timed = async (work: () => Promise<void>): Promise<number> => {
    const begin = performance.now();
    await work();
    return performance.now() - begin;
  };
  const sealed = await timed(async () => {
    let last: string | undefined;
    do last = await db.transaction((tx) => sealMembers(tx, period, rules, last));
    while (last !== undefined);
  });
  const analyze = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`analyze`);
    });
  // As the server does, and a job of ours on the embedded database.
  await analyze();
  const billed = await timed(async () => {
    for (let made = 0; made < sample; made += 200) await db.transaction((tx) => makeBills(tx, period, rules));
  });
  if (contracts > sample) {
    // The others are billed in one statement, as if it had gone on.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`insert into contract_bills (customer_id, contract_id, begins_at, ends_at, kind, type, product_type, upline_id, inputs, amount, state)
        select f.customer_id, f.contract_id, f.begins_at, now(), f.kind, 'dividend', 'RNG', k.upline_id, '{}', 6000, 'open'
        from sealed_figures f join agent_contracts k on k.downline_id = f.customer_id and k.id = f.contract_id
        where f.billed_at is null and f.begins_at = ${period.beginsAt.toISOString()}`);
    });
  }
  await analyze();
  // The house pays its agents, and each of those his downline: of one agent all are paid.
  const options = { onPaid: async () => undefined, graceDays: 3 };
  while (await payDownline(db, house, period, options));
  const [payer] = await rowsOf<{ id: string }>(
    db,
    sql`select upline_id as id from contract_bills where state = 'open' and begins_at = ${period.beginsAt.toISOString()} order by upline_id limit 1`,
  );
  if (!payer) throw new Error('nobody has a bill to pay');
  const paid = await timed(async () => {
    while (await payDownline(db, payer.id, period, options));
  });
  return { sealed: sealed / contracts, billed: billed / sample, paid: paid / (sample - 1) };
}

async function sides(scope: Scope): Promise<{ kind: string; database: Database }[]> {
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const postgres = await openDatabase({ databaseUrl: await server.createDatabase(), pool: { size: 4 } });
  scope.defer(() => postgres.close());
  const pglite = await onPglite(await PGlite.create());
  scope.defer(() => pglite.close());
  return [
    { kind: 'PGlite', database: pglite },
    { kind: 'PostgreSQL', database: postgres },
  ];
}

export const settling: Row = {
  id: 'settling',
  what: 'settling a contract, of 10³ and of 10⁵ contracts',
  bar: `≤ ${bar} × the time`,
  how: 'its figures, its bill and its payment, one process; of 10⁵ all figures, and 1,000 of the bills and payments',
  limitMs: 900_000,
  async measure(scope) {
    const found: string[] = [];
    const notes: string[] = [];
    let isWithinBar = true;
    for (const { kind, database } of await sides(scope)) {
      // The first time warms up what both use.
      await msPerContract(database, 'first', counts[0]);
      const few = await msPerContract(database, 'few', counts[0]);
      const many = await msPerContract(database, 'many', counts[1]);
      const sum = (ms: typeof few): number => ms.sealed + ms.billed + ms.paid;
      const ratio = sum(many) / sum(few);
      isWithinBar &&= ratio <= bar;
      found.push(`${times(ratio)} ${kind}`);
      const parts = (ms: typeof few): string => `${ms.sealed.toFixed(3)} + ${ms.billed.toFixed(3)} + ${ms.paid.toFixed(3)} ms`;
      notes.push(`${kind}: figures, bill and payment ${parts(few)} at 10³, ${parts(many)} at 10⁵`);
    }
    return { measured: found.join(', '), isWithinBar, notes };
  },
};
