import type { ErrorCode, FieldIssue } from '@baize/contract';
import { errorCodeOf, fieldIssuesOf } from '../../core/index.ts';
import type { RegistrationWay } from './mobileSetting.ts';

/** Codes that belong to one field even when the gateway names none. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
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
export function refusalOf(error: unknown, way: RegistrationWay): { code: ErrorCode; issues: FieldIssue[] } {
  const code = errorCodeOf(error);
  const named = fieldIssuesOf(error);
  const field = fieldOfCode[code];
  const issues = named.length === 0 && field ? [{ field, code }] : named;
  return { code, issues: issues.map((issue) => ofWay(way, issue)) };
}
