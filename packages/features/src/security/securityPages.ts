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

/** Whether an address names a page of the security centre. */
export const isSecurityPage = (name: string): name is SecurityPage => securityPages.some((page) => page === name);
