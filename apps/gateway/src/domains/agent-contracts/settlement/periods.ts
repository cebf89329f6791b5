import { type PeriodKind, periodKinds, settledPeriodOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';

export interface Period {
  kind: PeriodKind;
  beginsAt: Date;
  endsAt: Date;
}

interface PeriodRow {
  kind: PeriodKind;
  beginsAt: string;
  endsAt: string;
}

const toPeriod = ({ kind, beginsAt, endsAt }: PeriodRow): Period => ({ kind, beginsAt: new Date(beginsAt), endsAt: new Date(endsAt) });
const columns = sql`kind, begins_at as "beginsAt", ends_at as "endsAt"`;

async function open(tx: Db | Tx, kind: PeriodKind, begin: Date, timeZone: string): Promise<void> {
  const { end } = settledPeriodOf(kind, begin, timeZone);
  await tx.execute(sql`insert into settlement_periods (kind, begins_at, ends_at) values (${kind}, ${begin.toISOString()}, ${end.toISOString()})
    on conflict do nothing`);
}

/** Opens the first period of each kind, at its natural beginning. */
export async function openFirstPeriods(db: Db, timeZone: string, now = new Date()): Promise<void> {
  const known = new Set(
    (await rowsOf<{ kind: PeriodKind }>(db, sql`select kind from settlement_periods where sealed_at is null`)).map(({ kind }) => kind),
  );
  for (const kind of periodKinds.filter((one) => !known.has(one))) {
    await open(db, kind, settledPeriodOf(kind, now, timeZone).begin, timeZone);
  }
}

/** The open period of a kind, held until the transaction ends: it is not sealed meanwhile. */
export async function holdPeriod(tx: Tx, kind: PeriodKind): Promise<Period> {
  const hold = () =>
    rowsOf<PeriodRow>(tx, sql`select ${columns} from settlement_periods where kind = ${kind} and sealed_at is null for share`);
  // A seal that it waited for has opened the next one, which only a later statement sees.
  const row = (await hold())[0] ?? (await hold())[0];
  if (!row) throw new Error(`No period of the kind ${kind} is open.`);
  return toPeriod(row);
}

/**
 * Seals every open period that is over, with the five minutes in which it ends: what is counted from here on counts for the next. The follower
 * holds the open five minutes while it counts, so that each round is on one side of the seal.
 * @param onSealed what follows from a seal, in its transaction
 * @param early kinds that end now, before their time
 * @returns the sealed ones
 */
export async function sealPeriods(
  db: Db,
  timeZone: string,
  onSealed: (tx: Tx, period: Period) => Promise<void>,
  early: readonly PeriodKind[] = [],
): Promise<Period[]> {
  return db.transaction(async (tx) => {
    const rows = await rowsOf<PeriodRow & { now: string }>(
      tx,
      sql`select ${columns}, clock_timestamp() as now from settlement_periods where sealed_at is null order by kind for update`,
    );
    const now = new Date(rows[0]?.now ?? Date.now());
    // A boundary of any kind is one of the five minutes, too.
    const ending = early.length > 0 ? [...early, 'fiveMinutes' as const] : [];
    const over = rows.map(toPeriod).filter(({ kind, beginsAt, endsAt }) => endsAt <= now || (ending.includes(kind) && beginsAt < now));
    const sealed: Period[] = [];
    for (const { kind, beginsAt, endsAt } of over) {
      const end = endsAt <= now ? endsAt : now;
      await tx.execute(sql`update settlement_periods set sealed_at = clock_timestamp(), ends_at = ${end.toISOString()}
        where kind = ${kind} and begins_at = ${beginsAt.toISOString()}`);
      await open(tx, kind, end, timeZone);
      const period = { kind, beginsAt, endsAt: end };
      await onSealed(tx, period);
      sealed.push(period);
    }
    return sealed;
  });
}
