/** Pages of the security centre behind its overview (§2 "securityCenter"). */
export const securityPages = [
  'password',
  'fund',
  'phone',
  'email',
  'authenticator',
  'newAddress',
  'realName',
  'bankCards',
  'sessions',
  'profile',
] as const;
/** A page of the security centre. */
export type SecurityPage = (typeof securityPages)[number];
