import type { RegistrationSetting } from '@baize/contract';
import { useRegistrationSetting } from '../../core/index.ts';

/** Which password a rule is for: the login's, or the fund's. */
export type PasswordKind = 'password' | 'paymentPassword';

/** Before the rule has come the form checks only that all is filled in: the gateway checks the rest. */
const noRule: RegistrationSetting = { minimumAge: 18, fields: [] };

/** The registration's setting with one rule, for the password that is to be chosen (§5 "satisfying the password rule"). */
export function usePasswordRule(kind: PasswordKind): RegistrationSetting {
  const { data = noRule } = useRegistrationSetting();
  const rule = data.fields.find(({ field }) => field === kind);
  return { ...data, fields: rule ? [{ ...rule, field: 'password' }] : [] };
}
