import { safeStorage } from '@baize/features/core';

/** The codes by which a visitor was brought (§3): they go with his registration. */
export interface Invitation {
  referralCode: string | undefined;
  affiliateCode: string | undefined;
}

const storage = safeStorage('session');
const key = 'baize-invitation';
/** So much of a code is kept: an address can bring anything. */
const longestCode = 64;

function invitationOf(text: string): Invitation {
  const parameters = new URLSearchParams(text);
  const codeOf = (name: keyof Invitation): string | undefined => parameters.get(name)?.trim().slice(0, longestCode) || undefined;
  return { referralCode: codeOf('referralCode'), affiliateCode: codeOf('affiliateCode') };
}

/**
 * §3 `referralCode` "(from URL query)" lives in the session: whichever way leads from the address to the registration, the code goes along. It is kept
 * for the tab, until the player has registered or another address brings another.
 */
export const invitation = {
  /** @param search of the address on which the portal opens; one without a code leaves what is kept */
  keepOf: (search: string): void => {
    const codes = Object.entries(invitationOf(search)).filter((entry): entry is [string, string] => entry[1] !== undefined);
    if (codes.length > 0) storage.set(key, new URLSearchParams(codes).toString());
  },
  read: (): Invitation => invitationOf(storage.get(key) ?? ''),
  forget: (): void => storage.remove(key),
};
