import { schema } from '../../db/schema.ts';
import type { Jobs } from '../../queue/Job.ts';
import { sweepOf } from '../../queue/sweep.ts';
import { isForgottenSession } from './sessionList.ts';

/** Jobs of this domain. */
export const securityJobs = { 'security.sweepSessions': sweepOf(schema.sessions, isForgottenSession) } satisfies Jobs;
