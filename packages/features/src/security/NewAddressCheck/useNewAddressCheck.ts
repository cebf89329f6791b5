import { setNewAddressCheck } from '@baize/contract';
import { emptyFields, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** How the switch is to stand, and the login's password. */
export interface NewAddressCheckValues {
  enabled: boolean;
  password: string;
}

/** The player's own switch (§4): whether a login from a new address needs a second factor. The reply is how it stands now. */
export function useNewAddressCheck(): SecurityForm<NewAddressCheckValues, { enabled: boolean }> {
  const client = useClient();
  return useSecurityForm({
    check: ({ password }: NewAddressCheckValues) => emptyFields({ password }),
    send: async ({ enabled, password }: NewAddressCheckValues) => {
      await client.send(setNewAddressCheck, { enabled, password });
      return { enabled };
    },
    fieldOfCode: { 'login.cred.err': 'password' },
  });
}
