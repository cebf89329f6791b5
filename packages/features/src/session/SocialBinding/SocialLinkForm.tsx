import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSingleFlight, useView } from '../../core/index.ts';
import { LoginFormView } from '../LoginForm/LoginFormView.tsx';
import type { LoginValues } from '../usePasswordLogin.ts';
import type { SocialReturn } from './useSocialBinding.ts';

export interface SocialLinkFormProps extends Pick<SocialReturn, 'link' | 'captcha' | 'linkAccount'> {
  /** The provider's name. */
  title: string;
  forgotHref: string;
  onBack(): void;
}

/** §4 "link-account": whose account it is, is proved by its password. */
export function SocialLinkForm({ title, link, captcha, forgotHref, linkAccount, onBack }: SocialLinkFormProps): ReactElement {
  const View = useView(LoginFormView);
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const submit = useSingleFlight((values: LoginValues) => linkAccount(values));
  return (
    <Stack gap={4}>
      <Callout tone="warning">{t('socialFinal', { title })}</Callout>
      <View
        isSending={link.status === 'sending'}
        refusal={link.status === 'refused' ? errorText.of(link) : undefined}
        isCaptchaRefused={link.status === 'refused' && link.code === 'captcha_format_error'}
        captcha={captcha}
        forgotHref={forgotHref}
        submitText={t('socialLinkSubmit')}
        onSubmit={submit}
      />
      <Button tone="outline" fullWidth onClick={onBack}>
        {t('socialBack')}
      </Button>
    </Stack>
  );
}
