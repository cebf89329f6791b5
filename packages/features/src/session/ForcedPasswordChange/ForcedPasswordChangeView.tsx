import { limits, type PasswordChange, type RegistrationRule } from '@baize/contract';
import { Button, Callout, PasswordField, Stack, TextField } from '@baize/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Refused, usePasswordHelp, usePasswordStrength } from '../../core/index.ts';
import type { PasswordChangeOutcome } from './useForcedPasswordChange.ts';

export interface ForcedPasswordChangeViewProps {
  account: string;
  /** What a new password must be: its length is said, and its strength is shown. */
  rule: RegistrationRule | undefined;
  /** §2: hidden when already known. */
  isOldNeeded: boolean;
  isSending: boolean;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  /** Undefined when the form is already on its way. */
  onSubmit(values: PasswordChange): Promise<PasswordChangeOutcome | undefined>;
  onCancel(): void;
}

const fields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** The form of the forced change (§2): the account to read, the old password unless it is known, the new one twice. */
export function ForcedPasswordChangeView(props: ForcedPasswordChangeViewProps): ReactElement {
  const { account, rule, isOldNeeded, isSending, textOf, onSubmit, onCancel } = props;
  const { t } = useTranslation('session');
  const helpOf = usePasswordHelp();
  const strengthOf = usePasswordStrength();
  const [refusal, setRefusal] = useState<Extract<PasswordChangeOutcome, { status: 'refused' }>>();
  const { register, handleSubmit, setFocus, watch } = useForm<PasswordChange>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const errorOf = (field: (typeof fields)[number]): string | undefined => {
    const issue = refusal?.issues.find((candidate) => candidate.field === field);
    return issue && textOf(issue);
  };
  const isAtField = refusal?.issues.some(({ field }) => fields.some((name) => name === field)) ?? false;
  // The form may come after the modal, when the focus is already elsewhere in it.
  useEffect(() => setFocus(isOldNeeded ? 'oldPassword' : 'newPassword'), [isOldNeeded, setFocus]);
  // After the render: a refusal may have brought the field of the old password.
  useEffect(() => {
    const first = fields.find((name) => refusal?.issues.some(({ field }) => field === name));
    if (first) setFocus(first);
  }, [refusal, setFocus]);
  const submit = handleSubmit(async (values) => {
    const outcome = await onSubmit(values);
    if (outcome) setRefusal(outcome.status === 'refused' ? outcome : undefined);
  });
  const secret = { required: true, maxLength: limits.loginInputLength };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Callout tone="warning">{t('expired')}</Callout>
        {refusal && !isAtField && <Callout tone="negative">{textOf(refusal)}</Callout>}
        <TextField name="account" label={t('username')} value={account} readOnly autoComplete="username" />
        {isOldNeeded && (
          <PasswordField
            {...register('oldPassword')}
            {...secret}
            data-part="first"
            label={t('oldPassword')}
            error={errorOf('oldPassword')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...register('newPassword')}
          {...secret}
          data-part={isOldNeeded ? undefined : 'first'}
          label={t('newPassword')}
          help={helpOf(rule)}
          strength={strengthOf(watch('newPassword'), rule, account)}
          error={errorOf('newPassword')}
          autoComplete="new-password"
        />
        <PasswordField
          {...register('confirmNewPassword')}
          {...secret}
          label={t('confirmNewPassword')}
          error={errorOf('confirmNewPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('savePassword')}
        </Button>
        <Button tone="outline" fullWidth unavailable={isSending} onClick={onCancel}>
          {t('cancelAndLogOut')}
        </Button>
      </Stack>
    </form>
  );
}
