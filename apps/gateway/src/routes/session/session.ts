import type { ErrorCode, RegistrationValues } from '@baize/contract';
import { startFreePlay } from '../../plugins/app/customers/freePlay.ts';
import { login, loginBySms } from '../../plugins/app/customers/login.ts';
import { noteAttemptByPhone } from '../../plugins/app/customers/loginAttempts.ts';
import { phoneOf } from '../../plugins/app/customers/phones.ts';
import { endSession } from '../../plugins/app/customers/sessions.ts';
import { register } from '../../plugins/app/registration/register.ts';
import { mobileRegistrationSetting, registrationSettingFor } from '../../plugins/app/registration/registrationSetting.ts';
import { assertCaptcha, type CaptchaTry, countFailure, forgetFailures } from '../../plugins/app/verification/captcha.ts';
import { assertCode, spendCode } from '../../plugins/app/verification/codes.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { sendWelcome } from './welcome.ts';

type Names = 'login' | 'startSmsSession' | 'startFreePlay' | 'logout' | 'registerMember' | 'registerMobileMember';

/** What a guess is answered with; such a login counts towards a captcha. */
const failures: readonly ErrorCode[] = ['account_or_password_error', 'not_exist_user'];

/** Sessions and registration (§4, §5). */
export function sessionHandlers(services: Services): Pick<Handlers, Names> {
  const { assertChallenge, config, database, limiters, live, secrets, sessionRules, settings } = services;
  const registration = { secrets, sessionRules, welcomeCredit: config.welcomeCredit };

  /** Wrong passwords until a captcha is asked for; none where the brand asks each time (§4). */
  const captchaAfter = (): number => (settings.flags().captchaAtLogin ? 0 : config.captchaAfter);

  /** A wrong password counts, and its answer says whether the next attempt needs a captcha (§4). */
  async function withCaptcha(error: unknown, attempt: CaptchaTry): Promise<unknown> {
    if (!(error instanceof AppError) || !failures.includes(error.code)) return error;
    const showCaptcha = await countFailure(database.db, captchaAfter(), attempt);
    return showCaptcha ? new AppError(error.code, { ...error.details, showCaptcha }) : error;
  }

  return {
    login: async ({ request, ip, userAgent }) => {
      await assertChallenge({ ip, challenge: request.challenge });
      await limiters.loginByIp.hit(ip);
      await limiters.loginByAccount.hit(request.username.toLowerCase());
      // A code by SMS has a call of its own; social login is off.
      if (request.type !== 'username') throw new AppError('function.not.available');
      await assertCaptcha(database.db, secrets, captchaAfter(), { ...request, ip });
      const { defaultPassword } = config;
      const options = { flags: settings.flags(), sessionRules, defaultPassword, isFactorForAll: settings.isFactorForAll() };
      try {
        const result = await login(database.db, options, { ...request, ip, userAgent });
        await forgetFailures(database.db, { ...request, ip });
        return result;
      } catch (error) {
        throw await withCaptcha(error, { ...request, ip });
      }
    },

    startSmsSession: async ({ request, ip, userAgent }) => {
      if (!settings.flags().mobileCodeLogin) throw new AppError('function.not.available');
      await limiters.loginByIp.hit(ip);
      const mobile = phoneOf(request.mobileNum, request.countryDialingCode);
      const key = { purpose: 'login', recipient: mobile } as const;
      await assertCode(database.db, secrets, key, request.verificationCode).catch(async (error: unknown) => {
        const isWrong = error instanceof AppError && error.code === 'verification_code_error';
        if (isWrong) await noteAttemptByPhone(database.db, mobile, { ip, userAgent }, 'wrongCode');
        throw error;
      });
      await spendCode(database.db, key);
      const options = { sessionRules, isFactorForAll: settings.isFactorForAll() };
      return loginBySms(database.db, options, { mobile, ip, userAgent });
    },

    startFreePlay: async ({ ip, userAgent }) => {
      if (!settings.flags().freePlay) throw new AppError('function.not.available');
      return startFreePlay(database.db, sessionRules, { ip, userAgent });
    },

    logout: async (context) => {
      const { customerId, sessionHash } = signedIn(context);
      await endSession(database.db, customerId, sessionHash, 'loggedOut');
      live.changed(customerId);
      return {};
    },

    registerMember: async ({ request, ip, userAgent, language }) => {
      await assertChallenge({ ip, challenge: request.challenge });
      await limiters.registerByIp.hit(ip);
      const {
        ageConfirmed,
        termsAccepted,
        registerMethod: _,
        domain: __,
        challenge: ____,
        registerUrl: ___,
        referralCode,
        countryDialingCode,
        ...fields
      } = request;
      const values: RegistrationValues = fields as RegistrationValues;
      const options = { ...registration, setting: registrationSettingFor(settings.flags()) };
      const visit = { countryDialingCode, referralCode, ip, userAgent };
      const result = await register(database, options, { values, ageConfirmed, termsAccepted, ...visit });
      if (values.email) sendWelcome(services, { email: values.email, account: values.username ?? '', language });
      return result;
    },

    registerMobileMember: async ({ request, ip, userAgent }) => {
      if (!settings.flags().mobileNumberRegistration) throw new AppError('function.not.available');
      await assertChallenge({ ip, challenge: request.challenge });
      await limiters.registerByIp.hit(ip);
      const { mobileNum, verificationCode, password, confirmPassword, affiliateCode, ...visit } = request;
      const values: RegistrationValues = {
        mobileNum,
        verificationCode,
        password,
        confirmPassword,
        ...(affiliateCode && { affiliateCode }),
      };
      const options = { ...registration, setting: mobileRegistrationSetting, isByMobile: true };
      return register(database, options, { values, ...visit, referralCode: visit.referralCode, ip, userAgent });
    },
  };
}
