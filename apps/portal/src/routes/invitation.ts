import { limits } from '@baize/contract';
import { deviceNow, safeStorage } from '@baize/features/core';

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

/** Milliseconds for which the first friend who brought a visitor counts (§2 "referral"). */
const referralMs = limits.referralDays * 86_400_000;
const lasting = safeStorage('local');
const referralKey = 'baize-referral';

/** The first referral of this browser, as long as it counts. */
function firstReferral(): string | undefined {
  const kept = new URLSearchParams(lasting.get(referralKey) ?? '');
  const age = deviceNow() - Number(kept.get('at'));
  return kept.get('code') && age >= 0 && age < referralMs ? (kept.get('code') ?? undefined) : undefined;
}

/**
 * The codes that an address brings (§3 "(from URL query)"), whichever way leads from it to the registration. An agent's code is kept for the tab, and the
 * last one counts; a member's referral is kept for thirty days, and the first one counts.
 */
export const invitation = {
  /** @param search of the address on which the portal opens; one without a code leaves what is kept */
  keepOf: (search: string): void => {
    const { referralCode, affiliateCode } = invitationOf(search);
    if (affiliateCode !== undefined) storage.set(key, new URLSearchParams({ affiliateCode }).toString());
    if (referralCode !== undefined && firstReferral() === undefined)
      lasting.set(referralKey, new URLSearchParams({ code: referralCode, at: String(deviceNow()) }).toString());
  },
  read: (): Invitation => ({ ...invitationOf(storage.get(key) ?? ''), referralCode: firstReferral() }),
  forget: (): void => {
    storage.remove(key);
    lasting.remove(referralKey);
  },
};
