import { Callout, Link, Stack } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { type NewPasswordValues, useResetPassword } from './useResetPassword.ts';

export interface ResetPasswordProps {
  /** What the link carries behind `token=`; empty for an address that was cut. */
  token: string;
  loginHref: string;
  forgotHref: string;
}

/** A new password by the link of a mail, on the gateway of the app (§2, §7). */
export function ResetPassword({ token, loginHref, forgotHref }: ResetPasswordProps): ReactElement {
  const View = useView(ResetPasswordView);
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { rule, isSending, reset } = useResetPassword(token);
  const [isChanged, setChanged] = useState(false);
  const submit = useSingleFlight(async (values: NewPasswordValues) => {
    const outcome = await reset(values);
    if (outcome.status === 'changed') setChanged(true);
    return outcome;
  });
  if (token === '') {
    return (
      <Stack gap={4}>
        <Callout tone="negative">{t('linkSpent')}</Callout>
        <Link href={forgotHref}>{t('askForLink')}</Link>
      </Stack>
    );
  }
  if (isChanged) {
    return (
      <Stack gap={4}>
        <Callout tone="positive">{t('changed')}</Callout>
        <Link href={loginHref}>{t('backToLogin')}</Link>
      </Stack>
    );
  }
  return <View rule={rule} isSending={isSending} forgotHref={forgotHref} textOf={errorText.of} onSubmit={submit} />;
}
