import { limits, type RegistrationRule, type RegistrationSetting } from '@baize/contract';
import type { Settings } from '../settings/settings.ts';

const length = limits.loginInputLength;
/** How long a number is and how it may be written, its country says: `phoneOf` judges it. */
const phoneRule: RegistrationRule = { field: 'mobileNum', required: false, acceptedPattern: '*', min: 1, max: 24 };
const codeRule: RegistrationRule = { field: 'verificationCode', required: true, acceptedPattern: 'digits', min: 6, max: 6 };
const captchaRule: RegistrationRule = { field: 'captcha', required: true, acceptedPattern: '*', min: 1, max: 8 };

type Asked = Pick<Settings, 'flags' | 'isCaptchaAtRegistration' | 'minimumAge'>;

/** The form of the default brand (§5): what is asked, and what may be typed. */
export const defaultRegistrationSetting: RegistrationSetting = {
  minimumAge: limits.minimumAge,
  fields: [
    { field: 'username', required: true, acceptedPattern: 'letterThenLettersDigits', min: 4, max: length },
    { field: 'password', required: true, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length },
    { field: 'confirmPassword', required: true, acceptedPattern: '*', min: 6, max: length },
    { field: 'nickname', required: false, acceptedPattern: '*', min: 2, max: 20 },
    { field: 'email', required: false, acceptedPattern: 'email', min: 6, max: 100 },
    phoneRule,
    { field: 'paymentPassword', required: false, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length },
    { field: 'affiliateCode', required: false, acceptedPattern: 'lettersOrDigits', min: 4, max: 16 },
  ],
};

/** With the operator's age, and a picture to read at the end of the form where the operator asks for one. */
function asAsked(settings: Asked, { fields }: RegistrationSetting): RegistrationSetting {
  const last = settings.isCaptchaAtRegistration() ? [captchaRule] : [];
  return { minimumAge: settings.minimumAge(), fields: [...fields, ...last] };
}

/** §6 "SMS verification at registration": the phone is needed then, and the code that came to it right behind. */
export function registrationSettingFor(settings: Asked): RegistrationSetting {
  if (!settings.flags().smsVerificationAtRegistration) return asAsked(settings, defaultRegistrationSetting);
  const fields = defaultRegistrationSetting.fields.flatMap((rule): RegistrationRule[] =>
    rule.field === 'mobileNum' ? [{ ...rule, required: true }, codeRule] : [rule],
  );
  return asAsked(settings, { ...defaultRegistrationSetting, fields });
}

/** The form of a registration by phone (§6 "mobile-number registration"). */
export function mobileRegistrationSettingFor(settings: Asked): RegistrationSetting {
  const shared = defaultRegistrationSetting.fields.filter(({ field }) => ['password', 'confirmPassword', 'affiliateCode'].includes(field));
  return asAsked(settings, { ...defaultRegistrationSetting, fields: [{ ...phoneRule, required: true }, codeRule, ...shared] });
}
