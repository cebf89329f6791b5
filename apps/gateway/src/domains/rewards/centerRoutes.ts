import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { claimAll, listHistory, readRewards } from './rewards.ts';

/** The reward centre (§2). */
export function centerHandlers({
  database: { db },
  timeZone,
  live,
  settings,
}: Services): Pick<Handlers, 'listRewards' | 'claimRewards' | 'listRewardHistory'> {
  return {
    listRewards: (context) => readRewards(db, signedIn(context).customerId, timeZone),

    claimRewards: async (context) => {
      const { customerId } = signedIn(context);
      const claimed = await context.once((tx) => claimAll(tx, customerId, timeZone));
      live.changed(customerId);
      return claimed;
    },

    listRewardHistory: async (context) => {
      const { rows, next } = await listHistory(db, signedIn(context).customerId, { ...context.request, recordDays: settings.recordDays() });
      return { rows: [...rows], ...(next !== undefined && { next }) };
    },
  };
}
