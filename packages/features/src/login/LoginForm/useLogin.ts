import { type ErrorCode, login } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { isCallError, useClient, useSessionStore } from '../../core/index.ts';

/** What is typed: at most 16 characters each (§9). */
export interface LoginValues {
  username: string;
  password: string;
}

/** Where a login stands; `refused` carries the code to show at the form. */
export type LoginState = { status: 'idle' } | { status: 'sending' } | { status: 'refused'; code: ErrorCode };

/** Login as data and one action, for any form. */
export interface Login {
  state: LoginState;
  /** Starts the session; `true` when it has begun. An unknown user is handed to `onUnknownUser` (§4). */
  logIn(values: LoginValues): Promise<boolean>;
}

function codeOf(error: unknown): ErrorCode {
  return isCallError(error) ? error.code : 'system_error';
}

/**
 * Login by username and password (§4). The password travels encrypted, and is kept nowhere.
 * @param onUnknownUser §4: `not_exist_user` clears the fields and goes to the registration.
 */
export function useLogin({ onUnknownUser }: { onUnknownUser(): void }): Login {
  const client = useClient();
  const session = useSessionStore();
  const attempt = useMutation({
    mutationFn: (values: LoginValues) => client.send(login, { type: 'username', ...values }),
  });
  const logIn = async (values: LoginValues): Promise<boolean> => {
    try {
      const { token } = await attempt.mutateAsync(values);
      session.start({ token, account: values.username.toLowerCase() });
      return true;
    } catch (error) {
      if (codeOf(error) === 'not_exist_user') onUnknownUser();
      return false;
    }
  };
  if (attempt.isPending) return { state: { status: 'sending' }, logIn };
  return { state: attempt.error ? { status: 'refused', code: codeOf(attempt.error) } : { status: 'idle' }, logIn };
}
