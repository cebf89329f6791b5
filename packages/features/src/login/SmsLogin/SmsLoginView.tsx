import type { Country } from '@baize/contract';
import { Button, Callout, CountdownButton, Stack, TextField } from '@baize/design-system';
import { type ReactElement, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhoneInput } from '../PhoneInput.tsx';
import type { PhoneValues } from '../phoneRequest.ts';
import type { SmsLoginValues } from './useSmsLogin.ts';

export interface SmsLoginViewProps {
  countries: readonly Country[];
  /** Minutes that a code is good for; so long is the button locked (§9). */
  expiredMinutes: number;
  isSending: boolean;
  /** Why the last login or the last request for a code failed, in the player's language. */
  refusal?: string | undefined;
  /** Whether it is the phone that was refused. */
  isPhoneRefused: boolean;
  onSendCode(phone: PhoneValues): Promise<boolean>;
  onSubmit(values: SmsLoginValues): Promise<unknown>;
}

/** Phone and code (§2 login box). Empty fields give §5's one message, also when only a code is asked for. */
export function SmsLoginView(props: SmsLoginViewProps): ReactElement {
  const { countries, expiredMinutes, isSending, refusal, isPhoneRefused, onSendCode, onSubmit } = props;
  const { t } = useTranslation('login');
  const [isPhoneMissing, setPhoneMissing] = useState(false);
  const { register, control, handleSubmit, formState, getValues, setFocus, watch } = useForm<SmsLoginValues>({
    defaultValues: { mobileNum: '', countryCode: '', verificationCode: '' },
    reValidateMode: 'onSubmit',
  });
  const { mobileNum, verificationCode } = formState.errors;
  const message = mobileNum || verificationCode || isPhoneMissing ? t('enterPhoneAndCode') : refusal;
  const sendCode = async (): Promise<boolean> => {
    const phone = getValues();
    const isMissing = phone.mobileNum.trim() === '';
    setPhoneMissing(isMissing);
    if (isMissing) setFocus('mobileNum');
    return !isMissing && onSendCode(phone);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        setPhoneMissing(false);
        return handleSubmit(onSubmit)(event);
      }}
    >
      <Stack gap={4}>
        {message && <Callout tone="negative">{message}</Callout>}
        <PhoneInput
          {...register('mobileNum', { required: true })}
          country={{ control, name: 'countryCode', countries }}
          required
          maxLength={24}
          aria-invalid={mobileNum || isPhoneMissing || isPhoneRefused ? true : undefined}
        />
        <TextField
          {...register('verificationCode', { required: true })}
          label={t('code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          aria-invalid={verificationCode ? true : undefined}
          suffix={
            <CountdownButton storageKey={`login-sms ${watch('mobileNum')}`} expiredMinutes={expiredMinutes} onSend={sendCode}>
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
