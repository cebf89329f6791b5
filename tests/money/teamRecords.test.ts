import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type Db, rowsOf } from '../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../apps/gateway/src/db/open.ts';
import { recordGroupOf } from '../../apps/gateway/src/domains/agent-center/records/recordGroup.ts';
import { listTeamBets } from '../../apps/gateway/src/domains/agent-center/records/teamBets.ts';
import { listTeamChanges } from '../../apps/gateway/src/domains/agent-center/records/teamChanges.ts';
import { readDays } from '../../apps/gateway/src/domains/records/readPeriod.ts';
import { daysAgo } from '../../apps/gateway/src/domains/records/testingRecords.ts';
import { testTimeZone } from '../../apps/gateway/src/testingZone.ts';
import { createDatabase, isSpread } from './support/databases.ts';

/** Rows of all that one statement looks at (042). */
const looked = 20_000;
const [agent, member, stranger] = [randomUUID(), randomUUID(), randomUUID()];
let database: Database;

beforeAll(async () => {
  if (isSpread()) return;
  database = await openDatabase({ databaseUrl: await createDatabase() });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [id, above] of [[agent], [member, agent], [stranger]]) {
      await tx.execute(sql`insert into customers (id, account, nickname, type, password_hash, upline_id, upline_path)
        values (${id}, ${id?.slice(0, 16)}, 'n', 0, '', ${above ?? null}, ${above ? `{${above}}` : '{}'}::uuid[])`);
    }
    // The last row of the first look is the member's, and all others are a stranger's.
    const owner = sql`case when n = ${looked} then ${member}::uuid else ${stranger}::uuid end`;
    const at = sql`now() + interval '1 day' - n * interval '1 second'`;
    const all = sql`generate_series(1, ${looked + 10}::int) n`;
    await tx.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      select ${owner}, 'p', 'r' || n, 'g', 'RNG', 'VND', 100, 50, ${at}, now() from ${all}`);
    await tx.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select ${owner}, md5(n::text)::uuid, 'deposit', 'x', ${at} from ${all}`);
    await tx.execute(sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount, balance_after, created_at)
      select ${owner}, 'main', 'VND', n, md5(n::text)::uuid, 50, 50, ${at} from ${all}`);
  });
});
afterAll(() => database?.close());

const kinds = { rounds: 'game_rounds', changes: 'ledger_transactions' } as const;
type Kind = keyof typeof kinds;
const countOf = async (kind: Kind): Promise<number> =>
  (await rowsOf<{ count: number }>(database.db, sql`select count(*)::int as count from ${sql.identifier(kinds[kind])}`))[0]?.count ?? 0;

/** A round, or a change, of a stranger, newer than all others. */
async function goOn(kind: Kind): Promise<void> {
  const [id, at] = [randomUUID(), sql`clock_timestamp() + interval '1 day'`];
  await database.db.transaction(async (other) => {
    await other.execute(sql`set local session_replication_role = replica`);
    if (kind === 'changes') {
      await other.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
        values (${stranger}, ${id}, 'deposit', 'x', ${at})`);
      return;
    }
    await other.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      values (${stranger}, 'p', ${id}, 'g', 'RNG', 'VND', 100, 50, ${at}, now())`);
  });
}

/** The same database, of which others go on behind the first statement. */
function busy(db: Db, kind: Kind): Db {
  let isFirst = true;
  return new Proxy(db, {
    get: (target, name) =>
      name === 'execute'
        ? async (statement: Parameters<Db['execute']>[0]) => {
            const result = await target.execute(statement);
            if (isFirst) await goOn(kind);
            isFirst = false;
            return result;
          }
        : Reflect.get(target, name),
  });
}

const period = readDays({ from: daysAgo(3), to: daysAgo(-3) }, { timeZone: testTimeZone, recordDays: 30 });

// On a cluster its rows can't be put past the triggers.
test.skipIf(isSpread()).each(['rounds', 'changes'] as const)(
  '%s of a team that is walked come once, while others go on between two statements',
  async (kind) => {
    const { db } = database;
    const group = await recordGroupOf(db, 'team', agent, 1);
    expect(group.ids).toBeUndefined();
    const before = await countOf(kind);
    const open = busy(db, kind);
    const page =
      kind === 'rounds'
        ? await listTeamBets(open, group, period, { size: 5 })
        : await listTeamChanges(open, group, period.moments, { size: 5 });
    expect(page.rows).toHaveLength(1);
    expect(await countOf(kind), 'others went on').toBeGreaterThan(before);
  },
);
