/** Error codes of §8 captcha, SMS codes and the challenge. */
export const verificationErrors = {
  captcha_format_error: { status: 400 },
  phoneNumber_format_error: { status: 400 },
  verification_code_error: { status: 400 },
  verification_code_expired: { status: 400 },
  sms_quota_exceeded: { status: 429 },
  challenge_required: { status: 403 },
} as const;
