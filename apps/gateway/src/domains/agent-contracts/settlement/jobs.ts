import { type PeriodKind, periodKinds } from '@baize/contract';
import type { Db, Tx } from '../../../db/database.ts';
import type { Job, Jobs } from '../../../queue/Job.ts';
import { followOnce } from '../../../rollups/follow.ts';
import type { Services } from '../../../services.ts';
import { billNext } from './bill.ts';
import { announceOverdue, collectDebts, payDebt, refuseOverdue } from './debt.ts';
import { foldCounted } from './fold.ts';
import { holdFromPeriod } from './holdFromPeriod.ts';
import type { Period } from './Period.ts';
import { type BilledPeriod, hasOpenBills, house, payDownline, payersOf } from './pay.ts';
import { msUntilSeal, openFirstPeriods, sealPeriods } from './periods.ts';
import { settlementSweeps } from './sweeps.ts';

/** Batches of the follower before a seal. */
const mostBatches = 40;

const bucketOf = ({ kind, beginsAt }: BilledPeriod): string => `${kind}/${beginsAt.toISOString()}`;

/** @throws Error where there is no such period */
function periodIn(bucket: string): BilledPeriod {
  const [kind, begin = ''] = bucket.split('/').slice(-2);
  const known = periodKinds.find((one) => one === kind);
  if (!known || Number.isNaN(Date.parse(begin))) throw new Error(`There is no period ${bucket}.`);
  return { kind: known, beginsAt: new Date(begin) };
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
  const { dividendPeriod } = settings.contractRules();
  await openFirstPeriods(db, { timeZone, dividendPeriod });
  // As much as waits now: what comes meanwhile is the next period's.
  for (let batches = 0; batches < mostBatches && (await followOnce(db, timeZone)); batches += 1);
  const onSealed = async (tx: Tx, period: Period): Promise<void> => {
    await holdFromPeriod(tx, period);
    await queue.announce(tx, { kind: 'contracts.bill', bucket: period.kind });
  };
  const sealed = await sealPeriods(db, { timeZone, dividendPeriod, onSealed, early });
  queue.wake();
  return sealed;
}

const seal: Job = {
  isLong: true,
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
  isLong: true,
  async run({ database, settings, timeZone, queue }, { bucket, comeAgain }) {
    const kind = periodKinds.find((one) => one === bucket);
    if (!kind) throw new Error(`There is no period ${bucket}.`);
    // Of a longer period each part would look into every five minutes.
    const folds = kind !== 'fiveMinutes' && kind !== 'hourly';
    const isMore =
      (folds && (await foldCounted(database.db))) ||
      (await billNext(database.db, kind, { ...settings.contractRules(), timeZone }, async (tx, period) => {
        for (const payer of await payersOf(tx, period))
          await queue.announce(tx, { kind: 'contracts.pay', bucket: `${payer}/${bucketOf(period)}` });
      }));
    if (isMore) comeAgain(0);
    queue.wake();
  },
};

/** Pays the bills of one payer for a period; those who are paid then pay theirs. */
const pay: Job = {
  isLong: true,
  async run(services, { bucket, comeAgain }) {
    const { database, queue, live, settings } = services;
    const [payer = house] = bucket.split('/');
    const period = periodIn(bucket);
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
    const { nextMs, receivers } = await refuseOverdue(database.db, bucket);
    for (const customerId of [bucket, ...receivers]) live.changed(customerId);
    await queue.announce(database.db, { kind: 'contracts.collect' });
    if (nextMs !== undefined) comeAgain(nextMs);
    queue.wake();
  },
};

/** Takes what comes to frozen agents for what they owe (§4 "payment to the downline is forced"). */
const collect: Job = {
  isLong: true,
  schedule: '* * * * *',
  async run({ database, live, log }) {
    const failed = (error: unknown): void => log.warn({ err: error }, 'a debt could not be collected');
    for (const customerId of await collectDebts(database.db, failed)) live.changed(customerId);
  },
};

/** Has what is left to settle of the play in few rows, also of half a month of many members. */
const fold: Job = {
  isLong: true,
  schedule: '7 * * * *',
  async run({ database }, { comeAgain }) {
    if (await foldCounted(database.db)) comeAgain(0);
  },
};

/** Jobs of settlement. */
export const settlementJobs = {
  'contracts.seal': seal,
  'contracts.bill': bill,
  'contracts.pay': pay,
  'contracts.overdue': overdue,
  'contracts.collect': collect,
  'contracts.fold': fold,
  ...settlementSweeps,
} satisfies Jobs;
