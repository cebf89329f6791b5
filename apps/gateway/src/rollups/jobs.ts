import type { Jobs } from '../queue/Job.ts';
import { followOnce } from './follow.ts';

/** Jobs of the rollups. Money that moved announces it (`followSoon`); once a minute it looks for what was not announced. */
export const rollupJobs = {
  'rollups.follow': {
    schedule: '* * * * *',
    runsAtStart: true,
    async run({ database, timeZone }, { complete, comeAgain }) {
      if (await followOnce(database.db, timeZone, (tx) => complete(tx))) comeAgain(0);
    },
  },
} satisfies Jobs;
