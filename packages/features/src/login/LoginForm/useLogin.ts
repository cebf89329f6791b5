import { type ErrorCode, type LoginResult, login } from '@baize/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isCallError, type PasswordExpiry, passwordExpiryQueryKey, useClient, useSessionStore } from '../../core/index.ts';

/** What is typed: at most 16 characters each (§9). */
export interface LoginValues {
  username: string;
  password: string;
}

/** Where a login stands; `refused` carries the code to show at the form. */
export type LoginState = { status: 'idle' } | { status: 'sending' } | { status: 'refused'; code: ErrorCode };

/** A session that has begun. */
export interface BegunSession {
  /** §4: nothing but reading is open to it until the password is changed. */
  passwordExpired: boolean;
}

/** What a login tells whoever shows it. */
export interface LoginEvents {
  /** §4: `not_exist_user` clears the fields and goes to the registration. */
  onUnknownUser(): void;
  /** The session has begun; told a moment before `logIn` is kept. */
  onLoggedIn?(session: BegunSession): void;
}

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
 */
export function useLogin({ onUnknownUser, onLoggedIn }: LoginEvents): Login {
  const client = useClient();
  const session = useSessionStore();
  const queries = useQueryClient();
  const attempt = useMutation({
    mutationFn: (values: LoginValues) => client.send(login, { type: 'username', ...values }),
  });
  const begin = (account: string, { token, passwordExpired, oldPasswordKnown = false }: LoginResult): void => {
    session.start({ token, account });
    if (passwordExpired) queries.setQueryData<PasswordExpiry>(passwordExpiryQueryKey(account), { isOldPasswordKnown: oldPasswordKnown });
    onLoggedIn?.({ passwordExpired });
  };
  const logIn = async (values: LoginValues): Promise<boolean> => {
    const reply = await attempt.mutateAsync(values).catch((error: unknown) => {
      if (codeOf(error) === 'not_exist_user') onUnknownUser();
      return undefined;
    });
    if (reply) begin(values.username.toLowerCase(), reply);
    return reply !== undefined;
  };
  if (attempt.isPending) return { state: { status: 'sending' }, logIn };
  return { state: attempt.error ? { status: 'refused', code: codeOf(attempt.error) } : { status: 'idle' }, logIn };
}
