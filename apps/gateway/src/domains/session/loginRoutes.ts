import type { calls, LoginResult, RegistrationValues } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import type { CallingBrowser } from '../../wire/browserKey.ts';
import { type CallContext, signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { type RegistrationOptions, type RegistrationRequest, register } from '../registration/register.ts';
import { mobileRegistrationSettingFor, registrationSettingFor } from '../registration/registrationSetting.ts';
import { sendWelcome } from '../registration/welcome.ts';
import { assertCode, spendCode } from '../verification/codes.ts';
import { startFreePlay } from './freePlay.ts';
import { login, loginBySms } from './login.ts';
import { noteAttemptByPhone } from './loginAttempts.ts';
import { createPasswordGuard } from './passwordGuard.ts';
import { endSession } from './sessions.ts';
import { loginByFirebase } from './social/routes.ts';
import { findTicket } from './social/tickets.ts';
import { hashToken } from './tokens.ts';

type Names = 'login' | 'startSmsSession' | 'startFreePlay' | 'logout' | 'registerMember' | 'registerMobileMember';

type RegistrationContext = CallContext<typeof calls.registerMember> | CallContext<typeof calls.registerMobileMember>;

/** Sessions and registration (§4, §5). */
export function loginHandlers(services: Services): Pick<Handlers, Names> {
  const { assertChallenge, config, database, limiters, live, phones, secrets, sessionRules, settings, timeZone } = services;
  const registration = {
    phones,
    secrets,
    sessionRules,
    timeZone,
    welcomeCredit: config.welcomeCredit,
    defaultPassword: config.defaultPassword,
    takenPerHour: Math.ceil(config.loginRateMax / 3),
  };
  const guard = createPasswordGuard(services);

  /** The ticket of a social login that the new account is bound to, if it brings one. */
  async function ticketHashOf(ticket: string | undefined, browserKey: string | undefined): Promise<string | undefined> {
    return ticket === undefined ? undefined : (await findTicket(database.db, { ticket, browserKey })).ticketHash;
  }

  /** Known by its cookie, which comes only where the brand lets each computer open one account. */
  const computerHashOf = (browser: CallingBrowser): string | undefined =>
    settings.isOneAccountPerComputer() ? hashToken(browser.keepComputerKey()) : undefined;

  /** Part of both registrations' requests (§3), after proof of work and rate were checked. */
  async function readRegistration(context: RegistrationContext): Promise<RegistrationRequest> {
    const { request, ip, userAgent, browser, language } = context;
    await assertChallenge({ ip, challenge: request.challenge });
    await limiters.registerByIp.hit(ip);
    const {
      ageConfirmed,
      termsAccepted,
      registerMethod,
      domain,
      challenge: _,
      registerUrl,
      referralCode,
      countryDialingCode,
      socialTicket,
      captchaId,
      ...values
    } = request;
    return {
      values: values as RegistrationValues,
      ageConfirmed,
      termsAccepted,
      countryDialingCode,
      language,
      referralCode,
      captchaId,
      socialTicketHash: await ticketHashOf(socialTicket, browser.key()),
      origin: { registerMethod, domain, registerUrl },
      ip,
      userAgent,
      computerHash: computerHashOf(browser),
    };
  }

  /** Opens the account, and welcomes its owner by mail where an address was asked for. */
  async function registerBy(context: RegistrationContext, way: Pick<RegistrationOptions, 'setting' | 'isByMobile'>): Promise<LoginResult> {
    const asked = await readRegistration(context);
    const result = await register(database, { ...registration, opensAgents: settings.downlineKinds().includes('agent'), ...way }, asked);
    const isEmailAsked = way.setting.fields.some(({ field }) => field === 'email');
    if (asked.values.email && isEmailAsked) sendWelcome(services, { email: asked.values.email, language: context.language });
    return result;
  }

  async function enterBySms(request: { mobile: string; verificationCode: string; ip: string; userAgent: string }): Promise<LoginResult> {
    if (!settings.flags().mobileCodeLogin) throw new AppError('function.not.available');
    const { mobile, verificationCode, ip, userAgent } = request;
    await limiters.loginByIp.hit(ip);
    const key = { purpose: 'login', recipient: mobile } as const;
    await assertCode(database.db, secrets, key, verificationCode).catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && error.code === 'verification_code_error';
      if (isWrong) await noteAttemptByPhone(database.db, mobile, { ip, userAgent }, 'wrongCode');
      throw error;
    });
    await spendCode(database.db, key);
    const options = { sessionRules, isFactorForAll: settings.isFactorForAll() };
    return loginBySms(database.db, options, { mobile, ip, userAgent });
  }

  return {
    login: async (context) => {
      const { request, ip, userAgent } = context;
      if (request.type === 'firebase') return loginByFirebase(services, { ...context, idToken: request.idToken });
      if (request.type === 'sms') {
        const mobile = phones.phoneOf(request.username, undefined, 'username');
        return enterBySms({ mobile, verificationCode: request.password, ip, userAgent });
      }
      await assertChallenge({ ip, challenge: request.challenge });
      return guard({ ...request, ip }, (options) => login(database.db, options, { ...request, ip, userAgent }));
    },

    startSmsSession: async ({ request, ip, userAgent }) => {
      const mobile = phones.phoneOf(request.mobileNum, request.countryDialingCode);
      return enterBySms({ mobile, verificationCode: request.verificationCode, ip, userAgent });
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

    registerMember: (context) => registerBy(context, { setting: registrationSettingFor(settings) }),

    registerMobileMember: async (context) => {
      if (!settings.flags().mobileNumberRegistration) throw new AppError('function.not.available');
      return registerBy(context, { setting: mobileRegistrationSettingFor(settings), isByMobile: true });
    },
  };
}
