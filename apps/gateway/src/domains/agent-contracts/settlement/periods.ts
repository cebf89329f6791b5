import { type PeriodKind, periodKinds, settledPeriodOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import { followOnce } from '../../../rollups/follow.ts';
import { type Period, type PeriodRow, periodColumns, toPeriod } from './Period.ts';
import type { DividendPeriod } from './settledBy.ts';
import { turnDividends } from './turnDividends.ts';

/** Of two processes that open the first one, one does. One that follows another settles what that did. */
async function open(tx: Db | Tx, kind: PeriodKind, begin: Date, timeZone: string): Promise<void> {
  const { end } = settledPeriodOf(kind, begin, timeZone);
  await tx.execute(sql`insert into settlement_periods (kind, begins_at, ends_at, settles_dividends)
    select ${kind}::text, ${begin.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz,
      coalesce((select settles_dividends from settlement_periods where kind = ${kind} order by begins_at desc limit 1), false)
    on conflict do nothing`);
}

/** Opens the first period of each kind that has none open, at its natural beginning. */
export async function openFirstPeriods(
  db: Db,
  { timeZone, dividendPeriod }: Pick<Sealing, 'timeZone' | 'dividendPeriod'>,
  now = new Date(),
): Promise<void> {
  const [some] = await rowsOf(db, sql`select 1 from settlement_periods limit 1`);
  // Play of before the first period is over: it is rolled up, and counts for no contract.
  if (!some) while (await followOnce(db, timeZone));
  const known = await rowsOf<PeriodRow>(db, sql`select ${periodColumns} from settlement_periods where sealed_at is null`);
  for (const kind of periodKinds.filter((one) => !known.some((row) => row.kind === one))) {
    await open(db, kind, settledPeriodOf(kind, now, timeZone).begin, timeZone);
  }
  if (!known.some(({ settlesDividends }) => settlesDividends)) await turnDividends(db, dividendPeriod);
}

/** The open period of a kind, or that of dividends, held until the transaction ends: it is not sealed meanwhile. */
export async function holdPeriod(tx: Tx, kind: PeriodKind | 'dividends'): Promise<Period> {
  const isKind = kind === 'dividends' ? sql`settles_dividends` : sql`kind = ${kind}`;
  const hold = () =>
    rowsOf<PeriodRow>(tx, sql`select ${periodColumns} from settlement_periods where ${isKind} and sealed_at is null for share`);
  // A seal that it waited for has opened the next one, which only a later statement sees.
  const row = (await hold())[0] ?? (await hold())[0];
  if (!row) throw new Error(`No period of the kind ${kind} is open.`);
  return toPeriod(row);
}

interface Sealing {
  timeZone: string;
  /** By which periods the brand wants dividends settled. */
  dividendPeriod: DividendPeriod;
  /** What follows from a seal, in its transaction. */
  onSealed(tx: Tx, period: Period): Promise<void>;
  /** Kinds that end now, before their time. Default none. */
  early?: readonly PeriodKind[];
}

/**
 * Seals the open periods that are over, in one transaction: the five minutes, and each longer period that ends where the next five minutes begin
 * or before. The follower holds the open five minutes while it counts, so that what is counted is on one side of every seal. After a stop of
 * hours the five minutes of before reach up to now: nothing was counted between, and no period lies there.
 * @returns the sealed ones
 */
export async function sealPeriods(db: Db, { timeZone, dividendPeriod, onSealed, early = [] }: Sealing): Promise<Period[]> {
  return db.transaction(async (tx) => {
    const rows = await rowsOf<PeriodRow & { now: string }>(
      tx,
      sql`select ${periodColumns}, clock_timestamp() as now from settlement_periods where sealed_at is null
        order by kind for update`,
    );
    const now = new Date(rows[0]?.now ?? Date.now());
    const current = new Map(rows.map((row) => [row.kind, toPeriod(row)]));
    const sealed: Period[] = [];
    /** Ends an open period at a moment, and opens the one that begins at another. */
    const turn = async (kind: PeriodKind, endsAt: Date, begin: Date): Promise<void> => {
      const before = current.get(kind);
      if (!before || before.beginsAt >= endsAt) return;
      const { beginsAt, settlesDividends } = before;
      await tx.execute(sql`update settlement_periods set sealed_at = statement_timestamp(), ends_at = ${endsAt.toISOString()}
        where kind = ${kind} and begins_at = ${beginsAt.toISOString()}`);
      await open(tx, kind, begin, timeZone);
      current.set(kind, { ...before, beginsAt: begin, endsAt: settledPeriodOf(kind, begin, timeZone).end });
      const period = { kind, beginsAt, endsAt, settlesDividends };
      await onSealed(tx, period);
      sealed.push(period);
    };
    const five = current.get('fiveMinutes');
    if (five && five.endsAt <= now) {
      const next = settledPeriodOf('fiveMinutes', now, timeZone).begin;
      await turn('fiveMinutes', next, next);
      for (const { kind, endsAt } of [...current.values()]) {
        if (kind !== 'fiveMinutes' && endsAt <= next) await turn(kind, endsAt, settledPeriodOf(kind, next, timeZone).begin);
      }
    }
    // What ends early is a boundary of the five minutes, too.
    if (early.length > 0) for (const kind of new Set<PeriodKind>(['fiveMinutes', ...early])) await turn(kind, now, now);
    if (sealed.some(({ kind }) => kind === 'semimonthly' || kind === 'monthly')) await turnDividends(tx, dividendPeriod);
    return sealed;
  });
}

/** Milliseconds until the first of the open periods is over, by the clock of the database. */
export async function msUntilSeal(db: Db): Promise<number> {
  const [row] = await rowsOf<{ ms: number | null }>(
    db,
    sql`select (extract(epoch from min(ends_at) - clock_timestamp()) * 1000)::float8 as ms from settlement_periods where sealed_at is null`,
  );
  return Math.max(0, row?.ms ?? 0);
}
