import { limits } from '@baize/contract';
import { PasswordField } from '@baize/design-system';
import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface LoginPasswordFieldProps {
  /** What `register('password')` gives. */
  field: UseFormRegisterReturn<'password'>;
  error: string | undefined;
}

/** The login's password, asked for again before something that matters is changed. */
export function LoginPasswordField({ field, error }: LoginPasswordFieldProps): ReactElement {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      {...field}
      label={t('loginPassword')}
      help={t('loginPasswordHelp')}
      required
      error={error}
      autoComplete="current-password"
      maxLength={limits.loginInputLength}
    />
  );
}
