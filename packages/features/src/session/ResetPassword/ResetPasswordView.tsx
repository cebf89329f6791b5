import { limits, type RegistrationRule } from '@baize/contract';
import { Button, Callout, Link, PasswordField, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Refused, useFormRefusal, usePasswordHelp, usePasswordStrength } from '../../core/index.ts';
import type { NewPasswordValues, ResetPasswordOutcome } from './useResetPassword.ts';

export interface ResetPasswordViewProps {
  /** What a new password must be: its length is said, and its strength is shown. */
  rule: RegistrationRule | undefined;
  isSending: boolean;
  /** Where another link is asked for, when this one is spent. */
  forgotHref: string;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  /** Undefined when the form is already on its way. */
  onSubmit(values: NewPasswordValues): Promise<ResetPasswordOutcome | undefined>;
}

const fields = ['newPassword', 'confirmNewPassword'] as const;

/** The new password, twice (§2 "reset password"). */
export function ResetPasswordView({ rule, isSending, forgotHref, textOf, onSubmit }: ResetPasswordViewProps): ReactElement {
  const { t } = useTranslation('session');
  const helpOf = usePasswordHelp();
  const strengthOf = usePasswordStrength();
  const { register, handleSubmit, setFocus, subscribe, watch } = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const submit = handleSubmit(async (values) => tell(await onSubmit(values)));
  const isLinkSpent = whole?.code === 'verification_code_expired';
  const secret = { required: true, autoComplete: 'new-password', maxLength: limits.loginInputLength } as const;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {whole && <Callout tone="negative">{isLinkSpent ? t('linkSpent') : textOf(whole)}</Callout>}
        <PasswordField
          {...register('newPassword')}
          {...secret}
          label={t('newPassword')}
          help={helpOf(rule)}
          strength={strengthOf(watch('newPassword'), rule)}
          error={errorAt('newPassword')}
        />
        <PasswordField
          {...register('confirmNewPassword')}
          {...secret}
          label={t('confirmNewPassword')}
          error={errorAt('confirmNewPassword')}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('savePassword')}
        </Button>
        {isLinkSpent && <Link href={forgotHref}>{t('askForLink')}</Link>}
      </Stack>
    </form>
  );
}
