import { type PeriodKind, periodKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { Job, Jobs } from '../../../queue/Job.ts';
import { followOnce } from '../../../rollups/follow.ts';
import type { Services } from '../../../services.ts';
import { billNext } from './bill.ts';
import { announceOverdue, collectDebts, payDebt, refuseOverdue } from './debt.ts';
import { holdFromPeriod } from './holdFromPeriod.ts';
import { hasOpenBills, house, payDownline, payersOf } from './pay.ts';
import { msUntilSeal, openFirstPeriods, type Period, sealPeriods } from './periods.ts';

/** Batches of the follower before a seal. */
const mostBatches = 40;

const bucketOf = ({ kind, beginsAt }: Pick<Period, 'kind' | 'beginsAt'>): string => `${kind}/${beginsAt.toISOString()}`;

/** @throws Error where there is no such sealed period */
async function periodIn({ database }: Pick<Services, 'database'>, bucket: string): Promise<Period> {
  const [kind = '', begin = ''] = bucket.split('/').slice(-2);
  const [row] = await rowsOf<{ endsAt: string }>(
    database.db,
    sql`select ends_at as "endsAt" from settlement_periods where kind = ${kind} and begins_at = ${begin} and sealed_at is not null`,
  );
  const known = periodKinds.find((one) => one === kind);
  if (!row || !known) throw new Error(`There is no sealed period ${bucket}.`);
  return { kind: known, beginsAt: new Date(begin), endsAt: new Date(row.endsAt) };
}

/**
 * Seals what is over, and has the bills of it made. Rounds that ended before are counted first.
 * @param early kinds that end now, before their time
 * @returns the sealed periods
 */
export async function closePeriods(
  { db, timeZone, queue, settings }: Pick<Services, 'timeZone' | 'queue' | 'settings'> & { db: Db },
  early: readonly PeriodKind[] = [],
): Promise<Period[]> {
  await openFirstPeriods(db, timeZone);
  // As much as waits now: what comes meanwhile is the next period's.
  for (let batches = 0; batches < mostBatches && (await followOnce(db, timeZone)); batches += 1);
  const onSealed = async (tx: Tx, period: Period): Promise<void> => {
    await holdFromPeriod(tx, period, settings.contractRules().dividendPeriod);
    await queue.announce(tx, { kind: 'contracts.bill', bucket: period.kind });
  };
  const sealed = await sealPeriods(db, { timeZone, onSealed, early });
  queue.wake();
  return sealed;
}

const seal: Job = {
  schedule: '*/5 * * * *',
  runsAtStart: true,
  async run(services, { comeAgain }) {
    const { db } = services.database;
    await closePeriods({ ...services, db });
    // By the clock of the database: that of the process may be ahead, and would find nothing over.
    comeAgain(await msUntilSeal(db));
  },
};

/** Makes the bills of a kind's sealed periods, one period after the other, and has those of each paid from the top. */
const bill: Job = {
  async run({ database, settings, timeZone, queue }, { bucket, comeAgain }) {
    const kind = periodKinds.find((one) => one === bucket);
    if (!kind) throw new Error(`There is no period ${bucket}.`);
    const isMore = await billNext(database.db, kind, { ...settings.contractRules(), timeZone }, async (tx, period) => {
      for (const payer of await payersOf(tx, period))
        await queue.announce(tx, { kind: 'contracts.pay', bucket: `${payer}/${bucketOf(period)}` });
    });
    if (isMore) comeAgain(0);
    queue.wake();
  },
};

/** Pays the bills of one payer for a period; those who are paid then pay theirs. */
const pay: Job = {
  async run(services, { bucket, comeAgain }) {
    const { database, queue, live, settings } = services;
    const [payer = house] = bucket.split('/');
    const period = await periodIn(services, bucket);
    const paid: string[] = [];
    const onPaid = async (tx: Tx, customerId: string): Promise<void> => {
      paid.push(customerId);
      if (await hasOpenBills(tx, customerId, period)) {
        await queue.announce(tx, { kind: 'contracts.pay', bucket: `${customerId}/${bucketOf(period)}` });
      }
    };
    // The oldest first: what comes in pays what is owed before it pays a new bill.
    if (payer !== house) paid.push(...(await database.db.transaction((tx) => payDebt(tx, payer))).receivers);
    const { graceDays } = settings.contractRules();
    if (await payDownline(database.db, payer, period, { onPaid, graceDays })) comeAgain(0);
    await announceOverdue(database.db, queue, payer);
    for (const customerId of [...paid, ...(payer === house ? [] : [payer])]) live.changed(customerId);
    queue.wake();
  },
};

/** §4: what is not paid after the days of grace is refused, and its payer frozen. */
const overdue: Job = {
  async run(services, { bucket, comeAgain }) {
    const { database, live, queue } = services;
    const nextMs = await refuseOverdue(database.db, bucket);
    live.changed(bucket);
    await queue.announce(database.db, { kind: 'contracts.collect' });
    if (nextMs !== undefined) comeAgain(nextMs);
    queue.wake();
  },
};

/** Takes what comes to frozen agents for what they owe (§4 "payment to the downline is forced"). */
const collect: Job = {
  schedule: '* * * * *',
  async run({ database, live, log }) {
    const failed = (error: unknown): void => log.warn({ err: error }, 'a debt could not be collected');
    for (const customerId of await collectDebts(database.db, failed)) live.changed(customerId);
  },
};

/** Jobs of settlement. */
export const settlementJobs = {
  'contracts.seal': seal,
  'contracts.bill': bill,
  'contracts.pay': pay,
  'contracts.overdue': overdue,
  'contracts.collect': collect,
} satisfies Jobs;
