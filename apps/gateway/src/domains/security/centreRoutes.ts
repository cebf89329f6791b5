import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { defaultRegistrationSetting } from '../registration/registrationSetting.ts';
import { limitTries } from '../session/counters.ts';
import { listAttempts } from '../session/loginAttempts.ts';
import { tellOwnerBeside } from '../session/tellOwner.ts';
import { codeMessage } from '../verification/codeMessages.ts';
import { expiredMinutes, issueCode } from '../verification/codes.ts';
import { sendInBackground } from '../verification/sendInBackground.ts';
import { bindContact, contactKey, spelledContact } from './contacts.ts';
import { setFundPassword } from './fundPassword.ts';
import { securityOf, setNewAddressCheck, setRealName } from './securityCentre.ts';
import { endSessions, listSessions } from './sessionList.ts';

type Names =
  | 'getSecurity'
  | 'setFundPassword'
  | 'requestContactCode'
  | 'bindContact'
  | 'setRealName'
  | 'setNewAddressCheck'
  | 'listSessions'
  | 'endSessions';

/** Codes that one account can send to contacts, so that it can't fill an inbox. */
const codesPerHour = { max: 10, seconds: 3_600 };

/** The security centre (§2): bound contacts, and the sessions of the account. */
export function securityCentreHandlers(services: Services): Pick<Handlers, Names> {
  const { database, live, phones, secrets, settings } = services;
  const { db } = database;
  const channelOf = { sms: 'sms', email: 'mail' } as const;

  return {
    getSecurity: async (context) => securityOf(db, signedIn(context).customerId, settings.isFactorForAll()),

    setFundPassword: async (context) => {
      const { customerId } = signedIn(context);
      await setFundPassword(services, defaultRegistrationSetting, customerId, context.request);
      tellOwnerBeside(services, { customerId, what: 'fundPassword', visit: context });
      return {};
    },

    requestContactCode: async (context) => {
      const { customerId } = signedIn(context);
      const spelled = spelledContact(phones, context.request);
      await limitTries(db, `contact ${customerId}`, codesPerHour);
      const code = await issueCode(db, secrets, contactKey(customerId, spelled));
      const channel = channelOf[context.request.way];
      sendInBackground(services, { channel, recipient: spelled, ...codeMessage(context.language, 'bind', code) });
      return { expiredMinutes };
    },

    bindContact: async (context) => {
      const { customerId } = signedIn(context);
      const what = context.request.way === 'sms' ? 'mobile' : 'email';
      const before = await bindContact(services, customerId, context.request);
      if (before) tellOwnerBeside(services, { customerId, what, visit: context, before });
      return {};
    },

    setRealName: async (context) => {
      const { customerId } = signedIn(context);
      await setRealName(db, customerId, context.request);
      tellOwnerBeside(services, { customerId, what: 'realName', visit: context });
      return {};
    },

    setNewAddressCheck: async (context) => {
      const { customerId } = signedIn(context);
      const { enabled } = context.request;
      const isChanged = await setNewAddressCheck(db, customerId, { ...context.request, ip: context.ip });
      const what = enabled ? 'newAddressCheckOn' : 'newAddressCheckOff';
      if (isChanged) tellOwnerBeside(services, { customerId, what, visit: context });
      return {};
    },

    listSessions: async (context) => {
      const identity = signedIn(context);
      const [sessions, failed] = await Promise.all([listSessions(db, secrets, identity), listAttempts(db, identity.customerId)]);
      return { sessions, failed };
    },

    endSessions: async (context) => {
      const identity = signedIn(context);
      const ended = await endSessions(db, secrets, identity, { sessionId: context.request.sessionId, ip: context.ip });
      live.changed(identity.customerId);
      return { ended };
    },
  };
}
