import { login, type SecondFactorChallenge } from '@baize/contract';
import { type BegunSession, type Captcha, useClient } from '../../core/index.ts';
import { type LoginState, type LoginValues, usePasswordLogin } from '../usePasswordLogin.ts';

/** What a login tells its view. */
export interface LoginEvents {
  /** §4: `not_exist_user` clears the fields and goes to the registration. */
  onUnknownUser(): void;
  /** §4: a new address has to be proved before the session begins. */
  onSecondFactor(challenge: SecondFactorChallenge): void;
  /** The session has begun; told a moment before `logIn` is kept. */
  onLoggedIn?(session: BegunSession): void;
}

/** Login as data and one action, for any form. */
export interface Login {
  state: LoginState;
  /** The picture to read (§2); undefined while none is asked for. */
  captcha: Captcha | undefined;
  /** Starts the session; `true` when it has begun. An unknown user is handed to `onUnknownUser` (§4). */
  logIn(values: LoginValues): Promise<boolean>;
}

/** Login by username and password (§4). The password travels encrypted, and is kept nowhere. */
export function useLogin({ onUnknownUser, onSecondFactor, onLoggedIn }: LoginEvents): Login {
  const client = useClient();
  const { state, captcha, tryLogin } = usePasswordLogin((credentials) => client.send(login, { type: 'username', ...credentials }));
  const logIn = async (values: LoginValues): Promise<boolean> => {
    const tried = await tryLogin(values);
    if ('session' in tried) {
      onLoggedIn?.(tried.session);
      return true;
    }
    if (tried.refusal.isUnknownUser) onUnknownUser();
    if (tried.refusal.challenge) onSecondFactor(tried.refusal.challenge);
    return false;
  };
  return { state, captcha, logIn };
}
