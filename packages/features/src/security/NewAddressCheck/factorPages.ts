import type { SecurityPage } from '../securityPages.ts';
import type { Security } from '../useSecurity.ts';

/** Where a way to verify a login is set up (§4), the quickest first. */
export const factorPages = ['phone', 'email', 'authenticator', 'realName'] as const satisfies readonly SecurityPage[];

/** Whether the account has a way to verify a login, of which a contact is one once it is proved; the gateway turns the check on for no other. */
export function hasFactor({ mobile, isMobileProved, email, isEmailProved, hasAuthenticator, realName }: Security): boolean {
  const hasContact = (mobile !== undefined && isMobileProved !== false) || (email !== undefined && isEmailProved !== false);
  return hasContact || hasAuthenticator || realName !== undefined;
}
