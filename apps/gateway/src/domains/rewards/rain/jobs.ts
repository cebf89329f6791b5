import type { Jobs } from '../../../queue/Job.ts';
import { endedRains, settleRain } from './settleRain.ts';

/** Rains that one run settles. */
const batch = 50;

/** Jobs of red rain. Nobody catches anything after the end; what is left returns within a minute. */
export const rainJobs = {
  'rewards.settleRains': {
    schedule: '* * * * *',
    runsAtStart: true,
    async run({ database, live }, { comeAgain }) {
      const ended = await endedRains(database.db, batch);
      for (const id of ended) {
        const agentId = await database.db.transaction((tx) => settleRain(tx, id));
        if (agentId !== undefined) live.changed(agentId);
      }
      if (ended.length === batch) comeAgain(0);
    },
  },
} satisfies Jobs;
