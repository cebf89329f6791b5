import { limits } from '@baize/contract';
import { PasswordField } from '@baize/design-system';
import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface FundPasswordFieldProps {
  /** What `register('fundPassword')` gives. */
  field: UseFormRegisterReturn<'fundPassword'>;
  error: string | undefined;
}

/** The fund password, asked for before anything changes of where money goes (§9). */
export function FundPasswordField({ field, error }: FundPasswordFieldProps): ReactElement {
  const { t } = useTranslation('security');
  return (
    <PasswordField
      {...field}
      label={t('fund')}
      help={t('fund.help')}
      required
      error={error}
      // Never the login's, which is what a browser has kept.
      autoComplete="off"
      maxLength={limits.loginInputLength}
    />
  );
}
