import { sql } from 'drizzle-orm';
import type { Job, Jobs } from '../queue/Job.ts';
import { sweepOf } from '../queue/sweep.ts';
import { type Drawing, drawDue, msToNextDraw } from './drawDue.ts';
import { drawOutside, outsideDue } from './drawOutside.ts';
import { makePeriods } from './makePeriods.ts';
import { readPeriods } from './readDraws.ts';
import { lotteryPeriods } from './schema.ts';

const minuteMs = 60_000;

/** What a result is followed by: it is announced to those who settle, and told to everybody who listens. */
const drawingOf = ({ database, timeZone, queue, live }: Parameters<Job['run']>[0]): Drawing => ({
  timeZone,
  onDrawn: (tx, { lottery, period }) => queue.announce(tx, { kind: 'lottery.settle', bucket: `${lottery} ${period}` }),
  async tell(lottery, draw) {
    const [{ open } = { open: [] }] = await readPeriods(database.db, [lottery]);
    live.tellAll('lotteryDrawn', { lottery, ...draw, open });
  },
});

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
    async run(services, { comeAgain }) {
      const { database, draws, queue } = services;
      const isMore = await drawDue(database.db, draws.lotteries, drawingOf(services));
      // Each minute until there is a result: one that failed is asked for again no later.
      for (const { lottery, period } of await outsideDue(database.db))
        await queue.announce(database.db, { kind: 'draws.ask', bucket: `${lottery} ${period}` });
      queue.wake();
      // By the database's clock: one that is behind this process's would find nothing due at the minute, and draw a minute late.
      comeAgain(isMore ? 0 : Math.min(minuteMs, (await msToNextDraw(database.db)) ?? minuteMs));
    },
  },
  // A failed one is what tells an operator that sources don't agree: it is tried as long as a result may come.
  'draws.ask': {
    isLong: true,
    mostTries: Number.POSITIVE_INFINITY,
    async run(services, { bucket }) {
      const { database, draws, queue } = services;
      const [code = '', period = ''] = bucket.split(' ');
      const lottery = draws.lotteries.find((one) => one.code === code);
      if (!lottery) return;
      await drawOutside(database.db, lottery, period, drawingOf(services));
      queue.wake();
    },
  },
  // Results are kept as long as account records (§9: 30 days).
  'draws.sweep': sweepOf(lotteryPeriods, sql`draws_at < now() - interval '31 days'`),
} satisfies Jobs;
