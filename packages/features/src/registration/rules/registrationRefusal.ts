import type { FieldIssue } from '@baize/contract';
import { type FieldOfCode, type FormRefusal, formRefusalOf } from '../../core/index.ts';
import type { RegistrationWay } from './mobileSetting.ts';

const fieldOfCode: FieldOfCode = {
  'exists.username.err': 'username',
  affiliate_code_error: 'affiliateCode',
  underage: 'ageConfirmed',
  agreement_required: 'termsAccepted',
  phoneNumber_format_error: 'mobileNum',
  verification_code_error: 'verificationCode',
  verification_code_expired: 'verificationCode',
  captcha_format_error: 'captcha',
};

/** A name that is taken is the phone's, where the phone is the name (§1). */
function ofWay(way: RegistrationWay, issue: FieldIssue): FieldIssue {
  return way === 'mobile' && issue.field === 'username' ? { field: 'mobileNum', code: 'duplicate_value' } : issue;
}

/** What a gateway refused a registration for: at its fields, or as a whole. */
export function registrationRefusalOf(error: unknown, way: RegistrationWay): FormRefusal {
  const refusal = formRefusalOf(error, fieldOfCode);
  return { ...refusal, issues: refusal.issues.map((issue) => ofWay(way, issue)) };
}
