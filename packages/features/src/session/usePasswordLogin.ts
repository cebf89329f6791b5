import type { LoginResult } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BegunSession, type Captcha, type Refused, refusalOf, useBeginSession, useCaptcha, usePermission } from '../core/index.ts';
import { type LoginRefusal, loginRefusalOf } from './loginRefusal.ts';

/** What is typed: at most 16 characters each (§9). */
export interface LoginValues {
  username: string;
  password: string;
  /** What was read from the picture, while there is one. */
  captcha?: string | undefined;
}

/** Where a login stands; `refused` carries the code to show at the form. */
export type LoginState = { status: 'idle' } | { status: 'sending' } | ({ status: 'refused' } & Refused);

/** What a call takes of a login: the captcha travels with its picture's id. */
export interface LoginCredentials {
  username: string;
  password: string;
  captchaId?: string;
  captcha?: string;
}

/** A username and a password that are tried by a call. */
export interface PasswordLogin {
  state: LoginState;
  /** The picture to read (§2); undefined while none is asked for. */
  captcha: Captcha | undefined;
  /** Begins the session, or tells what the refusal asks for. */
  tryLogin(values: LoginValues): Promise<{ session: BegunSession } | { refusal: LoginRefusal }>;
}

/**
 * Tries a username and a password (§4). A captcha is shown when the reply asks for it or the permission says so; each is good for one try.
 * @param isShown false where nobody is asked to log in: no picture is fetched then.
 */
export function usePasswordLogin(send: (credentials: LoginCredentials) => Promise<LoginResult>, isShown = true): PasswordLogin {
  const begin = useBeginSession();
  const isCaptchaAlways = usePermission()?.flags.captchaAtLogin ?? false;
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const captcha = useCaptcha('login', isShown && (isCaptchaAlways || isCaptchaAsked));
  const sending = useMutation({
    mutationFn: ({ username, password, captcha: read }: LoginValues) =>
      send({ username, password, ...(captcha?.id && { captchaId: captcha.id, captcha: read ?? '' }) }),
  });
  const tryLogin: PasswordLogin['tryLogin'] = async (values) => {
    try {
      return { session: begin(await sending.mutateAsync(values)) };
    } catch (error) {
      const refusal = loginRefusalOf(error);
      if (refusal.needsCaptcha) setCaptchaAsked(true);
      captcha?.refresh();
      return { refusal };
    }
  };
  return { state: stateOf(sending.isPending, sending.error), captcha, tryLogin };
}

function stateOf(isPending: boolean, error: Error | null): LoginState {
  if (isPending) return { status: 'sending' };
  return error ? { status: 'refused', ...refusalOf(error) } : { status: 'idle' };
}
