import { randomUUID } from 'node:crypto';
import { limits } from '@baize/contract';
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, rowsOf, type Tx } from '../../db/database.ts';
import { openDatabase } from '../../db/open.ts';
import { borrowDatabase } from '../../testingDatabase.ts';
import { testTimeZone } from '../../testingZone.ts';
import { turnoverLeft, turnoverStatement } from '../cashier/turnover.ts';
import { betsStatement, betTotals, betTotalsStatement, listBets } from './bets.ts';
import { entryRangeOf, type SureRange, sureRangeOf } from './entryRange.ts';
import { movementTotals, movementTotalsStatement } from './movementTotals.ts';
import { playedGames, playedGamesStatement } from './playedGames.ts';
import { dayIn, readPeriod } from './readPeriod.ts';
import { listRoundMovements, movementsStatement } from './roundMovements.ts';
import { listTransactions, transactionsStatement } from './transactions.ts';

const rows = 20_000;
const size = 20;
const customerId = randomUUID();
let database: Database;

/** Ten rounds of another game and of another type, and ten movements that no round made, among all others. */
const isRare = sql`n % ${rows / 10}::int = 0`;
const openRounds = 3;
/** The figures have all rounds but the open ones and the last three. */
const isCounted = sql`(n > ${openRounds}::int and n <= ${rows - 3}::int)`;
/** Someone else, who has played many games of one type, each as often as the others. */
const ofManyGames = { customerId: randomUUID(), games: 300, rounds: 9_000 };
/** A round and its bet every 100 seconds, up to now: 23 days of them. */
const timeOfRow = sql`now() - (${rows} - n) * interval '100 seconds'`;

