import type { Jobs } from '../queue/Job.ts';
import { AppError } from '../wire/AppError.ts';
import { expiredBonuses, takeBack } from './takeBack.ts';

/** Bonuses that one run ends. */
const batch = 200;

/** Jobs of bonuses. What is left of one whose time is over leaves within a minute, and until then it holds. */
export const bonusJobs = {
  'bonuses.expire': {
    schedule: '* * * * *',
    async run({ database, live }, { comeAgain }) {
      const expired = await expiredBonuses(database.db, batch);
      for (const bonus of expired) {
        await database.db
          .transaction((tx) => takeBack(tx, bonus, 'expired'))
          .catch((error: unknown) => {
            // Its last round has ended it meanwhile.
            if (!(error instanceof AppError)) throw error;
          });
        live.changed(bonus.customerId);
      }
      if (expired.length === batch) comeAgain(0);
    },
  },
} satisfies Jobs;
