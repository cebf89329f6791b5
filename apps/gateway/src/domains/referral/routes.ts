import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { claimFriends, listFriends, readReferral } from './referrals.ts';

/** Friends whom a member brings (§2 "referral"). */
export function referralHandlers({
  database: { db },
  live,
  settings,
}: Services): Pick<Handlers, 'getReferral' | 'listReferrals' | 'claimReferrals'> {
  return {
    getReferral: (context) => readReferral(db, signedIn(context).customerId, settings.referralTerms()),

    listReferrals: async (context) => {
      const { rows, next } = await listFriends(db, signedIn(context).customerId, settings.referralTerms(), context.request);
      return { rows: [...rows], ...(next !== undefined && { next }) };
    },

    claimReferrals: async (context) => {
      const { customerId } = signedIn(context);
      const claimed = await context.once(async (tx) => ({ amount: await claimFriends(tx, customerId, settings.referralTerms()) }));
      live.changed(customerId);
      return claimed;
    },
  };
}