beforeAll(async () => {
  database = await openDatabase({ embedded: await borrowDatabase() });
  await database.db.transaction(async (tx) => {
    // Entries that nobody posted one by one: their numbers and balances are given.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into games
        (game_id, node_id, vendor, vassalage, vendor_type, category, name_vi, name_en, popularity, is_hot, is_new, has_demo)
      values ('g1', 'n1', 'PG', 'PG', 'RNG', 'slots', 'g1', 'g1', 1, false, false, false),
        ('g2', 'n2', 'AG', 'AG', 'LIVE', 'liveBaccarat', 'g2', 'g2', 1, false, false, false)`);
    await tx.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, is_rolled, rolled_bet, rolled_win, opened_at, ended_at)
      select ${customerId}::uuid, 'sandbox', 'r' || n, case when ${isRare} then 'g2' else 'g1' end, case when ${isRare} then 'LIVE' else 'RNG' end,
        'VND', 100, 50, ${isCounted}, case when ${isCounted} then 100 else 0 end, case when ${isCounted} then 50 else 0 end,
        ${timeOfRow}, case when n > ${openRounds}::int then ${timeOfRow} end from generate_series(1, ${rows}::int) n`);
    await tx.execute(sql`insert into daily_figures (customer_id, day, vendor_type, rounds, bet, win)
      select customer_id, (opened_at at time zone ${testTimeZone}::text)::date, vendor_type, count(*), sum(bet_total), sum(win_total)
      from game_rounds where is_rolled group by 1, 2, 3`);
    await tx.execute(sql`insert into deposits
        (customer_id, id, currency, amount, state, channel_id, content_code, turnover, settled_at, due_at, expires_at)
      select ${customerId}::uuid, md5('d' || days)::uuid, 'VND', 10000, 'credited', 'acb', 'd' || days, 10000000, now() - days * interval '1 day', now(), now()
      from generate_series(1, 21, 10) days`);
    await tx.execute(sql`insert into games
        (game_id, node_id, vendor, vassalage, vendor_type, category, name_vi, name_en, popularity, is_hot, is_new, has_demo)
      select 'm' || n, 'm' || n, 'PG', 'PG', 'RNG', 'slots', 'm' || n, 'm' || n, 1, false, false, false
      from generate_series(1, ${ofManyGames.games}::int) n`);
    await tx.execute(sql`insert into game_rounds
        (customer_id, provider, round_id, game_id, vendor_type, currency, bet_total, win_total, opened_at, ended_at)
      select ${ofManyGames.customerId}::uuid, 'sandbox', 'r' || n, 'm' || (1 + n % ${ofManyGames.games}::int), 'RNG',
        'VND', 100, 50, now() - n * interval '3 minutes', now() from generate_series(1, ${ofManyGames.rounds}::int) n`);
    await tx.execute(sql`insert into wallet_transactions
        (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount, currency, balance_after, settled_at, created_at)
      select ${customerId}::uuid, 'sandbox', 't' || n, 'bet', 'h', 'r' || n, 'g1', 100, 'VND', 50 * n, ${timeOfRow}, ${timeOfRow}
      from generate_series(1, ${rows}::int) n`);
    await tx.execute(sql`insert into ledger_transactions (customer_id, id, kind, reference, created_at)
      select ${customerId}::uuid, md5(n::text)::uuid, case when ${isRare} then 'deposit' else 'win' end, 'sandbox:' || n, ${timeOfRow}
      from generate_series(1, ${rows}::int) n`);
    await tx.execute(sql`insert into ledger_entries (customer_id, kind, currency, seq, transaction_id, amount,
        balance_after, credits_after, credited_after, created_at)
      select ${customerId}::uuid, 'main', 'VND', n, md5(n::text)::uuid, 50, 50 * n, n, 50 * n, ${timeOfRow} from generate_series(1, ${rows}::int) n`);
  });
  await database.db.execute(sql`analyze game_rounds, wallet_transactions, ledger_transactions, ledger_entries`);
});
afterAll(() => database.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The scans of a statement as it was run, each with how many rows it looked at. */
async function scansOf(statement: SQL, db: Db | Tx = database.db): Promise<{ type: string; looked: number }[]> {
  const [row] = await rowsOf<{ 'QUERY PLAN': [{ Plan: Plan }] }>(db, sql`explain (analyze, format json) ${statement}`);
  if (!row) throw new Error('no plan');
  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
  return nodesOf(row['QUERY PLAN'][0].Plan)
    .filter((node) => /^(game_rounds|wallet_transactions|ledger_)/.test(node['Relation Name'] ?? ''))
    .map((node) => ({
      type: node['Node Type'],
      looked: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    }));
}

function expectFlat(scans: { type: string; looked: number }[]): void {
  expect(scans).not.toEqual([]);
  for (const { type, looked } of scans) {
    // By a bitmap where few rows fit at all.
    expect(type).toMatch(/^(Index|Bitmap Heap) /);
    expect(looked).toBeLessThan(5 * size);
  }
}

const daysAgo = (days: number): string => dayIn(testTimeZone, new Date(Date.now() - days * 86_400_000));
const month = readPeriod({ from: daysAgo(29), to: daysAgo(0) }, { timeZone: testTimeZone, recordDays: limits.recordDays });
const dayLongAgo = readPeriod({ from: daysAgo(20), to: daysAgo(20) }, { timeZone: testTimeZone, recordDays: limits.recordDays });

describe('§9 account records: a page costs the same wherever it lies among 20,000 rows', () => {
  test.each([
    ['of a month', month],
    ['of one day three weeks ago', dayLongAgo],
  ])('bets %s: the first page and a deep page are short index scans', async (_, moments) => {
    const page = await listBets(database.db, customerId, moments, { size });
    expect(page.rows).toHaveLength(size);
    expectFlat(await scansOf(betsStatement(customerId, moments, { size })));
    const [deep] = await rowsOf<{ at: string; id: string }>(
      database.db,
      sql`select to_char(r.opened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        md5(concat_ws('/', r.provider, r.game_id, r.round_id))::uuid as id
        from game_rounds r where r.opened_at >= ${moments.from} order by r.opened_at offset 2000 limit 1`,
    );
    const after = `${deep?.at}_${deep?.id}`;
    expect((await listBets(database.db, customerId, moments, { size, after })).rows).toHaveLength(size);
    expectFlat(await scansOf(betsStatement(customerId, moments, { size, after })));
  });

  test.each([
    ['of a month', month],
    ['of one day three weeks ago', dayLongAgo],
  ])('movements %s: the first page and a deep page are short index scans', async (_, moments) => {
    const range = await entryRangeOf(database.db, { customerId, kind: 'main' }, moments);
    const after = String(range.first + 2_000);
    for (const request of [{ size }, { size, after }]) {
      expect((await listTransactions(database.db, customerId, moments, request)).rows).toHaveLength(size);
      // Ten minutes at either end are looked through: they have six entries.
      expectFlat(await scansOf(transactionsStatement(customerId, moments, range, request)));
    }
  });

  test.each([
    ['the game', { gameId: 'g2' }, 10],
    ['the vendor type', { vendorType: 'LIVE' }, 10],
    ['the vendor type and being over', { vendorType: 'LIVE', state: 'settled' }, 10],
    ['the game that is mostly played', { gameId: 'g1' }, size],
    ['its vendor type', { vendorType: 'RNG' }, size],
    ['its vendor type too', { gameId: 'g1', vendorType: 'RNG' }, size],
    ['being open', { state: 'open' }, openRounds],
    ['being open and the vendor type', { state: 'open', vendorType: 'RNG' }, openRounds],
    ['being open and the game', { state: 'open', gameId: 'g1' }, openRounds],
  ] as const)('bets by %s are found without those of all others, from either end', async (_, filter, count) => {
    for (const towards of ['older', 'newer'] as const) {
      expect((await listBets(database.db, customerId, month, { ...filter, towards, size })).rows).toHaveLength(count);
      expectFlat(await scansOf(betsStatement(customerId, month, { ...filter, towards, size })));
    }
  });

  test.each([
    ['the first page', {}],
    ['the fourth', { skip: 3 * size }],
    ['the last', { towards: 'newer' }],
    ['one beside a row far back', { after: `${daysAgo(9)}T00:00:00.000000Z_${randomUUID()}`, towards: 'newer', skip: 3 * size }],
  ] as const)('bets by a vendor type of which many games were played: %s costs no row of each game', async (_, place) => {
    const request = { vendorType: 'RNG', size, ...place } as const;
    expect((await listBets(database.db, ofManyGames.customerId, month, request)).rows).toHaveLength(size);
    expectFlat(await scansOf(betsStatement(ofManyGames.customerId, month, request)));
  });

  test.each([{ vendorType: 'RNG' }, { vendorType: 'RNG', gameId: 'm7' }] as const)(
    'bets by %o are found before the table has statistics: the embedded database makes none by itself',
    async (filter) => {
      let scans: { looked: number }[] = [];
      const looking = database.db.transaction(async (tx) => {
        await tx.execute(sql`delete from pg_statistic where starelid = 'game_rounds'::regclass`);
        scans = await scansOf(betsStatement(ofManyGames.customerId, month, { ...filter, size }), tx);
        // For the tests behind this one.
        tx.rollback();
      });
      await expect(looking).rejects.toThrow(TransactionRollbackError);
      expect(scans).not.toEqual([]);
      for (const { looked } of scans) expect(looked).toBeLessThan(5 * size);
    },
  );

  test('played games are found without reading their rounds', async () => {
    expect(await playedGames(database.db, customerId, month)).toMatchObject([{ gameId: 'g2' }, { gameId: 'g1' }]);
    expectFlat(await scansOf(playedGamesStatement(customerId, month)));
  });

  test.each([
    ['movements', (range: SureRange) => transactionsStatement(customerId, month, range, { kind: 'deposit', size })],
    ['what they come to', (range: SureRange) => movementTotalsStatement(customerId, month, range, { kind: 'deposit' })],
  ])('movements outside of rounds are found without reading those of rounds: %s', async (_, statementOf) => {
    const range = await sureRangeOf(database.db, { customerId, kind: 'main' }, month);
    expectFlat(await scansOf(statementOf(range)));
    expect(await movementTotals(database.db, customerId, month, { kind: 'deposit' })).toMatchObject({ count: 10 });
  });

  test.each([
    [{}, rows],
    [{ kind: 'win' }, rows - 10],
    [{ kind: 'bet' }, 0],
  ] as const)('totals of movements by %o are read from few entries', async (filter, count) => {
    const range = await sureRangeOf(database.db, { customerId, kind: 'main' }, month);
    expectFlat(await scansOf(movementTotalsStatement(customerId, month, range, filter)));
    expect(await movementTotals(database.db, customerId, month, filter)).toMatchObject({ count, credit: count * 50, debit: 0 });
  });

  test.each([{}, { vendorType: 'LIVE' }, { state: 'settled' }] as const)(
    'totals of bets by %o are read from the daily figures',
    async (filter) => {
      const all = { count: rows, open: openRounds, inPlay: openRounds * 100, bet: rows * 100 };
      const settled = { count: rows - openRounds, open: 0, inPlay: 0, bet: (rows - openRounds) * 100 };
      const rare = { count: 10, open: 0, inPlay: 0, bet: 1_000 };
      const expected = 'vendorType' in filter ? rare : 'state' in filter ? settled : all;
      expect(await betTotals(database.db, customerId, month, filter)).toMatchObject(expected);
      expectFlat(await scansOf(betTotalsStatement(customerId, month, filter)));
    },
  );

  test('§9 turnover reads the rounds of three deposits’ days, and those of other days from the figures', async () => {
    const read = await rowsOf<{ wagered: number }>(database.db, turnoverStatement(customerId, testTimeZone));
    const right = await rowsOf<{ wagered: number }>(
      database.db,
      sql`select (select sum(bet_total)::float8 from game_rounds r where r.customer_id = o.customer_id and r.ended_at is not null
        and r.opened_at >= o.settled_at) as wagered from deposits o where o.customer_id = ${customerId}`,
    );
    const sorted = (rows: typeof read) => rows.map(({ wagered }) => Number(wagered)).toSorted((one, other) => one - other);
    expect(sorted(read)).toEqual(sorted(right));
    expect(new Set(sorted(read)).size).toBe(3);
    expect((await turnoverLeft(database.db, customerId, testTimeZone)).left).toBe(30_000_000 - (sorted(read)[2] ?? 0));
    const roundsOfDay = 864;
    const scans = await scansOf(turnoverStatement(customerId, testTimeZone));
    expect(scans.reduce((sum, { looked }) => sum + looked, 0)).toBeLessThan(3 * roundsOfDay + 5 * size);
  });

  /** Looks at the turnover with the deposits changed, for a moment. */
  async function withDeposits(changes: SQL, look: (tx: Tx) => Promise<void>): Promise<void> {
    const looking = database.db.transaction(async (tx) => {
      await tx.execute(sql`update deposits set ${changes} where customer_id = ${customerId}`);
      await look(tx);
      tx.rollback();
    });
    await expect(looking).rejects.toThrow(TransactionRollbackError);
  }

  test('§9 turnover that the days behind a deposit are enough for reads no round of its day', async () => {
    await withDeposits(sql`turnover = 300, settled_at = settled_at - interval '2 days'`, async (tx) => {
      expect((await turnoverLeft(tx, customerId, testTimeZone)).left).toBe(0);
      expectFlat(await scansOf(turnoverStatement(customerId, testTimeZone), tx));
    });
  });

  test('§9 turnover reads each round of a day once, however many deposits it had', async () => {
    // Ten days ago, two at midnight and one an hour later: those of one moment ask for the same.
    const hour = sql`greatest(0, extract(day from now() - settled_at)::int / 10 - 1)`;
    const midnight = sql`((${daysAgo(10)}::date)::timestamp at time zone ${testTimeZone}::text)`;
    await withDeposits(sql`settled_at = ${midnight} + ${hour} * interval '1 hour'`, async (tx) => {
      const read = await rowsOf<{ asked: number; wagered: number }>(tx, turnoverStatement(customerId, testTimeZone));
      const right = await rowsOf<{ asked: number; wagered: number }>(
        tx,
        sql`select (select sum(turnover)::float8 from deposits d where d.settled_at >= o.settled_at) as asked,
          (select sum(bet_total)::float8 from game_rounds r where r.customer_id = o.customer_id and r.ended_at is not null
          and r.opened_at >= o.settled_at) as wagered from deposits o where o.customer_id = ${customerId}`,
      );
      const sorted = (rows: typeof read) => rows.map(({ asked, wagered }) => [Number(asked), Number(wagered)]).toSorted();
      expect(sorted(read)).toEqual(sorted(right));
      expect(new Set(sorted(read).map(([asked]) => asked)).size).toBe(2);
      const scans = await scansOf(turnoverStatement(customerId, testTimeZone), tx);
      expect(scans.reduce((sum, { looked }) => sum + looked, 0)).toBeLessThan(864 + 5 * size);
    });
  });

  test('a round in detail: the round and its movements are found by indexes', async () => {
    const { rows: bets } = await listBets(database.db, customerId, dayLongAgo, { size });
    const [bet] = bets;
    if (!bet) throw new Error('the day has rounds');
    const { id, openedAt } = bet;
    expect((await listRoundMovements(database.db, customerId, { id, openedAt, size })).rows).toMatchObject([{ kind: 'bet', amount: -100 }]);
    expectFlat(await scansOf(movementsStatement(customerId, { id, openedAt, size })));
  });

  test('the ids of a day’s entries are found within ten minutes around them', async () => {
    const { first, end } = await entryRangeOf(database.db, { customerId, kind: 'main' }, dayLongAgo);
    const [inDay] = await rowsOf<{ first: number; last: number }>(
      database.db,
      sql`select min(seq) as first, max(seq) as last from ledger_entries
        where created_at >= ${dayLongAgo.from} and created_at < ${dayLongAgo.until}`,
    );
    expect(inDay).toBeDefined();
    expect((inDay?.first ?? 0) - first).toBeGreaterThanOrEqual(0);
    expect((inDay?.first ?? 0) - first).toBeLessThanOrEqual(7);
    expect(end - (inDay?.last ?? 0)).toBeGreaterThan(0);
    expect(end - (inDay?.last ?? 0)).toBeLessThanOrEqual(8);
  });
});
