import { Callout, Inline, Link, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionState } from '../../core/index.ts';
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx';
import { LazySmsLogin } from '../SmsLogin/LazySmsLogin.tsx';
import type { SmsLoginValues } from '../SmsLogin/useSmsLogin.ts';
import { SocialLogin } from '../SocialLogin/SocialLogin.tsx';
import type { LoginValues } from '../usePasswordLogin.ts';
import { FreePlayButton } from './FreePlayButton.tsx';

export interface LoginBoxProps extends Omit<LoginFormProps, 'kept' | 'onEdit'> {
  registerHref: string;
  /** Path of the portal that a social login comes back to; the home without. */
  returnTo?: string | undefined;
}

/** The login box of §2: by username, and by SMS where the brand has it; then the ways for who has no account. */
export function LoginBox({ registerHref, returnTo, ...form }: LoginBoxProps): ReactElement {
  const { t } = useTranslation('session');
  const { permission, isMissing, isAsking, retry } = usePermissionState();
  const support = permission?.customerService[0];
  // A form goes away with its tab. What was typed stays with the box, in memory alone: a password goes into no storage.
  const [typed, setTyped] = useState<LoginValues>();
  const [phone, setPhone] = useState<SmsLoginValues>();
  const byName = { id: 'username', text: t('byUsername'), content: <LoginForm {...form} kept={typed} onEdit={setTyped} /> };
  const bySms = {
    id: 'sms',
    text: t('bySms'),
    content: <LazySmsLogin onLoggedIn={form.onLoggedIn} onSecondFactor={form.onSecondFactor} kept={phone} onEdit={setPhone} />,
  };
  return (
    <Stack gap={4}>
      {/* What the brand has may come while somebody types: the form stays where it is, with the focus. */}
      <Tabs label={t('ways')} items={permission?.flags.mobileCodeLogin ? [byName, bySms] : [byName]} hidesSingle />
      {isMissing && (
        <Callout tone="warning" retry={{ onRetry: retry, pending: isAsking }}>
          {t('waysMissing')}
        </Callout>
      )}
      <SocialLogin returnTo={returnTo} />
      <FreePlayButton onLoggedIn={form.onLoggedIn} />
      <Inline gap={2} justify="center" wrap>
        <Text tone="muted">{t('noAccount')}</Text>
        <Link href={registerHref}>{t('register')}</Link>
      </Inline>
      {support && (
        <Inline gap={2} justify="center" wrap>
          <Text tone="muted">{t('needHelp')}</Text>
          <Link href={support.path}>{support.title}</Link>
        </Inline>
      )}
    </Stack>
  );
}
