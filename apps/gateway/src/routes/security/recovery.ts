import { checkPattern, isAccountName } from '@baize/contract';
import { limitTries } from '../../plugins/app/customers/counters.ts';
import { phoneOf } from '../../plugins/app/customers/phones.ts';
import { linkMinutes, openReset, resetByLink, resetBySms } from '../../plugins/app/customers/resetPassword.ts';
import { type ChangeVisit, tellOwnerBeside } from '../../plugins/app/customers/tellOwner.ts';
import { defaultRegistrationSetting } from '../../plugins/app/registration/registrationSetting.ts';
import type { Services } from '../../services.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import type { Handlers } from '../../wire/implement.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { sendBeside } from '../verification/sendBeside.ts';
import { resetMail } from './resetMail.ts';

/** Requests for a link: of one account an hour, whoever asks. */
const perAccount = { max: 5, seconds: 3_600 };
const windowSeconds = 5 * 60;

/** Those who forgot their password (§2 "Forgot-password modal"). */
export function recoveryHandlers(services: Services): Pick<Handlers, 'requestPasswordEmail' | 'resetPassword' | 'resetPasswordBySms'> {
  const { config, database, live, secrets, settings } = services;
  const passwordOptions = { setting: defaultRegistrationSetting, defaultPassword: config.defaultPassword };
  // Never the request's own Host: who asks must not choose where the link leads.
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
      await limitTries(database.db, `reset ${username.toLowerCase()}`, perAccount);
      const opened = await openReset(database.db, username, email);
      // §8 "Username/Email does not exist", for the brands that tell it at the login too.
      if (!opened && settings.flags().notExistUserRedirect) throw new AppError('not.exists.user');
      if (opened) {
        const link = `${origin}/web/reset-password?token=${opened.token}`;
        sendBeside(services, { channel: 'mail', recipient: opened.email, ...resetMail(language, link) });
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
      const mobile = phoneOf(request.mobileNum, request.countryDialingCode);
      onReset(await resetBySms(database, secrets, passwordOptions, { ...request, mobile }), { ip, userAgent });
      return {};
    },
  };
}
