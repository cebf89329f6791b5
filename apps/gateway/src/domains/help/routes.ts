import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The help centre (§2, §7), to everybody. */
export function helpHandlers({ currency, help, settings }: Services): Pick<Handlers, 'getHelpCenter'> {
  return {
    getHelpCenter: async ({ request }) =>
      help.in(request.lang, {
        currency,
        minimumAge: settings.minimumAge(),
        recordDays: settings.recordDays(),
        cashier: settings.cashierTerms(),
        referral: settings.referralTerms(),
      }),
  };
}
