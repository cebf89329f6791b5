import type { ErrorCode, SecondFactorChallenge } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type BegunSession, useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { SmsLoginView, type SmsLoginViewProps } from './SmsLoginView.tsx';
import { type SmsLoginValues, useSmsLogin } from './useSmsLogin.ts';

export interface SmsLoginProps extends Pick<SmsLoginViewProps, 'kept' | 'onEdit'> {
  /** The session has begun. */
  onLoggedIn(session: BegunSession): void;
  /** §4: the address is new, and has to be proved in one of these ways. */
  onSecondFactor(challenge: SecondFactorChallenge): void;
}

/** Codes that one field is to blame for. */
const fieldOfCode: Partial<Record<ErrorCode, 'mobileNum' | 'verificationCode'>> = {
  phoneNumber_format_error: 'mobileNum',
  verification_code_error: 'verificationCode',
  verification_code_expired: 'verificationCode',
};

/** Login by SMS code on the gateway of the app (§2, §4). */
export function SmsLogin({ kept, onEdit, ...events }: SmsLoginProps): ReactElement {
  const View = useView(SmsLoginView);
  const { countries, code, isSending, refusal, logIn } = useSmsLogin(events);
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const submit = useSingleFlight((values: SmsLoginValues) => logIn(values));
  // §8 "function not enabled": the brand switched it off while the page was open.
  const isOff = refusal?.code === 'function.not.available';
  return (
    <View
      countries={countries}
      expiredMinutes={code.expiredMinutes}
      isSending={isSending}
      refusal={refusal && { text: isOff ? t('smsOff') : errorText.of(refusal), field: fieldOfCode[refusal.code] }}
      kept={kept}
      onEdit={onEdit}
      onSendCode={code.sendCode}
      onSubmit={submit}
    />
  );
}
