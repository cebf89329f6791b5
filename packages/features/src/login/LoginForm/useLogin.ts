import { login, type SecondFactorChallenge } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BegunSession,
  type Captcha,
  type Refused,
  refusalOf,
  useBeginSession,
  useCaptcha,
  useClient,
  usePermission,
} from '../../core/index.ts';
import { loginRefusalOf } from '../loginRefusal.ts';

/** What is typed: at most 16 characters each (§9). */
export interface LoginValues {
  username: string;
  password: string;
  /** What was read from the picture, while there is one. */
  captcha?: string | undefined;
}

/** Where a login stands; `refused` carries the code to show at the form. */
export type LoginState = { status: 'idle' } | { status: 'sending' } | ({ status: 'refused' } & Refused);

/** What a login tells whoever shows it. */
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

/**
 * Login by username and password (§4). The password travels encrypted, and is kept nowhere. A captcha is shown when the reply asks for
 * it or the permission says so; each is good for one try.
 */
export function useLogin({ onUnknownUser, onSecondFactor, onLoggedIn }: LoginEvents): Login {
  const client = useClient();
  const begin = useBeginSession();
  const isCaptchaAlways = usePermission()?.flags.captchaAtLogin ?? false;
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const captcha = useCaptcha('login', isCaptchaAlways || isCaptchaAsked);
  const attempt = useMutation({
    mutationFn: ({ username, password, captcha: read }: LoginValues) =>
      client.send(login, { type: 'username', username, password, ...(captcha?.id && { captchaId: captcha.id, captcha: read ?? '' }) }),
  });
  const logIn = async (values: LoginValues): Promise<boolean> => {
    try {
      const session = begin(await attempt.mutateAsync(values));
      onLoggedIn?.(session);
      return true;
    } catch (error) {
      const { isUnknownUser, needsCaptcha, challenge } = loginRefusalOf(error);
      if (needsCaptcha) setCaptchaAsked(true);
      if (captcha) captcha.refresh();
      if (isUnknownUser) onUnknownUser();
      if (challenge) onSecondFactor(challenge);
      return false;
    }
  };
  if (attempt.isPending) return { state: { status: 'sending' }, captcha, logIn };
  if (!attempt.error) return { state: { status: 'idle' }, captcha, logIn };
  return { state: { status: 'refused', ...refusalOf(attempt.error) }, captcha, logIn };
}
