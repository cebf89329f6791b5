import { limits, type RegistrationRule, type RegistrationSetting } from '@baize/contract';
import type { Settings } from '../../settings/settings.ts';
import { type FieldState, listedFields, registrationRules } from './registrationRules.ts';

const codeRule: RegistrationRule = { field: 'verificationCode', required: true, acceptedPattern: 'digits', min: 6, max: 6 };
const captchaRule: RegistrationRule = { field: 'captcha', required: true, acceptedPattern: '*', min: 1, max: 8 };

type Asked = Pick<Settings, 'flags' | 'isCaptchaAtRegistration' | 'minimumAge' | 'registrationFields'>;

/** The rules of the form where these fields differ from the usual. */
function fieldsOf(states: Partial<Record<string, FieldState>>): RegistrationRule[] {
  return listedFields.flatMap((field) => {
    const { usual, ...rule } = registrationRules[field];
    const state = states[field] ?? usual;
    return state === 'off' ? [] : [{ field, required: state === 'required', ...rule }];
  });
}

/** The form of the default brand (§5): its fields and their patterns. */
export const defaultRegistrationSetting: RegistrationSetting = { minimumAge: limits.minimumAge, fields: fieldsOf({}) };

/** With the operator's age, and a picture to read at the end of the form where the operator asks for one. */
function asAsked(settings: Asked, fields: RegistrationRule[]): RegistrationSetting {
  const last = settings.isCaptchaAtRegistration() ? [captchaRule] : [];
  return { minimumAge: settings.minimumAge(), fields: [...fields, ...last] };
}

/**
 * The form as the operator has it. §6 "SMS verification at registration": the phone is needed then, and the code that came to it. It is good for
 * minutes, so that the form asks for it when all else is filled in.
 */
export function registrationSettingFor(settings: Asked): RegistrationSetting {
  const states = settings.registrationFields();
  if (!settings.flags().smsVerificationAtRegistration) return asAsked(settings, fieldsOf(states));
  return asAsked(settings, [...fieldsOf({ ...states, mobileNum: 'required' }), codeRule]);
}

/**
 * The form of a registration by phone (§6 "mobile-number registration"): short, and yet no way around what the operator requires. The phone
 * is the name, the code at the end proves it, and of what may be left empty only the invitation stays.
 */
export function mobileRegistrationSettingFor(settings: Asked): RegistrationSetting {
  const fields = fieldsOf({ ...settings.registrationFields(), mobileNum: 'required' });
  const phone = fields.filter(({ field }) => field === 'mobileNum');
  const isAsked = ({ field, required }: RegistrationRule): boolean => required || field === 'affiliateCode';
  const others = fields.filter((rule) => isAsked(rule) && rule.field !== 'mobileNum' && rule.field !== 'username');
  return asAsked(settings, [...phone, ...others, codeRule]);
}
