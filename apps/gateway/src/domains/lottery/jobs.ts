import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';
import { advanceChases } from './chase/advanceChase.ts';
import { periodsToSettle, refundLate, settlePeriod } from './settle.ts';

/** Jobs of this domain. */
export const lotteryJobs = {
  'lottery.settle': {
    isLong: true,
    async run({ database, draws, timeZone, live, queue }, { bucket, comeAgain }) {
      const [code = '', period = ''] = bucket.split(' ');
      const lottery = draws.lotteries.find((one) => one.code === code);
      // What is open of a lottery that was taken down is refunded by the look.
      if (!lottery) return;
      const { settled, isMore, failure } = await settlePeriod(database.db, lottery, period, timeZone);
      for (const customerId of new Set(settled)) live.changed(customerId);
      if (isMore) return comeAgain(0);
      // Those that wait for these results bet on the next period, or end.
      await queue.announce(database.db, { kind: 'lottery.chase', bucket: '' });
      queue.wake();
      if (failure) throw failure;
    },
  },
  'lottery.chase': {
    schedule: '* * * * *',
    runsAtStart: true,
    async run({ database, draws, timeZone, live }, { comeAgain }) {
      const { moved, isMore, failure } = await advanceChases(database.db, { lotteries: draws.lotteries, timeZone });
      for (const customerId of new Set(moved)) live.changed(customerId);
      if (isMore) return comeAgain(0);
      if (failure) throw failure;
    },
  },
  'lottery.look': {
    schedule: '* * * * *',
    runsAtStart: true,
    async run({ database, draws, queue, live }, { comeAgain }) {
      for (const { lottery, period } of await periodsToSettle(database.db, draws.lotteries))
        await queue.announce(database.db, { kind: 'lottery.settle', bucket: `${lottery} ${period}` });
      const { refunded, isMore, failure } = await refundLate(database.db, draws.lotteries);
      for (const customerId of new Set(refunded)) live.changed(customerId);
      if (isMore) return comeAgain(0);
      if (failure) throw failure;
    },
  },
  'lottery.sweepStakes': sweepOf(schema.lotteryStakes, sql`created_at < now() - interval '31 days'`),
} satisfies Jobs;
