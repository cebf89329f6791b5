import { type SecondFactorChallenge, type SecondFactorWay, sendFactorCode, verifyFactor } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type BegunSession, type CodeSending, type Refused, useBeginSession, useClient, useCodeSending } from '../../core/index.ts';
import { newerRefusal } from '../newerRefusal.ts';

/** Ways whose code has to be sent first. */
export type SentWay = Extract<SecondFactorWay, 'sms' | 'email'>;

/** What is given as proof. */
export interface FactorValues {
  way: SecondFactorWay;
  answer: string;
}

/** A second factor as data and two actions. */
export interface SecondFactor {
  ways: SecondFactorChallenge['ways'];
  code: CodeSending<SentWay>;
  isSending: boolean;
  refusal: Refused | undefined;
  /** The login has to begin anew: too much time or too many answers. */
  isOver: boolean;
  /** Ends the login; `true` when the session has begun. The address is remembered then. */
  verify(values: FactorValues): Promise<boolean>;
}

/** Proves a new address after a right password (§4 "Two-factor"). Answers are limited by the gateway. */
export function useSecondFactor(challenge: SecondFactorChallenge, onLoggedIn: (session: BegunSession) => void): SecondFactor {
  const { challengeId, ways } = challenge;
  const client = useClient();
  const begin = useBeginSession();
  const code = useCodeSending((way: SentWay) => client.send(sendFactorCode, { challengeId, way }));
  const attempt = useMutation({ mutationFn: (values: FactorValues) => client.send(verifyFactor, { challengeId, ...values }) });
  const verify = async (values: FactorValues): Promise<boolean> => {
    try {
      onLoggedIn(begin(await attempt.mutateAsync(values)));
      return true;
    } catch {
      return false;
    }
  };
  const refusal = newerRefusal(attempt, code);
  return { ways, code, isSending: attempt.isPending, refusal, isOver: refusal?.code === 'second_factor_expired', verify };
}
