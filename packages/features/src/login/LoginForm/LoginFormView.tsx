import { limits } from '@baize/contract';
import { Button, Callout, Inline, Link, PasswordField, Stack, Text, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginValues } from './useLogin.ts';

export interface LoginFormViewProps {
  /** The request is under way: the button says so and takes no second press. */
  isSending: boolean;
  /** Why the last attempt failed, in the player's language. */
  refusal?: string | undefined;
  registerHref: string;
  onSubmit(values: LoginValues): Promise<unknown>;
}

/** Username and password (§2 login box). Empty fields give §5's one message. */
export function LoginFormView({ isSending, refusal, registerHref, onSubmit }: LoginFormViewProps): ReactElement {
  const { t } = useTranslation('login');
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const isEmpty = Object.keys(formState.errors).length > 0;
  const message = isEmpty ? t('enterBoth') : refusal;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <Stack gap={4}>
        {message && <Callout tone="negative">{message}</Callout>}
        <TextField
          {...register('username', { required: true, setValueAs: (value: string) => value.trim() })}
          label={t('username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={limits.loginInputLength}
          aria-invalid={formState.errors.username ? true : undefined}
        />
        <PasswordField
          {...register('password', { required: true })}
          label={t('password')}
          required
          autoComplete="current-password"
          maxLength={limits.loginInputLength}
          aria-invalid={formState.errors.password ? true : undefined}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('logIn')}
        </Button>
        <Inline gap={2} justify="center" wrap>
          <Text tone="muted">{t('noAccount')}</Text>
          <Link href={registerHref}>{t('register')}</Link>
        </Inline>
      </Stack>
    </form>
  );
}
