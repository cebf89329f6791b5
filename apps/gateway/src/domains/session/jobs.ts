import { sql } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf, sweepSchedule } from '../../queue/sweep.ts';
import { sweepFreePlay } from './freePlay.ts';
import { isForgottenAttempt } from './loginAttempts.ts';
import { isUntrusted } from './trustedAddresses.ts';

const isExpired = sql`expires_at < now()`;

/** Jobs of this domain. */
export const sessionJobs = {
  'session.sweepChallenges': sweepOf(schema.loginChallenges, isExpired),
  'session.sweepCounters': sweepOf(schema.attemptCounters, sql`resets_at < now()`),
  'session.sweepFreePlay': {
    schedule: sweepSchedule,
    isLong: true,
    async run({ database }, { comeAgain }) {
      if (await sweepFreePlay(database.db)) comeAgain(0);
    },
  },
  'session.sweepLoginAttempts': sweepOf(schema.loginAttempts, isForgottenAttempt),
  'session.sweepPasswordResets': sweepOf(schema.passwordResets, isExpired),
  'session.sweepSocialAttempts': sweepOf(schema.socialAttempts, isExpired),
  'session.sweepSocialTickets': sweepOf(schema.socialTickets, isExpired),
  'session.sweepTrustedAddresses': sweepOf(schema.trustedIps, isUntrusted),
} satisfies Jobs;
