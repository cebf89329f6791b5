import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The signed-in player: who he is, and what he has (§3). */
export function memberHandlers(): Pick<Handlers, 'getMemberInfo' | 'getBalance'> {
  return {
    getMemberInfo: async (context) => {
      const { customerId, account, nickname, type, isAgent, toUpline, iconId, isLegionMaster, passwordExpired, oldPasswordKnown } =
        signedIn(context);
      const flags = { isLegionMaster, passwordExpired, oldPasswordKnown };
      return { id: customerId, account, nickname, type, isAgent, toUpline, iconId, ...flags };
    },

    getBalance: async (context) => ({ sumBalance: signedIn(context).balance, currency: 'VND' }),
  };
}
