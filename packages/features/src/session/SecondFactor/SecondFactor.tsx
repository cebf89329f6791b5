import type { SecondFactorChallenge } from '@baize/contract';
import type { ReactElement } from 'react';
import { type BegunSession, useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { SecondFactorView } from './SecondFactorView.tsx';
import { type FactorValues, useSecondFactor } from './useSecondFactor.ts';

export interface SecondFactorProps {
  challenge: SecondFactorChallenge;
  /** The session has begun. */
  onLoggedIn(session: BegunSession): void;
  /** The login begins anew. */
  onBack(): void;
}

/** The second factor of a login from a new address, on the gateway of the app (§4, §8). */
export function SecondFactor({ challenge, onLoggedIn, onBack }: SecondFactorProps): ReactElement {
  const View = useView(SecondFactorView);
  const { ways, code, isSending, refusal, isOver, verify } = useSecondFactor(challenge, onLoggedIn);
  const errorText = useErrorText();
  const submit = useSingleFlight((values: FactorValues) => verify(values));
  return (
    <View
      challengeId={challenge.challengeId}
      ways={ways}
      expiredMinutes={code.expiredMinutes}
      isSending={isSending}
      refusal={refusal && errorText.of(refusal)}
      isOver={isOver}
      onSendCode={code.sendCode}
      onSubmit={submit}
      onBack={onBack}
    />
  );
}
