/** Error codes of §4 passwords, contacts and second factors of an account. */
export const securityErrors = {
  'modify.pw.incorrect.pw': { status: 400 },
  password_not_allowed: { status: 400 },
  authenticator_not_started: { status: 409 },
  second_factor_missing: { status: 409 },
  second_factor_last: { status: 409 },
  value_locked: { status: 409 },
} as const;
