import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { codeMessage } from '../verification/codeMessages.ts';
import { expiredMinutes, issueCode } from '../verification/codes.ts';
import { sendInBackground } from '../verification/sendInBackground.ts';
import { limitTries } from './counters.ts';
import { factorRecipient, verifyFactor } from './secondFactor.ts';

const windowSeconds = 5 * 60;

/** The second factor of a login from a new address (§4). */
export function factorHandlers(services: Services): Pick<Handlers, 'sendFactorCode' | 'verifyFactor'> {
  const { config, database, secrets, sessionRules } = services;
  const limitByAddress = (ip: string) =>
    limitTries(database.db, `factor at ${networkOf(ip)}`, { max: config.loginRateMax, seconds: windowSeconds });

  return {
    sendFactorCode: async ({ request, ip, language }) => {
      await limitByAddress(ip);
      const key = await factorRecipient(database.db, { ...request, ip });
      const code = await issueCode(database.db, secrets, key);
      const channel = request.way === 'sms' ? 'sms' : 'mail';
      sendInBackground(services, { channel, recipient: key.recipient, ...codeMessage(language, 'factor', code) });
      return { expiredMinutes };
    },

    verifyFactor: async ({ request, ip }) => {
      await limitByAddress(ip);
      return verifyFactor(database.db, secrets, sessionRules, { ...request, ip });
    },
  };
}
