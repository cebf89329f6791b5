import { sql } from 'drizzle-orm';
import { schema } from '../db/schema.ts';
import type { Jobs } from '../queue/Job.ts';
import { sweepOf } from '../queue/sweep.ts';
import { drawDue } from './drawDue.ts';
import { makePeriods } from './makePeriods.ts';
import { readPeriods } from './readDraws.ts';

/** Jobs of the draws. Who waits for a result is announced a job of its own: nothing here reads what was bet. */
export const drawJobs = {
  'draws.periods': {
    schedule: '* * * * *',
    runsAtStart: true,
    run: ({ database, draws, timeZone }) => makePeriods(database.db, draws.lotteries, timeZone),
  },
  'draws.draw': {
    schedule: '* * * * *',
    runsAtStart: true,
    async run({ database, draws, timeZone, queue, live }, { comeAgain }) {
      const isMore = await drawDue(database.db, draws.lotteries, {
        timeZone,
        onDrawn: (tx, { lottery, period }) => queue.announce(tx, { kind: 'lottery.settle', bucket: `${lottery} ${period}` }),
        async tell(lottery, draw) {
          const [{ open } = { open: [] }] = await readPeriods(database.db, [lottery]);
          live.tellAll('lotteryDrawn', { lottery, ...draw, open });
        },
      });
      queue.wake();
      if (isMore) comeAgain(0);
    },
  },
  // Results are kept as long as account records (§9: 30 days).
  'draws.sweep': sweepOf(schema.lotteryPeriods, sql`draws_at < now() - interval '31 days'`),
} satisfies Jobs;
