import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { onPglite } from '../../../apps/gateway/src/db/openPglite.ts';
import { placeOrder } from '../../../apps/gateway/src/domains/lottery/orders.ts';
import { settlePeriod } from '../../../apps/gateway/src/domains/lottery/settle.ts';
import { insertOpenPeriod } from '../../../apps/gateway/src/domains/lottery/testingLottery.ts';
import { post } from '../../../apps/gateway/src/ledger/post.ts';
import { startPostgres } from '../../money/support/postgres.ts';
import { benchLottery, insertDrawnPeriod, openPeriod, tenBets } from '../gateway/bettors.ts';
import type { Row } from '../Row.ts';
import type { Scope } from '../Scope.ts';
import { median, times } from '../statistics.ts';

const bar = 1.3;
const mostSeconds = 30;
const counts = { few: 1_000, many: 100_000 } as const;
/** How often the few are settled before the many, and behind them. */
const rounds = 3;
const timeZone = 'Asia/Ho_Chi_Minh';
/** Members who bet on while a period is settled. */
const betting = 2;

let places = 0;
/** Milliseconds a bet of a period with so many. */
async function msPerBet(database: Database, bets: number): Promise<number> {
  places += 1;
  const period = await insertDrawnPeriod(database, places, bets);
  const begin = performance.now();
  let settled = 0;
  for (let isMore = true; isMore; ) {
    const done = await settlePeriod(database.db, benchLottery, period, timeZone);
    if (done.failure) throw done.failure;
    settled += done.settled.length;
    isMore = done.isMore;
  }
  const ms = performance.now() - begin;
  if (settled !== bets) throw new Error(`${settled} of ${bets} bets were settled`);
  return ms / bets;
}

/** A member with money; he bets on another period until he is stopped. @returns what stops him and tells how many orders he placed */
async function startBetting({ db }: Database): Promise<() => Promise<number>> {
  const customerId = randomUUID();
  await db.execute(sql`insert into customers (id, account, nickname, type, password_hash)
    values (${customerId}, ${`bets${customerId.slice(0, 8)}`}, 'b', 0, '-')`);
  await db.transaction((tx) =>
    post(tx, {
      ...{ customerId, transactionId: randomUUID(), kind: 'adjustment', reference: 'bench' },
      legs: [
        { account: 'main', amount: 1_000_000_000 },
        { account: 'adjustment', amount: -1_000_000_000 },
      ],
    }),
  );
  let isStopped = false;
  let placed = 0;
  const bet = async (): Promise<void> => {
    while (!isStopped) {
      await db.transaction((tx) => placeOrder(tx, customerId, { period: openPeriod, bets: tenBets }, { lottery: benchLottery, timeZone }));
      placed += 1;
    }
  };
  const betted = bet();
  return async () => {
    isStopped = true;
    await betted;
    return placed;
  };
}

/** The few, the many and the few again, so that what else the machine does falls on both. */
async function paired(database: Database) {
  const few: number[] = [];
  const settleFew = async () => {
    for (let round = 0; round < rounds; round += 1) few.push(await msPerBet(database, counts.few));
  };
  // The first time warms up what both use.
  await msPerBet(database, counts.few);
  await settleFew();
  const many = await msPerBet(database, counts.many);
  await settleFew();
  return { few: median(few), many };
}

/** Seconds that the many take while members bet on, and how many orders they place a second. */
async function besideBets(database: Database) {
  await insertOpenPeriod(database.db, benchLottery.code, openPeriod);
  const stops = await Promise.all(Array.from({ length: betting }, () => startBetting(database)));
  const seconds = ((await msPerBet(database, counts.many)) * counts.many) / 1_000;
  const placed = (await Promise.all(stops.map((stop) => stop()))).reduce((sum, count) => sum + count, 0);
  const open = await rowsOf(database.db, sql`select from lottery_orders where period <> ${openPeriod} and state = 'open' limit 1`);
  if (open.length > 0) throw new Error('bets are left');
  return { seconds, placed };
}

async function sides(scope: Scope): Promise<{ kind: string; database: Database }[]> {
  const pglite = await onPglite(await PGlite.create());
  scope.defer(() => pglite.close());
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const postgres = await openDatabase({ databaseUrl: await server.createDatabase(), pool: { size: 6 } });
  scope.defer(() => postgres.close());
  return [
    { kind: 'PGlite', database: pglite },
    { kind: 'PostgreSQL', database: postgres },
  ];
}

export const lotterySettle: Row = {
  id: 'lottery-settle',
  what: 'settling a bet on a lottery, of 10³ and of 10⁵ bets on its period',
  bar: `≤ ${bar} × the time; of 10⁵ ≤ ${mostSeconds} s on PostgreSQL`,
  how: 'one process, of ten bets of each member five win; the seconds while members bet on',
  limitMs: 1_200_000,
  async measure(scope) {
    const found: string[] = [];
    const notes: string[] = [];
    let isWithinBar = true;
    for (const { kind, database } of await sides(scope)) {
      const { few, many } = await paired(database);
      isWithinBar &&= many / few <= bar;
      found.push(`${times(many / few)} ${kind}`);
      notes.push(`${kind}: ${few.toFixed(3)} ms a bet of 10³, ${many.toFixed(3)} ms of 10⁵`);
      if (kind === 'PGlite') continue;
      const { seconds, placed } = await besideBets(database);
      isWithinBar &&= seconds <= mostSeconds;
      found.push(`${seconds.toFixed(1)} s`);
      notes.push(
        `${kind}: beside 10⁵ bets that were settled, ${placed} orders of ten lines were placed in ${seconds.toFixed(1)} s and before`,
      );
    }
    return { measured: found.join(', '), isWithinBar, notes };
  },
};
