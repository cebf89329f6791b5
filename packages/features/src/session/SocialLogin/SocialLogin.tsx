import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { SocialLoginView } from './SocialLoginView.tsx';
import { useSocialLogin } from './useSocialLogin.ts';

export interface SocialLoginProps {
  /** Path of the portal that the browser comes back to; the home without. */
  returnTo?: string | undefined;
  /** Takes the browser to the provider; the page itself goes there without. */
  onLeave?: ((authorizationUrl: string) => void) | undefined;
}

const leave = (authorizationUrl: string): void => globalThis.location.assign(authorizationUrl);

/** §2 "optional social login": nothing where the brand has none. */
export function SocialLogin({ returnTo = '/web/', onLeave = leave }: SocialLoginProps): ReactElement {
  const View = useView(SocialLoginView);
  const { providers, startingId, refusal, start } = useSocialLogin(returnTo, onLeave);
  const errorText = useErrorText();
  return (
    <View
      providers={providers}
      startingId={startingId}
      refusal={refusal && errorText.of(refusal)}
      onStart={(provider) => void start(provider)}
    />
  );
}
