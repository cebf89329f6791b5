import { confirmBinding, removeBinding, startBinding } from '../../plugins/app/customers/authenticator.ts';
import { assertPassword } from '../../plugins/app/customers/changePassword.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';

type Names = 'startAuthenticatorBinding' | 'confirmAuthenticatorBinding' | 'removeAuthenticator';

/** Authenticator apps (§4 "Google authenticator code"). */
export function authenticatorHandlers({ config, database: { db }, secrets }: Services): Pick<Handlers, Names> {
  return {
    startAuthenticatorBinding: async (context) => {
      const identity = signedIn(context);
      await assertPassword(db, identity.customerId, context.request.password, 'login.cred.err');
      return startBinding(db, secrets, config.merchantCode, identity);
    },
    confirmAuthenticatorBinding: async (context) => {
      await confirmBinding(db, secrets, signedIn(context).customerId, context.request);
      return {};
    },
    removeAuthenticator: async (context) => {
      const { customerId } = signedIn(context);
      await assertPassword(db, customerId, context.request.password, 'login.cred.err');
      await removeBinding(db, customerId);
      return {};
    },
  };
}
