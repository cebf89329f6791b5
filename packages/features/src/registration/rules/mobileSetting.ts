import { limits, type RegistrationRule, type RegistrationSetting } from '@baize/contract';

/** By a username of one's own, or by the phone, whose digits are the name then (§1). */
export type RegistrationWay = 'username' | 'mobile';

const length = limits.loginInputLength;
const shared = ['password', 'confirmPassword', 'affiliateCode'];
/** The phone stands in the place of the name, and has its own rules; the captcha has its own place. */
const replaced = ['username', 'mobileNum', 'verificationCode', 'captcha'];
/** A phone is judged by the rules of its country, which the gateway knows; its call takes 24 characters. */
const phoneRule: RegistrationRule = { field: 'mobileNum', required: true, acceptedPattern: '*', min: 1, max: 24 };
const codeRule: RegistrationRule = { field: 'verificationCode', required: true, acceptedPattern: 'digits', min: 1, max: 12 };
const passwordRules: RegistrationRule[] = [
  { field: 'password', required: true, acceptedPattern: '*', min: 1, max: length },
  { field: 'confirmPassword', required: true, acceptedPattern: '*', min: 1, max: length },
];

/**
 * The form of a registration by mobile (§6): phone, password, invitation and whatever the brand requires. What is good for minutes alone comes when
 * all else is filled in: the code, and the captcha.
 */
export function mobileSettingOf(setting: RegistrationSetting): RegistrationSetting {
  const asked = setting.fields.filter(({ field, required }) => shared.includes(field) || (required && !replaced.includes(field)));
  const missing = passwordRules.filter(({ field }) => !asked.some((rule) => rule.field === field));
  const captcha = setting.fields.filter(({ field }) => field === 'captcha');
  return { ...setting, fields: [phoneRule, ...missing, ...asked, codeRule, ...captcha] };
}

/** The form of a way to register. */
export function settingOfWay(setting: RegistrationSetting, way: RegistrationWay): RegistrationSetting {
  return way === 'mobile' ? mobileSettingOf(setting) : setting;
}
