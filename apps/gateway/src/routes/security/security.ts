import { changePassword } from '../../plugins/app/customers/changePassword.ts';
import { tellOwnerBeside } from '../../plugins/app/customers/tellOwner.ts';
import { defaultRegistrationSetting } from '../../plugins/app/registration/registrationSetting.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

/** What players do for the safety of their accounts (§2 "security center", §4). */
export function securityHandlers(services: Services): Pick<Handlers, 'changePassword'> {
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
