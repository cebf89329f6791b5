import { accountNameRoomOf } from '@baize/contract';
import { Button, Callout, Stack, Text, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Refused, useFormRefusal, useOnEdit } from '../../core/index.ts';
import type { EmailValues, ForgotPasswordOutcome } from './useForgotPassword.ts';

export interface EmailFormProps {
  isSending: boolean;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  /** What had been typed before. Default nothing. */
  kept?: EmailValues | undefined;
  onEdit?: ((values: EmailValues) => void) | undefined;
  /** Undefined when the form is already on its way. */
  onSubmit(values: EmailValues): Promise<ForgotPasswordOutcome | undefined>;
}

const fields = ['username', 'email'] as const;

/** Account and address: a link to a new password comes by mail (§2 "Forgot-password modal"). */
export function EmailForm({ isSending, textOf, kept, onEdit, onSubmit }: EmailFormProps): ReactElement {
  const { t } = useTranslation('session');
  const { register, handleSubmit, setFocus, subscribe, watch } = useForm<EmailValues>({
    defaultValues: { username: '', email: '', ...kept },
  });
  useOnEdit(subscribe, onEdit);
  const { tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const submit = handleSubmit(async (values) => tell(await onSubmit(values)));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{t('byEmailHelp')}</Text>
        {whole && <Callout tone="negative">{textOf(whole)}</Callout>}
        <TextField
          {...register('username')}
          data-part="first"
          label={t('username')}
          required
          error={errorAt('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountNameRoomOf(watch('username'))}
        />
        <TextField
          {...register('email')}
          label={t('email')}
          required
          error={errorAt('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={100}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('sendLink')}
        </Button>
      </Stack>
    </form>
  );
}
