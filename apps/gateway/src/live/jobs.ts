import { schema } from '../db/schema.ts';
import type { Jobs } from '../queue/Job.ts';
import { sweepOf, sweepSchedule } from '../queue/sweep.ts';
import { isOldEvent } from './outbox.ts';
import { sweepPlaces } from './places.ts';

/** Jobs of live events. */
export const liveJobs = {
  'live.sweepOutbox': sweepOf(schema.liveOutbox, isOldEvent),
  'live.sweepStreams': { schedule: sweepSchedule, isLong: true, run: ({ database }) => sweepPlaces(database.db) },
} satisfies Jobs;
