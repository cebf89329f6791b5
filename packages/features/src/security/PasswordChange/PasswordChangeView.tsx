import { limits, type RegistrationRule } from '@baize/contract';
import { Button, Callout, PasswordField, Stack, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type TextOfIssue, useFormRefusal, usePasswordHelp, usePasswordStrength } from '../../core/index.ts';
import type { FormOutcome } from '../form/formOutcome.ts';
import type { NewPasswordValues } from './useNewPassword.ts';

export interface PasswordChangeViewProps {
  /** Whose login it is, for password managers; undefined for the fund password, which they should not keep as the login's. */
  account: string | undefined;
  /** Whether `current` is the login's password, which password managers know. */
  isCurrentOfLogin: boolean;
  /** What the fields and the button are called. */
  texts: { current: string; currentHelp?: string | undefined; next: string; confirm: string; save: string };
  /** What the new password must be: its length is said, and its strength is shown. */
  rule: RegistrationRule | undefined;
  isSending: boolean;
  textOf: TextOfIssue;
  /** Undefined when the form is already on its way. */
  onSubmit(values: NewPasswordValues): Promise<FormOutcome | undefined>;
}

const fields = ['current', 'newPassword', 'confirmNewPassword'] as const;

/** The password that allows it, and a new one twice: for the login or for the fund (§5). */
export function PasswordChangeView(props: PasswordChangeViewProps): ReactElement {
  const { account, isCurrentOfLogin, texts, rule, isSending, textOf, onSubmit } = props;
  const { t } = useTranslation('security');
  const helpOf = usePasswordHelp();
  const strengthOf = usePasswordStrength();
  const { register, handleSubmit, setFocus, subscribe, watch } = useForm<NewPasswordValues>({
    defaultValues: { current: '', newPassword: '', confirmNewPassword: '' },
  });
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const fresh = account === undefined ? 'off' : 'new-password';
  const secret = { required: true, maxLength: limits.loginInputLength };
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => tell(await onSubmit(values)))}>
      <Stack gap={4}>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        {account !== undefined && <TextField name="account" label={t('account')} value={account} readOnly autoComplete="username" />}
        <PasswordField
          {...register('current')}
          {...secret}
          label={texts.current}
          help={texts.currentHelp}
          error={errorAt('current')}
          autoComplete={isCurrentOfLogin ? 'current-password' : 'off'}
        />
        <PasswordField
          {...register('newPassword')}
          {...secret}
          label={texts.next}
          help={helpOf(rule)}
          strength={strengthOf(watch('newPassword'), rule, account)}
          error={errorAt('newPassword')}
          autoComplete={fresh}
        />
        <PasswordField
          {...register('confirmNewPassword')}
          {...secret}
          label={texts.confirm}
          error={errorAt('confirmNewPassword')}
          autoComplete={fresh}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
