import { checkPattern, isAccountName } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import type { Handlers } from '../../wire/implement.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { defaultRegistrationSetting } from '../registration/registrationSetting.ts';
import { limitTries } from '../session/counters.ts';
import { type ChangeVisit, tellOwnerBeside } from '../session/tellOwner.ts';
import { sendInBackground } from '../verification/sendInBackground.ts';
import { resetMail } from './resetMail.ts';
import { findByAddress, linkMinutes, openReset, resetByLink, resetBySms } from './resetPassword.ts';

const windowSeconds = 5 * 60;

/** Those who forgot their password (§2 "Forgot-password modal"). */
export function recoveryHandlers(services: Services): Pick<Handlers, 'requestPasswordEmail' | 'resetPassword' | 'resetPasswordBySms'> {
  const { config, database, live, phones, secrets, settings } = services;
  const passwordOptions = { setting: defaultRegistrationSetting, defaultPassword: config.defaultPassword };
  // Never the request's own Host: the caller must not choose the link's target.
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const limitByAddress = (ip: string) =>
    limitTries(database.db, `recovery ${networkOf(ip)}`, { max: config.loginRateMax, seconds: windowSeconds });
  const onReset = (customerId: string, visit: ChangeVisit): void => {
    live.changed(customerId);
    tellOwnerBeside(services, { customerId, what: 'password', visit });
  };

  return {
    requestPasswordEmail: async ({ request: { username, email, challenge }, ip, language }) => {
      await services.assertChallenge({ ip, challenge });
      if (!isAccountName(username)) {
        throw refusedFields([{ field: 'username', code: 'account_format_error' }], 'account_format_error');
      }
      if (checkPattern('email', email, { min: 3, max: 100 })) {
        throw refusedFields([{ field: 'email', code: 'email_format_error' }], 'email_format_error');
      }
      await limitByAddress(ip);
      const owner = await findByAddress(database.db, phones, { username, email });
      // §8 "Username/Email does not exist", for the brands that tell it at the login too.
      if (!owner && settings.flags().notExistUserRedirect) throw new AppError('not.exists.user');
      // An account that is sent no more for now is answered as any other: a refusal would tell that name and address fit.
      const token = owner && (await openReset(database.db, owner.id));
      if (owner && token) {
        const link = `${origin}/web/reset-password?token=${token}`;
        sendInBackground(services, { channel: 'mail', recipient: owner.email, ...resetMail(language, link) });
      }
      return { expiredMinutes: linkMinutes };
    },

    resetPassword: async ({ request, ip, userAgent }) => {
      await limitByAddress(ip);
      onReset(await resetByLink(database, passwordOptions, request), { ip, userAgent });
      return {};
    },

    resetPasswordBySms: async ({ request, ip, userAgent }) => {
      await limitByAddress(ip);
      const mobile = phones.phoneOf(request.mobileNum, request.countryDialingCode);
      onReset(await resetBySms(database, secrets, passwordOptions, { ...request, mobile }), { ip, userAgent });
      return {};
    },
  };
}
