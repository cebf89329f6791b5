import type { Calls } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import type { CallContext } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { limitTries } from '../session/counters.ts';
import { findByProvedMobile, nobody } from '../session/findCustomer.ts';
import { isKnownAddress } from '../session/trustedAddresses.ts';
import { makeCaptcha, makeToldCaptcha } from './captcha.ts';
import { makeChallenge } from './challenge.ts';
import { codeMessage, takenMessage } from './codeMessages.ts';
import { type CodePurpose, expiredMinutes, issueCode } from './codes.ts';
import { sendInBackground } from './sendInBackground.ts';

type Names = 'getCaptcha' | 'getChallenge' | 'requestLoginSms' | 'requestRegistrationSms' | 'requestPasswordSms';

type SmsContext = Pick<CallContext<Calls['requestLoginSms']>, 'request' | 'ip' | 'language'>;

/** §8 "too many requests (try again after 5 minutes)", by address; the countdown and the day's quota count by phone. */
const windowSeconds = 5 * 60;

/** SMS codes for those who are not logged in (§7). No reply tells whether a phone has an account. */
export function verificationHandlers(services: Services): Pick<Handlers, Names> {
  const { config, database, phones, secrets, settings } = services;

  async function sendCode(purpose: CodePurpose, { request, ip, language }: SmsContext) {
    await services.assertChallenge({ ip, challenge: request.challenge });
    const recipient = phones.phoneOf(request.mobileNum, request.countryDialingCode);
    await limitTries(database.db, `sms ${networkOf(ip)}`, { max: config.loginRateMax, seconds: windowSeconds });
    const customer = await findByProvedMobile(database.db, recipient);
    const isKnown = await isKnownAddress(database.db, customer?.id ?? nobody, ip);
    const code = await issueCode(database.db, secrets, { purpose, recipient }, isKnown);
    const message = customer && purpose === 'register' ? takenMessage(language) : codeMessage(language, purpose, code);
    if (customer || purpose === 'register') sendInBackground(services, { channel: 'sms', recipient, ...message });
    return { expiredMinutes };
  }

  return {
    getChallenge: async ({ ip }) => {
      await limitTries(database.db, `challenges ${networkOf(ip)}`, { max: config.loginRateMax * 2, seconds: 60 });
      return { challenge: await makeChallenge(secrets) };
    },
    getCaptcha: async ({ request, ip }) => {
      await limitTries(database.db, `captchas ${networkOf(ip)}`, { max: config.loginRateMax * 2, seconds: 60 });
      const { captchaPainter } = services;
      if (request.proof === undefined) return makeCaptcha(database.db, secrets, captchaPainter);
      return makeToldCaptcha(database.db, secrets, captchaPainter, request.proof);
    },
    requestLoginSms: async (context) => {
      if (!settings.flags().mobileCodeLogin) throw new AppError('function.not.available');
      return sendCode('login', context);
    },
    requestRegistrationSms: async (context) => {
      const { smsVerificationAtRegistration, mobileNumberRegistration } = settings.flags();
      if (!smsVerificationAtRegistration && !mobileNumberRegistration) throw new AppError('function.not.available');
      return sendCode('register', context);
    },
    requestPasswordSms: async (context) => sendCode('password', context),
  };
}
