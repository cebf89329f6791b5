import { type Country, limits, type RegistrationRule } from '@baize/contract';
import { Button, Callout, CountdownButton, OtpField, PasswordField, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  formRefusedBy,
  holdFocus,
  type PhoneValues,
  type Refused,
  useCodeContact,
  useFormRefusal,
  useOnEdit,
  usePasswordHelp,
  usePasswordStrength,
} from '../../core/index.ts';
import { PhoneInput } from '../PhoneInput.tsx';
import type { ForgotPasswordOutcome, SmsResetValues } from './useForgotPassword.ts';

export interface SmsFormProps {
  countries: readonly Country[] | undefined;
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  /** Why the last request for a code failed. */
  codeRefusal: Refused | undefined;
  /** What a new password must be: its length is said, and its strength is shown. */
  rule: RegistrationRule | undefined;
  isSending: boolean;
  /** The sentence of an error, in the player's language. */
  textOf(refusal: Refused): string;
  /** What had been typed before. Default nothing. */
  kept?: SmsResetValues | undefined;
  onEdit?: ((values: SmsResetValues) => void) | undefined;
  onSendCode(phone: PhoneValues): Promise<boolean>;
  /** Undefined when the form is already on its way. */
  onSubmit(values: SmsResetValues): Promise<ForgotPasswordOutcome | undefined>;
}

const fields = ['mobileNum', 'verificationCode', 'newPassword'] as const;

/** Phone, code and the new password (§2 "Forgot-password modal"). */
export function SmsForm(props: SmsFormProps): ReactElement {
  const { countries, expiredMinutes, codeRefusal, rule, isSending, textOf, kept, onEdit, onSendCode, onSubmit } = props;
  const { t } = useTranslation('session');
  const helpOf = usePasswordHelp();
  const strengthOf = usePasswordStrength();
  const { register, control, handleSubmit, getValues, setFocus, subscribe, watch } = useForm<SmsResetValues>({
    defaultValues: { mobileNum: '', countryCode: '', verificationCode: '', newPassword: '', ...kept },
  });
  useOnEdit(subscribe, onEdit);
  const { setRefusal, tell, errorAt, whole } = useFormRefusal({ fields, setFocus, subscribe, textOf });
  const [countryCode, mobileNum] = watch(['countryCode', 'mobileNum']);
  const codeContact = useCodeContact(`${countryCode}${mobileNum}`);
  const phoneError = codeRefusal?.code === 'phoneNumber_format_error' ? textOf(codeRefusal) : undefined;
  const sendCode = async (): Promise<boolean> => {
    const phone = getValues();
    const isMissing = phone.mobileNum.trim() === '';
    setRefusal(isMissing ? formRefusedBy([{ field: 'mobileNum', code: 'field_required' }]) : undefined);
    const moveFocus = holdFocus();
    const isSent = !isMissing && (await codeContact.ask(() => onSendCode(phone)));
    if (isSent) moveFocus(() => setFocus('verificationCode', { shouldSelect: true }));
    return isSent;
  };
  const submit = handleSubmit(async (values) => tell(await onSubmit(values)));
  // What was said of a code is said of the number alone that it was asked for.
  const above = whole ?? (phoneError === undefined && codeContact.isAsked ? codeRefusal : undefined);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="muted">{t('bySmsHelp')}</Text>
        {above && <Callout tone="negative">{textOf(above)}</Callout>}
        <PhoneInput
          {...register('mobileNum')}
          country={{ control, name: 'countryCode', countries }}
          required
          error={errorAt('mobileNum') ?? (codeContact.isAsked ? phoneError : undefined)}
          maxLength={24}
        />
        <OtpField
          {...register('verificationCode')}
          label={t('code')}
          required
          help={codeContact.isSent && !errorAt('verificationCode') ? t('codeSent') : undefined}
          error={errorAt('verificationCode')}
          suffix={
            <CountdownButton storageKey={`password-sms ${countryCode}${mobileNum}`} expiredMinutes={expiredMinutes} onSend={sendCode}>
              {t('sendCode')}
            </CountdownButton>
          }
        />
        <PasswordField
          {...register('newPassword')}
          label={t('newPassword')}
          required
          help={helpOf(rule)}
          strength={strengthOf(watch('newPassword'), rule)}
          error={errorAt('newPassword')}
          autoComplete="new-password"
          maxLength={limits.loginInputLength}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('savePassword')}
        </Button>
      </Stack>
    </form>
  );
}
