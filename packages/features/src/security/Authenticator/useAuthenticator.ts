import { confirmAuthenticatorBinding, type ResponseOf, removeAuthenticator, startAuthenticatorBinding } from '@baize/contract';
import { emptyFields, useClient } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** The secret of an authenticator that is being set up: as text, and as the address of a QR code. */
export type AuthenticatorSecret = ResponseOf<typeof startAuthenticatorBinding>;

/** Setting up and removing an authenticator, as data and three forms. */
export interface AuthenticatorBinding {
  /** Where the set-up stands; `secret` counts once a code of it is confirmed. */
  step: { name: 'password' } | { name: 'scan'; secret: AuthenticatorSecret } | { name: 'bound' } | { name: 'removed' };
  start: SecurityForm<{ password: string }, AuthenticatorSecret>;
  confirm: SecurityForm<{ code: string }>;
  remove: SecurityForm<{ password: string }>;
}

const ofPassword = { check: (values: { password: string }) => emptyFields(values), fieldOfCode: { 'login.cred.err': 'password' } } as const;

/** An authenticator app for logins from a new address (§4 "Google authenticator code"). The secret is kept nowhere but on the page. */
export function useAuthenticator(): AuthenticatorBinding {
  const client = useClient();
  const start = useSecurityForm({ ...ofPassword, send: (values: { password: string }) => client.send(startAuthenticatorBinding, values) });
  const remove = useSecurityForm({ ...ofPassword, send: (values: { password: string }) => client.send(removeAuthenticator, values) });
  const confirm = useSecurityForm({
    check: (values: { code: string }) => emptyFields(values),
    send: ({ code }: { code: string }) => client.send(confirmAuthenticatorBinding, { code, setUpId: start.reply?.setUpId }),
    fieldOfCode: { verification_code_error: 'code' },
  });
  const step = (): AuthenticatorBinding['step'] => {
    if (confirm.reply) return { name: 'bound' };
    if (remove.reply) return { name: 'removed' };
    return start.reply ? { name: 'scan', secret: start.reply } : { name: 'password' };
  };
  return { step: step(), start, confirm, remove };
}
