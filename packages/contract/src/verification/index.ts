import { getCaptcha } from './getCaptcha.ts';
import { getChallenge } from './getChallenge.ts';
import { requestLoginSms } from './requestLoginSms.ts';
import { requestPasswordSms } from './requestPasswordSms.ts';
import { requestRegistrationSms } from './requestRegistrationSms.ts';

export { getCaptcha } from './getCaptcha.ts';
export { type Challenge, getChallenge } from './getChallenge.ts';
export { requestLoginSms } from './requestLoginSms.ts';
export { requestPasswordSms } from './requestPasswordSms.ts';
export { requestRegistrationSms } from './requestRegistrationSms.ts';

/** Calls of this domain by name. */
export const verificationCalls = { getCaptcha, getChallenge, requestLoginSms, requestRegistrationSms, requestPasswordSms } as const;
