import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';

/** Jobs of this domain. */
export const verificationJobs = {
  'verification.sweepCaptchas': sweepOf(schema.captchas, sql`expires_at < now()`),
  'verification.sweepCodes': sweepOf(schema.verificationCodes, sql`expires_at < now() - interval '1 day'`),
} satisfies Jobs;
