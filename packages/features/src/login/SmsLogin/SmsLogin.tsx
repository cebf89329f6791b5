import type { SecondFactorChallenge } from '@baize/contract';
import type { ReactElement } from 'react';
import { type BegunSession, useErrorText, useSingleFlight } from '../../core/index.ts';
import { SmsLoginView } from './SmsLoginView.tsx';
import { type SmsLoginValues, useSmsLogin } from './useSmsLogin.ts';

export interface SmsLoginProps {
  /** The session has begun. */
  onLoggedIn(session: BegunSession): void;
  /** §4: the address is new, and has to be proved in one of these ways. */
  onSecondFactor(challenge: SecondFactorChallenge): void;
}

/** Login by SMS code on the gateway of the app (§2, §4). */
export function SmsLogin(events: SmsLoginProps): ReactElement {
  const { countries, code, isSending, refusal, logIn } = useSmsLogin(events);
  const errorText = useErrorText();
  const submit = useSingleFlight((values: SmsLoginValues) => logIn(values));
  return (
    <SmsLoginView
      countries={countries}
      expiredMinutes={code.expiredMinutes}
      isSending={isSending}
      refusal={refusal && errorText.of(refusal)}
      isPhoneRefused={refusal?.code === 'phoneNumber_format_error'}
      onSendCode={code.sendCode}
      onSubmit={submit}
    />
  );
}
