import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** The help centre (§2, §7), to everybody. */
export function helpHandlers({ help, settings }: Services): Pick<Handlers, 'getHelpCenter'> {
  return {
    getHelpCenter: async ({ request }) =>
      help.in(request.lang, {
        minimumAge: settings.minimumAge(),
        recordDays: settings.recordDays(),
        cashier: settings.cashierTerms(),
        referral: settings.referralTerms(),
      }),
  };
}
