import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';

/** Jobs of this domain. */
export const playerProtectionJobs = {
  // No limit counts more than a month of 31 days.
  'protection.sweepSums': sweepOf(schema.protectionSums, sql`quarter < now() - interval '33 days'`),
} satisfies Jobs;
