import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { defaultRegistrationSetting } from '../registration/registrationSetting.ts';
import { tellOwnerBeside } from '../session/tellOwner.ts';
import { changePassword } from './changePassword.ts';

/** Passwords of the account (§2 "security center", §4). */
export function passwordHandlers(services: Services): Pick<Handlers, 'changePassword'> {
  const { config, database, live } = services;
  const passwordOptions = { setting: defaultRegistrationSetting, defaultPassword: config.defaultPassword };
  return {
    changePassword: async (context) => {
      const identity = signedIn(context);
      await changePassword(database.db, passwordOptions, identity, context.request);
      live.changed(identity.customerId);
      tellOwnerBeside(services, { customerId: identity.customerId, what: 'password', visit: context });
      return {};
    },
  };
}
