import { missionPeriods } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { deleteSome } from '../../queue/deleteSome.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepSchedule } from '../../queue/sweep.ts';
import { freezeOne, payPrizes } from './freeze.ts';

/** Whether a score or a bucket is of a period that is not shown any more: the last one whose result stands is. */
const ofTable = (table: string) => sql`starts_on < (select l.frozen_to - case l.period when 'day' then 1 else 7 end from leaderboards l
  where l.period = ${sql.identifier(table)}.period)`;

/** Jobs of this domain. */
export const missionJobs = {
  'missions.freeze': {
    schedule: '*/5 * * * *',
    runsAtStart: true,
    async run({ database: { db }, timeZone, live }, { comeAgain }) {
      for (const period of missionPeriods) while (await freezeOne(db, period, timeZone));
      const { paid, isMore } = await payPrizes(db);
      for (const customerId of paid) live.changed(customerId);
      if (isMore) comeAgain(0);
    },
  },
  'missions.sweepScores': {
    schedule: sweepSchedule,
    isLong: true,
    async run({ database: { db } }, { comeAgain }) {
      const more = [
        await deleteSome(db, schema.leaderboardScores, ofTable('leaderboard_scores')),
        await deleteSome(db, schema.leaderboardBuckets, ofTable('leaderboard_buckets')),
      ];
      if (more.includes(true)) comeAgain(0);
    },
  },
} satisfies Jobs;
