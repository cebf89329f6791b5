import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

const none = { enabled: false, count: 0 };

/** This gateway has no promotions that a member can claim: no kind is enabled, and there is nothing to count (§3 "Promo counters"). */
export function promotionHandlers(_services: Services): Pick<Handlers, 'getAvailablePromotions'> {
  return {
    getAvailablePromotions: async () => ({
      availablePromo: { LOGIN: none, MANUAL: none, REGISTER: none, SAVIOR: none, TICKET: none, REFERRAL: none, MISSION: none },
    }),
  };
}
