import type { Country, RegistrationRule } from '@baize/contract';
import { Callout, Link, Stack } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneValues, Refused } from '../../core/index.ts';
import { EmailForm } from './EmailForm.tsx';
import { SmsForm } from './SmsForm.tsx';
import type { EmailValues, ForgotPasswordOutcome, SmsResetValues } from './useForgotPassword.ts';

export interface ForgotPasswordViewProps {
  /** What has come of it: a mail on its way, or a new password. */
  done: Exclude<ForgotPasswordOutcome, { status: 'refused' }> | undefined;
  isSending: boolean;
  loginHref: string;
  countries: readonly Country[] | undefined;
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  /** Why the last request for a code failed. */
  codeRefusal: Refused | undefined;
  /** What a new password must be: its length is said, and its strength is shown. */
  rule: RegistrationRule | undefined;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  onSendCode(phone: PhoneValues): Promise<boolean>;
  /** Undefined when the form is already on its way. */
  onSubmitEmail(values: EmailValues): Promise<ForgotPasswordOutcome | undefined>;
  /** Undefined when the form is already on its way. */
  onSubmitSms(values: SmsResetValues): Promise<ForgotPasswordOutcome | undefined>;
}

/** The two ways of §2's forgot-password modal, and what came of them. */
export function ForgotPasswordView(props: ForgotPasswordViewProps): ReactElement {
  const { done, loginHref, isSending, textOf, onSubmitEmail, onSubmitSms, ...sms } = props;
  const { t } = useTranslation('session');
  // A form goes away with its tab. What was typed stays here, in memory alone.
  const [typed, setTyped] = useState<EmailValues>();
  const [reset, setReset] = useState<SmsResetValues>();
  if (done) {
    return (
      <Stack gap={4}>
        <Callout tone="positive">{done.status === 'mailed' ? t('mailed', { count: done.expiredMinutes }) : t('changed')}</Callout>
        <Link href={loginHref}>{t('backToLogin')}</Link>
      </Stack>
    );
  }
  const form = { isSending, textOf };
  return (
    <Tabs
      label={t('forgotWays')}
      items={[
        { id: 'email', text: t('way.email'), content: <EmailForm {...form} kept={typed} onEdit={setTyped} onSubmit={onSubmitEmail} /> },
        { id: 'sms', text: t('way.sms'), content: <SmsForm {...form} {...sms} kept={reset} onEdit={setReset} onSubmit={onSubmitSms} /> },
      ]}
    />
  );
}
