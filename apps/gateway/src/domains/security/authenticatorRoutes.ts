import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { tellOwnerBeside } from '../session/tellOwner.ts';
import { confirmBinding, removeBinding, startBinding } from './authenticator.ts';
import { assertPassword } from './changePassword.ts';

type Names = 'startAuthenticatorBinding' | 'confirmAuthenticatorBinding' | 'removeAuthenticator';

/** Authenticator apps (§4 "Google authenticator code"). */
export function authenticatorHandlers(services: Services): Pick<Handlers, Names> {
  const { merchantCode, secrets } = services;
  const { db } = services.database;
  return {
    startAuthenticatorBinding: async (context) => {
      const identity = signedIn(context);
      await assertPassword(db, identity.customerId, context.request.password, 'login.cred.err');
      return startBinding(db, secrets, merchantCode, identity);
    },
    confirmAuthenticatorBinding: async (context) => {
      const { customerId } = signedIn(context);
      await confirmBinding(db, secrets, customerId, context.request);
      tellOwnerBeside(services, { customerId, what: 'authenticator', visit: context });
      return {};
    },
    removeAuthenticator: async (context) => {
      const { customerId } = signedIn(context);
      await assertPassword(db, customerId, context.request.password, 'login.cred.err');
      if (await removeBinding(db, customerId)) tellOwnerBeside(services, { customerId, what: 'authenticatorRemoved', visit: context });
      return {};
    },
  };
}
