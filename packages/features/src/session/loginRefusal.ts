import type { SecondFactorChallenge } from '@baize/contract';
import { isCallError } from '../core/index.ts';

/** What a refused login asks of its view, beyond its sentence (§4). */
export interface LoginRefusal {
  isUnknownUser: boolean;
  /** The next attempt has to bring a captcha. */
  needsCaptcha: boolean;
  /** The ways that the account has to prove a new address. */
  challenge: SecondFactorChallenge | undefined;
}

/** Reads what a login threw. */
export function loginRefusalOf(error: unknown): LoginRefusal {
  const refusal = isCallError(error) ? error : undefined;
  return {
    isUnknownUser: refusal?.code === 'not_exist_user',
    needsCaptcha: refusal?.details.showCaptcha ?? false,
    challenge: refusal?.code === 'second_factor_required' ? refusal.details.secondFactor : undefined,
  };
}
