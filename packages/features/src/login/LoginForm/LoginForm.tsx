import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { LoginFormView } from './LoginFormView.tsx';
import { useLogin } from './useLogin.ts';

export interface LoginFormProps {
  registerHref: string;
  /** The session has begun; still inside the submit, so that a window may open. */
  onLoggedIn(): void;
  /** §4: an unknown user goes to the registration. */
  onUnknownUser(): void;
}

export function LoginForm({ registerHref, onLoggedIn, onUnknownUser }: LoginFormProps): ReactElement {
  const { state, logIn } = useLogin({ onUnknownUser });
  const errorText = useErrorText();
  return (
    <LoginFormView
      isSending={state.status === 'sending'}
      refusal={state.status === 'refused' ? errorText.ofCode(state.code) : undefined}
      registerHref={registerHref}
      onSubmit={async (values) => {
        if (await logIn(values)) onLoggedIn();
      }}
    />
  );
}
