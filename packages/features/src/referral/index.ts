export { ReferralEntry } from './Referral/ReferralEntry.tsx';
export { ReferralView, type ReferralViewProps } from './Referral/ReferralView.tsx';
export { type ReferralData, type ReferralState, useReferral } from './Referral/useReferral.ts';
