import type { Country } from '@baize/contract';
import { Button, Callout, CountdownButton, OtpField, Stack } from '@baize/design-system';
import { type ReactElement, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { holdFocus, type PhoneValues, useCodeContact, useEditedFields, useOnEdit } from '../../core/index.ts';
import { PhoneInput } from '../PhoneInput.tsx';
import type { SmsLoginValues } from './useSmsLogin.ts';

export interface SmsLoginViewProps {
  countries: readonly Country[] | undefined;
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  isSending: boolean;
  /** Why the last login or the last request for a code failed, in the player's language, and the field that is to blame. */
  refusal?: { text: string; field: 'mobileNum' | 'verificationCode' | undefined } | undefined;
  /** What had been typed before. Default nothing. */
  kept?: SmsLoginValues | undefined;
  onEdit?: ((values: SmsLoginValues) => void) | undefined;
  onSendCode(phone: PhoneValues): Promise<boolean>;
  onSubmit(values: SmsLoginValues): Promise<unknown>;
}

/** Phone and code (§2 login box). Empty fields give §5's one message, also when only a code is asked for. */
export function SmsLoginView(props: SmsLoginViewProps): ReactElement {
  const { countries, expiredMinutes, isSending, refusal, kept, onEdit, onSendCode, onSubmit } = props;
  const { t } = useTranslation('session');
  const [isPhoneMissing, setPhoneMissing] = useState(false);
  const { register, control, handleSubmit, formState, getValues, clearErrors, setFocus, subscribe, watch } = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: '', countryCode: '', verificationCode: '', ...kept },
    reValidateMode: 'onSubmit',
  });
  useOnEdit(subscribe, onEdit);
  const { isEdited, isAnyEdited, forget } = useEditedFields(subscribe);
  const asked = watch('countryCode') + watch('mobileNum');
  const codeContact = useCodeContact(asked);
  const isMobileEmpty = Boolean(formState.errors.mobileNum || isPhoneMissing) && !isEdited('mobileNum');
  const isCodeEmpty = Boolean(formState.errors.verificationCode) && !isEdited('verificationCode');
  const isEmpty = isMobileEmpty || isCodeEmpty;
  const refusedField = isEmpty ? undefined : refusal?.field;
  const errorAt = (field: 'mobileNum' | 'verificationCode'): string | undefined => {
    const isMended = isEdited(field) || (field === 'mobileNum' && isEdited('countryCode'));
    return refusedField === field && !isMended ? refusal?.text : undefined;
  };
  const message = isEmpty ? t('enterPhoneAndCode') : refusedField || isAnyEdited ? undefined : refusal?.text;
  useEffect(() => {
    if (refusedField) setFocus(refusedField);
  }, [refusedField, setFocus]);
  const sendCode = async (): Promise<boolean> => {
    const phone = getValues();
    const isMissing = phone.mobileNum.trim() === '';
    setPhoneMissing(isMissing);
    // What a login without either was told is over with the next try, which is this.
    clearErrors();
    if (isMissing) setFocus('mobileNum');
    const moveFocus = holdFocus();
    forget();
    const isSent = !isMissing && (await codeContact.ask(() => onSendCode(phone)));
    if (isSent) moveFocus(() => setFocus('verificationCode', { shouldSelect: true }));
    return isSent;
  };
  const submit = async (values: SmsLoginValues): Promise<void> => {
    await onSubmit(values);
    forget();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setPhoneMissing(false);
        return handleSubmit(submit, forget)(event);
      }}
    >
      <Stack gap={4}>
        {message && <Callout tone="negative">{message}</Callout>}
        <PhoneInput
          {...register('mobileNum', { required: true })}
          country={{ control, name: 'countryCode', countries }}
          required
          maxLength={24}
          error={errorAt('mobileNum')}
          aria-invalid={isMobileEmpty || errorAt('mobileNum') ? true : undefined}
        />
        <OtpField
          {...register('verificationCode', { required: true })}
          label={t('code')}
          required
          help={codeContact.isSent && !errorAt('verificationCode') ? t('codeSent') : undefined}
          error={errorAt('verificationCode')}
          aria-invalid={isCodeEmpty || errorAt('verificationCode') ? true : undefined}
          suffix={
            <CountdownButton storageKey={`login-sms ${asked}`} expiredMinutes={expiredMinutes} onSend={sendCode}>
              {t('sendCode')}
            </CountdownButton>
          }
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('logIn')}
        </Button>
      </Stack>
    </form>
  );
}
