import type { RegistrationValues } from '@baize/contract';
import { login } from '../../plugins/app/customers/login.ts';
import { endSession } from '../../plugins/app/customers/sessions.ts';
import { register } from '../../plugins/app/registration/register.ts';
import { defaultRegistrationSetting } from '../../plugins/app/registration/registrationSetting.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { sendWelcome } from './welcome.ts';

/** Sessions and registration (§4, §5). */
export function sessionHandlers(services: Services): Pick<Handlers, 'login' | 'logout' | 'registerMember'> {
  const { config, database, limiters, live, settings } = services;
  return {
    login: async ({ request, ip, userAgent }) => {
      limiters.loginByIp.hit(ip);
      limiters.loginByAccount.hit(request.username.toLowerCase());
      // SMS and social login are off (§6 feature flags).
      if (request.type !== 'username') throw new AppError('function.not.available');
      const { sessionHours, defaultPassword } = config;
      return login(database.db, { flags: settings.flags(), sessionHours, defaultPassword }, { ...request, ip, userAgent });
    },

    logout: async (context) => {
      const { customerId, sessionHash } = signedIn(context);
      await endSession(database.db, customerId, sessionHash, 'loggedOut');
      live.changed(customerId);
      return {};
    },

    registerMember: async ({ request, ip, userAgent, language }) => {
      limiters.registerByIp.hit(ip);
      const { ageConfirmed, termsAccepted, registerMethod: _, domain: __, registerUrl: ___, referralCode, ...fields } = request;
      const values: RegistrationValues = fields as RegistrationValues;
      const options = { setting: defaultRegistrationSetting, sessionHours: config.sessionHours, welcomeCredit: config.welcomeCredit };
      const result = await register(database, options, { values, ageConfirmed, termsAccepted, referralCode, ip, userAgent });
      if (values.email) sendWelcome(services, { email: values.email, account: values.username ?? '', language });
      return result;
    },
  };
}
