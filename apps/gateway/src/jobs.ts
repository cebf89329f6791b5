import { bonusJobs } from './bonuses/jobs.ts';
import { takeStatistics } from './db/takeStatistics.ts';
import { settlementJobs } from './domains/agent-contracts/settlement/jobs.ts';
import { cashierJobs } from './domains/cashier/jobs.ts';
import { legionJobs } from './domains/legion/jobs.ts';
import { lotteryJobs } from './domains/lottery/jobs.ts';
import { missionJobs } from './domains/missions/jobs.ts';
import { playerProtectionJobs } from './domains/player-protection/jobs.ts';
import { promotionJobs } from './domains/promotions/jobs.ts';
import { rainJobs } from './domains/rewards/rain/jobs.ts';
import { securityJobs } from './domains/security/jobs.ts';
import { sessionJobs } from './domains/session/jobs.ts';
import { verificationJobs } from './domains/verification/jobs.ts';
import { walletJobs } from './domains/wallet/jobs.ts';
import { drawJobs } from './draws/jobs.ts';
import { liveJobs } from './live/jobs.ts';
import type { Job } from './queue/Job.ts';
import type { JobKind } from './queue/kinds.ts';
import { sweepSchedule } from './queue/sweep.ts';
import { type JobOutcome, startWorker, type Worker } from './queue/worker.ts';
import { rollupJobs } from './rollups/jobs.ts';
import type { Services } from './services.ts';
import { wireJobs } from './wire/jobs.ts';

/** The embedded database has no process of its own that keeps its statistics, as a server has. */
const analyze: Job = {
  schedule: sweepSchedule,
  isLong: true,
  run: async ({ database }) => {
    if (database.kind === 'pglite') await takeStatistics(database.db, 'analyze');
  },
};

/** How the work of each kind is done. */
export const jobs: Readonly<Record<JobKind, Job>> = {
  ...bonusJobs,
  ...cashierJobs,
  ...settlementJobs,
  ...drawJobs,
  ...lotteryJobs,
  ...playerProtectionJobs,
  ...promotionJobs,
  ...rainJobs,
  ...missionJobs,
  ...legionJobs,
  ...securityJobs,
  ...sessionJobs,
  ...verificationJobs,
  ...walletJobs,
  ...liveJobs,
  ...rollupJobs,
  ...wireJobs,
  'database.analyze': analyze,
};

/** The embedded database has one connection. On a server, jobs leave most of the pool to requests. */
const concurrencyOf = ({ database, config }: Services): number =>
  database.kind === 'pglite' ? 1 : Math.max(1, Math.min(4, Math.floor(config.databasePool.size / 2)));

/** Work that no request waits for: any process does it, and each job has one effect. */
export function startJobs(services: Services, onRun?: (kind: JobKind, outcome: JobOutcome) => void): Worker {
  return startWorker(services, { jobs, concurrency: concurrencyOf(services), onRun });
}
