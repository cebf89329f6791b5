import { sql } from 'drizzle-orm';
import { schema } from '../db/schema.ts';
import type { Jobs } from '../queue/Job.ts';
import { sweepOf } from '../queue/sweep.ts';

/** Jobs of what all calls share. */
export const wireJobs = {
  'wire.sweepBodies': sweepOf(schema.seenBodies, sql`seen_at < now() - interval '2 days'`),
  'wire.sweepIdempotencyKeys': sweepOf(schema.idempotencyKeys, sql`created_at < now() - interval '30 days'`),
} satisfies Jobs;
