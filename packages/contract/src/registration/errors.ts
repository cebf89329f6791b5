/** Error codes of §5, §8 fields of a registration. */
export const registrationErrors = {
  'exists.username.err': { status: 409 },
  account_format_error: { status: 400 },
  password_format_error: { status: 400 },
  email_format_error: { status: 400 },
  double_password_inconformity: { status: 400 },
  affiliate_code_error: { status: 400 },
  underage: { status: 400 },
  agreement_required: { status: 400 },
  duplicate_computer: { status: 409 },
} as const;
