import { accountNameOf, accountNameRoomOf, limits } from '@baize/contract';
import { Button, Callout, CaptchaField, Inline, Link, PasswordField, Stack, TextField } from '@baize/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Captcha, isToldAnswer, useEditedFields, useErrorText, useOnEdit } from '../../core/index.ts';
import type { LoginValues } from '../usePasswordLogin.ts';

export interface LoginFormViewProps {
  /** The request is under way: the button says so and takes no second press. */
  isSending: boolean;
  /** Why the last attempt failed, in the player's language. */
  refusal?: string | undefined;
  /** Whether it is what was read from the picture: the refusal stands there then. */
  isCaptchaRefused?: boolean;
  /** The picture to read, while the gateway asks for one (§4). */
  captcha?: Captcha | undefined;
  forgotHref: string;
  /** What the button says; “Log in” without. */
  submitText?: string | undefined;
  /** What had been typed before. Default nothing. */
  kept?: LoginValues | undefined;
  onEdit?: ((values: LoginValues) => void) | undefined;
  onSubmit(values: LoginValues): Promise<unknown>;
}

/** §9; a name that was pasted whole may be longer than its field has room for. */
const isWithinName = (name: string): boolean => name.length <= limits.loginInputLength;

/** Username and password (§2 login box). Empty fields give §5's one message. */
export function LoginFormView(props: LoginFormViewProps): ReactElement {
  const { isSending, refusal, isCaptchaRefused = false, captcha, forgotHref, submitText, kept, onEdit, onSubmit } = props;
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const { register, handleSubmit, formState, resetField, setFocus, subscribe, watch } = useForm<LoginValues>({
    defaultValues: { username: '', password: '', ...kept, captcha: '' },
    reValidateMode: 'onSubmit',
    shouldUnregister: true,
  });
  useOnEdit(subscribe, onEdit);
  // What was said of a try counts until something else is typed.
  const { isEdited, isAnyEdited, forget } = useEditedFields(subscribe);
  const [isPictureRead, setPictureRead] = useState(false);
  const isWrong = (field: keyof LoginValues, type: 'required' | 'validate'): boolean =>
    formState.errors[field]?.type === type && !isEdited(field);
  const isEmpty = (field: keyof LoginValues): boolean => isWrong(field, 'required');
  const isTooLong = isWrong('username', 'validate');
  const isAtCaptcha = captcha !== undefined && isCaptchaRefused;
  const refused = isAtCaptcha || isAnyEdited ? undefined : refusal;
  const misspelt = isTooLong ? errorText.ofCode('account_format_error') : undefined;
  const message = isEmpty('username') || isEmpty('password') ? t('enterBoth') : (misspelt ?? refused);
  // What was read belongs to the picture that is gone.
  useEffect(() => {
    if (captcha?.id) resetField('captcha', { defaultValue: captcha.answer ?? '' });
  }, [captcha?.id, captcha?.answer, resetField]);
  useEffect(() => {
    if (isAtCaptcha) setFocus('captcha');
  }, [isAtCaptcha, setFocus]);
  const submit = async (values: LoginValues): Promise<void> => {
    setPictureRead(Boolean(values.captcha));
    await onSubmit(values);
    forget();
  };
  // Nothing was read wrongly by who is shown the first picture.
  const readWrongly = isPictureRead ? refusal : t('enterCaptcha');
  const captchaError = isEmpty('captcha') ? t('enterCaptcha') : isAtCaptcha && !isEdited('captcha') ? readWrongly : undefined;
  return (
    <form noValidate onSubmit={handleSubmit(submit, forget)}>
      <Stack gap={4}>
        {message && <Callout tone="negative">{message}</Callout>}
        <TextField
          {...register('username', { required: true, setValueAs: accountNameOf, validate: isWithinName })}
          data-part="first"
          label={t('username')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountNameRoomOf(watch('username'))}
          aria-invalid={isEmpty('username') || isTooLong || undefined}
        />
        <PasswordField
          {...register('password', { required: true })}
          label={t('password')}
          required
          autoComplete="current-password"
          maxLength={limits.loginInputLength}
          refused={refusal !== undefined && message === refusal}
          aria-invalid={isEmpty('password') || undefined}
        />
        {captcha && (
          <CaptchaField
            {...register('captcha', { required: true })}
            label={t('captcha')}
            required
            maxLength={8}
            image={captcha.image}
            onRefresh={captcha.refresh}
            otherWay={captcha.otherWay}
            error={isToldAnswer(captcha, watch('captcha')) ? undefined : captchaError}
          />
        )}
        <Button type="submit" fullWidth pending={isSending}>
          {submitText ?? t('logIn')}
        </Button>
        <Inline justify="center">
          <Link href={forgotHref}>{t('forgotPassword')}</Link>
        </Inline>
      </Stack>
    </form>
  );
}
