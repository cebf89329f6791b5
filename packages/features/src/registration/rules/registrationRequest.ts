import {
  checkRegistration,
  type FieldIssue,
  keptValue,
  type RegistrationFieldName,
  type RegistrationSetting,
  type RegistrationValues,
  type RequestInputOf,
  type registerMember,
  type registerMobileMember,
  registrationFieldNames,
} from '@baize/contract';

/** What the form holds: §3's fields, the age (§9) and the terms (§5). */
export interface RegistrationFormValues {
  fields: RegistrationValues;
  /** ISO 3166-1 alpha-2 of the phone's country; empty or away for the one at home. */
  countryCode?: string | undefined;
  ageConfirmed: boolean;
  termsAccepted: boolean;
}

/** Where the player registers from; `referralCode` and `affiliateCode` come from the address (§3). */
export interface RegistrationSource {
  domain: string;
  registerUrl: string;
  referralCode: string | undefined;
  /** §4 "register-new": what a social login brought, to bind the new account to. */
  socialTicket?: string | undefined;
}

/** What belongs to a value of the form without being typed. */
export interface RegistrationExtras {
  /** Of the phone, such as `+84`; without it the one at home. */
  countryDialingCode?: string | undefined;
  /** Which picture the captcha was read from. */
  captchaId?: string | undefined;
}

export type FormFieldName = RegistrationFieldName | 'ageConfirmed' | 'termsAccepted';

/** Whether an error's field is one that the form can show. */
export function isFormField(field: string): field is FormFieldName {
  return field === 'ageConfirmed' || field === 'termsAccepted' || registrationFieldNames.some((name) => name === field);
}

/** What the setting wants of one field: as it is kept, a date in the setting's order. */
function wireValue(setting: RegistrationSetting, field: RegistrationFieldName, typed: string): string {
  const value = keptValue(field, typed);
  const rule = setting.fields.find((candidate) => candidate.field === field);
  const isMonthFirst = field === 'birthday' && rule?.acceptedPattern === 'dateMonthFirst' && /^\d{4}-/.test(value);
  return isMonthFirst ? `${value.slice(5)}-${value.slice(0, 4)}` : value;
}

/** The fields that the form shows, as they are checked and sent; empty ones are left out. */
export function wireValues(setting: RegistrationSetting, fields: RegistrationValues): RegistrationValues {
  const shown = setting.fields.map(({ field }) => [field, wireValue(setting, field, fields[field] ?? '')] as const);
  return Object.fromEntries(shown.filter(([, value]) => value !== ''));
}

/**
 * Every refused field of the form, by the rules that the gateway sent; the two boxes come last.
 * @param today the brand's day, `yyyy-MM-dd`
 */
export function checkForm(setting: RegistrationSetting, values: RegistrationFormValues, today: string): FieldIssue[] {
  const issues = checkRegistration(setting, wireValues(setting, values.fields), today);
  if (!values.ageConfirmed) issues.push({ field: 'ageConfirmed', code: 'underage', params: { min: setting.minimumAge } });
  if (!values.termsAccepted) issues.push({ field: 'termsAccepted', code: 'agreement_required' });
  return issues;
}

/** The code that the address brought and no field shows; unlike a typed one, the gateway passes over a wrong one. */
export function carriedCodeOf(
  setting: RegistrationSetting,
  { fields }: Pick<RegistrationFormValues, 'fields'>,
  source: RegistrationSource,
): string | undefined {
  const isAsked = setting.fields.some(({ field }) => field === 'affiliateCode');
  return source.referralCode || (isAsked ? undefined : fields.affiliateCode) || undefined;
}

function visitOf(setting: RegistrationSetting, values: RegistrationFormValues, source: RegistrationSource) {
  const referralCode = carriedCodeOf(setting, values, source);
  return {
    ageConfirmed: values.ageConfirmed,
    termsAccepted: values.termsAccepted,
    registerMethod: 'WEB' as const,
    domain: source.domain,
    registerUrl: source.registerUrl,
    ...(referralCode && { referralCode }),
    ...(source.socialTicket && { socialTicket: source.socialTicket }),
  };
}

/** The body of `member/register`: only the fields that the form shows, and no empty ones. */
export function registrationRequest(
  setting: RegistrationSetting,
  values: RegistrationFormValues,
  source: RegistrationSource,
  { countryDialingCode, captchaId }: RegistrationExtras = {},
): RequestInputOf<typeof registerMember> {
  const fields = wireValues(setting, values.fields);
  return {
    ...fields,
    ...(fields.mobileNum && countryDialingCode && { countryDialingCode }),
    ...(fields.captcha && captchaId && { captchaId }),
    ...visitOf(setting, values, source),
  };
}

/** The body of `member/register/mobile`, for a form of `mobileSettingOf`. */
export function mobileRegistrationRequest(
  setting: RegistrationSetting,
  values: RegistrationFormValues,
  source: RegistrationSource,
  { countryDialingCode, captchaId }: RegistrationExtras = {},
): RequestInputOf<typeof registerMobileMember> {
  const { mobileNum = '', verificationCode = '', password = '', confirmPassword = '', ...others } = wireValues(setting, values.fields);
  return {
    ...others,
    mobileNum,
    ...(countryDialingCode && { countryDialingCode }),
    verificationCode,
    password,
    confirmPassword,
    ...(others.captcha && captchaId && { captchaId }),
    ...visitOf(setting, values, source),
  };
}
