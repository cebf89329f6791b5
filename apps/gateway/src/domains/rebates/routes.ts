import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { claimRebateOf, readRebate } from './rebates.ts';

/** §2 "manual rebate". */
export function rebateHandlers({ database: { db }, timeZone, live }: Services): Pick<Handlers, 'getRebate' | 'claimRebate'> {
  return {
    getRebate: (context) => readRebate(db, signedIn(context).customerId, timeZone),

    claimRebate: async (context) => {
      const { customerId } = signedIn(context);
      const rebate = await context.once((tx) => claimRebateOf(tx, customerId, timeZone));
      live.changed(customerId);
      return rebate;
    },
  };
}
