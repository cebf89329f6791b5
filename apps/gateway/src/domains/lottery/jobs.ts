import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';
import { drawDue } from './draws.ts';

/** Jobs of this domain. */
export const lotteryJobs = {
  'lottery.draw': { schedule: '* * * * *', runsAtStart: true, run: ({ database, draws }) => drawDue(database.db, draws) },
  // Results are kept as long as account records (§9: 30 days).
  'lottery.sweepDraws': sweepOf(schema.lotteryDraws, sql`drawn_at < now() - interval '30 days'`),
} satisfies Jobs;
