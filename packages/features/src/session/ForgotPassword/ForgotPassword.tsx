import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
import { type EmailValues, type ForgotPasswordOutcome, type SmsResetValues, useForgotPassword } from './useForgotPassword.ts';

export interface ForgotPasswordProps {
  loginHref: string;
  onClose(): void;
  /** A mail with a link is on its way: what waits for the new password may have to wait in another tab. Default nothing. */
  onMailed?(): void;
}

/** The forgot-password modal of §2 on the gateway of the app. */
export function ForgotPassword({ loginHref, onClose, onMailed }: ForgotPasswordProps): ReactElement {
  const View = useView(ForgotPasswordView);
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { countries, code, rule, isSending, requestMail, resetBySms } = useForgotPassword();
  const [done, setDone] = useState<ForgotPasswordViewProps['done']>();
  const told = (outcome: ForgotPasswordOutcome): ForgotPasswordOutcome => {
    if (outcome.status !== 'refused') setDone(outcome);
    if (outcome.status === 'mailed') onMailed?.();
    return outcome;
  };
  const submitEmail = useSingleFlight(async (values: EmailValues) => told(await requestMail(values)));
  const submitSms = useSingleFlight(async (values: SmsResetValues) => told(await resetBySms(values)));
  return (
    <Modal open onClose={onClose} title={t('forgotPasswordTitle')} footerHide maskClosable={false}>
      <View
        done={done}
        isSending={isSending}
        loginHref={loginHref}
        countries={countries}
        expiredMinutes={code.expiredMinutes}
        codeRefusal={code.refusal}
        rule={rule}
        textOf={errorText.of}
        onSendCode={code.sendCode}
        onSubmitEmail={submitEmail}
        onSubmitSms={submitSms}
      />
    </Modal>
  );
}
