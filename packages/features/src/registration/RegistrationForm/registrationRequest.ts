import {
  checkRegistration,
  type FieldIssue,
  type RegistrationFieldName,
  type RegistrationSetting,
  type RegistrationValues,
  type RequestInputOf,
  type registerMember,
  registrationFieldNames,
} from '@baize/contract';

/** What the form holds: §3's fields, the age (§9) and the terms (§5). */
export interface RegistrationFormValues {
  fields: RegistrationValues;
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

export type FormFieldName = RegistrationFieldName | 'ageConfirmed' | 'termsAccepted';

/** Whether an error's field is one that the form can show. */
export function isFormField(field: string): field is FormFieldName {
  return field === 'ageConfirmed' || field === 'termsAccepted' || registrationFieldNames.some((name) => name === field);
}

/** Every refused field of the form, by the rules that the gateway sent; the two boxes come last. */
export function checkForm(setting: RegistrationSetting, values: RegistrationFormValues): FieldIssue[] {
  const issues = checkRegistration(setting, values.fields);
  if (!values.ageConfirmed) issues.push({ field: 'ageConfirmed', code: 'underage', params: { min: setting.minimumAge } });
  if (!values.termsAccepted) issues.push({ field: 'termsAccepted', code: 'agreement_required' });
  return issues;
}

/** The body of `member/register`: only the fields that the form shows, and no empty ones. */
export function registrationRequest(
  setting: RegistrationSetting,
  values: RegistrationFormValues,
  source: RegistrationSource,
): RequestInputOf<typeof registerMember> {
  const shown = setting.fields.map(({ field }) => [field, values.fields[field] ?? ''] as const);
  return {
    ...Object.fromEntries(shown.filter(([, value]) => value !== '')),
    ageConfirmed: values.ageConfirmed,
    termsAccepted: values.termsAccepted,
    registerMethod: 'WEB',
    domain: source.domain,
    registerUrl: source.registerUrl,
    ...(source.referralCode && { referralCode: source.referralCode }),
    ...(source.socialTicket && { socialTicket: source.socialTicket }),
  };
}
