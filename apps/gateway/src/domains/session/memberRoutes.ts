import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { changeProfile } from '../security/profile.ts';

/** The signed-in player's profile and balances (§3). */
export function memberHandlers({
  currency,
  database,
}: Services): Pick<Handlers, 'getMemberInfo' | 'getMemberIcon' | 'setProfile' | 'getBalance'> {
  return {
    getMemberInfo: async (context) => {
      const { customerId, account, nickname, type, isAgent, toUpline, iconId, isLegionMaster, passwordExpired, oldPasswordKnown } =
        signedIn(context);
      const flags = { isLegionMaster, passwordExpired, oldPasswordKnown };
      return { id: customerId, account, nickname, type, isAgent, toUpline, iconId, ...flags };
    },

    getMemberIcon: async (context) => ({ iconId: signedIn(context).iconId }),

    setProfile: async (context) => changeProfile(database.db, signedIn(context).customerId, context.request),

    getBalance: async (context) => ({ sumBalance: signedIn(context).balance, currency }),
  };
}
