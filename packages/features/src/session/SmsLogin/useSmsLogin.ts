import { type Country, requestLoginSms, type SecondFactorChallenge, startSmsSession } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import {
  type BegunSession,
  type CodeSending,
  type PhoneValues,
  phoneRequestOf,
  type Refused,
  useBeginSession,
  useClient,
  useCodeSending,
  useCountries,
} from '../../core/index.ts';
import { loginRefusalOf } from '../loginRefusal.ts';
import { newerRefusal } from '../newerRefusal.ts';

/** What is typed: the phone and the code that came to it. */
export interface SmsLoginValues extends PhoneValues {
  verificationCode: string;
}

/** What a login by SMS tells its view. */
export interface SmsLoginEvents {
  /** The session has begun; told a moment before `logIn` is kept. */
  onLoggedIn(session: BegunSession): void;
  /** §4: a new address has to be proved before the session begins. */
  onSecondFactor(challenge: SecondFactorChallenge): void;
}

/** Login by phone and code, as data and two actions. */
export interface SmsLogin {
  countries: readonly Country[] | undefined;
  code: CodeSending<PhoneValues>;
  isSending: boolean;
  refusal: Refused | undefined;
  /** Starts the session; `true` when it has begun. */
  logIn(values: SmsLoginValues): Promise<boolean>;
}

/** Login by SMS code, where the brand has it (§2, §4, §6). The reply to a request for a code does not tell whether an account has the phone. */
export function useSmsLogin({ onLoggedIn, onSecondFactor }: SmsLoginEvents): SmsLogin {
  const client = useClient();
  const begin = useBeginSession();
  const countries = useCountries();
  const code = useCodeSending((phone: PhoneValues) => client.send(requestLoginSms, phoneRequestOf(phone, countries)));
  const attempt = useMutation({
    mutationFn: ({ verificationCode, ...phone }: SmsLoginValues) =>
      client.send(startSmsSession, { type: 'sms', ...phoneRequestOf(phone, countries), verificationCode: verificationCode.trim() }),
  });
  const logIn = async (values: SmsLoginValues): Promise<boolean> => {
    try {
      onLoggedIn(begin(await attempt.mutateAsync(values)));
      return true;
    } catch (error) {
      const { challenge } = loginRefusalOf(error);
      if (challenge) onSecondFactor(challenge);
      return false;
    }
  };
  return { countries, code, isSending: attempt.isPending, refusal: newerRefusal(attempt, code), logIn };
}
