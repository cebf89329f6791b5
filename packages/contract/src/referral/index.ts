import { claimReferrals } from './claimReferrals.ts';
import { getReferral } from './getReferral.ts';
import { listReferrals } from './listReferrals.ts';

export { claimReferrals } from './claimReferrals.ts';
export { getReferral, type ReferralTerms } from './getReferral.ts';
export { listReferrals, type Referral, referralRefusals, referralSteps } from './listReferrals.ts';

/** Calls of this domain by name. */
export const referralCalls = { getReferral, listReferrals, claimReferrals } as const;
