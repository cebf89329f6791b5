import type { Role } from '@baize/contract';

export type SessionRole = Exclude<Role, 'visitor'>;

export interface Account {
  username: string;
  password: string;
}

const env = (name: string, fallback: string): string => process.env[name] ?? fallback;
const password = env('CONFORMANCE_PASSWORD', 'Baize123');

/** One account a role, and a second member; the reference gateway's demo accounts unless the environment names others. */
export const accounts: Record<SessionRole | 'otherMember', Account> = {
  member: { username: env('CONFORMANCE_MEMBER', 'member01'), password },
  otherMember: { username: env('CONFORMANCE_OTHER_MEMBER', 'master01'), password },
  agent: { username: env('CONFORMANCE_AGENT', 'agent01'), password },
  trial: { username: env('CONFORMANCE_TRIAL', 'trial01'), password },
};

export const fundPassword = env('CONFORMANCE_FUND_PASSWORD', 'Fund1234');
export const affiliateCode = env('CONFORMANCE_AFFILIATE_CODE', 'AGENT01');
export const merchantCode = env('CONFORMANCE_MERCHANT', 'baize');
