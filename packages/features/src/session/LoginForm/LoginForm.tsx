import type { SecondFactorChallenge } from '@baize/contract';
import { type ReactElement, useState } from 'react';
import { type BegunSession, useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import type { LoginValues } from '../usePasswordLogin.ts';
import { LoginFormView, type LoginFormViewProps } from './LoginFormView.tsx';
import { useLogin } from './useLogin.ts';

export interface LoginFormProps extends Pick<LoginFormViewProps, 'kept' | 'onEdit'> {
  forgotHref: string;
  /** The session has begun. The submit was answered before, so that a window opened now may be blocked. */
  onLoggedIn(session: BegunSession): void;
  /** §4: an unknown user's fields are cleared, and he goes to the registration. */
  onUnknownUser(): void;
  /** §4: the address is new, and has to be proved in one of these ways. */
  onSecondFactor(challenge: SecondFactorChallenge): void;
}

/** The login form on the gateway of the app (§2, §4). */
export function LoginForm({ forgotHref, onLoggedIn, onUnknownUser, onSecondFactor, kept, onEdit }: LoginFormProps): ReactElement {
  const View = useView(LoginFormView);
  const [formKey, setFormKey] = useState(0);
  const { state, captcha, logIn } = useLogin({
    onLoggedIn,
    onSecondFactor,
    onUnknownUser: () => {
      setFormKey((key) => key + 1);
      onEdit?.({ username: '', password: '' });
      onUnknownUser();
    },
  });
  const errorText = useErrorText();
  const submit = useSingleFlight((values: LoginValues) => logIn(values));
  return (
    <View
      key={formKey}
      isSending={state.status === 'sending'}
      refusal={state.status === 'refused' ? errorText.of(state) : undefined}
      isCaptchaRefused={state.status === 'refused' && state.code === 'captcha_format_error'}
      captcha={captcha}
      forgotHref={forgotHref}
      kept={kept}
      onEdit={onEdit}
      onSubmit={submit}
    />
  );
}
