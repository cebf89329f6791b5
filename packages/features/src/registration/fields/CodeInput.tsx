import { CaptchaField, CountdownButton, OtpField } from '@baize/design-system';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isToldAnswer, safeStorage } from '../../core/index.ts';
import { codeLockKey } from './codeLockKey.ts';
import { type FieldProps, useFieldSurroundings } from './FieldContext.ts';

const storage = safeStorage('session');
/** The lock lives as long as the draft: a reload asks for no second code. */
const lockStore = { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, text: string) => storage.set(key, text) };

/** The code that came by SMS, with the button that asks for it (§4, §9). */
export function CodeInput({ rule, frame }: FieldProps): ReactElement {
  const { t } = useTranslation('registration');
  const { form, aids, isCodeSent, sendCode } = useFieldSurroundings();
  const [countryCode = '', mobileNum = ''] = form.watch(['countryCode', 'fields.mobileNum']);
  return (
    <OtpField
      {...form.register('fields.verificationCode')}
      {...frame}
      length={rule.max}
      help={isCodeSent && !frame.error ? t('codeSent', { phone: mobileNum }) : frame.help}
      suffix={
        <CountdownButton
          storageKey={codeLockKey(countryCode, mobileNum)}
          expiredMinutes={aids.code.expiredMinutes}
          store={lockStore}
          onSend={sendCode}
        >
          {t('sendCode')}
        </CountdownButton>
      }
    />
  );
}

/** What is read off a picture (§2 captcha), where the brand asks for it. */
export function CaptchaInput({ frame }: FieldProps): ReactElement | null {
  const { form, aids } = useFieldSurroundings();
  const { captcha } = aids;
  const { resetField } = form;
  // What was read belongs to the picture that is gone.
  useEffect(() => {
    if (captcha?.id) resetField('fields.captcha', { defaultValue: captcha.answer ?? '' });
  }, [captcha?.id, captcha?.answer, resetField]);
  if (!captcha) return null;
  return (
    <CaptchaField
      {...form.register('fields.captcha')}
      {...frame}
      error={isToldAnswer(captcha, form.watch('fields.captcha')) ? undefined : frame.error}
      maxLength={8}
      image={captcha.image}
      onRefresh={captcha.refresh}
      otherWay={captcha.otherWay}
    />
  );
}
