import type { Person } from '@baize/contract';

export type SessionPerson = Exclude<Person, 'visitor'>;

export interface Account {
  username: string;
  password: string;
}

const env = (name: string, fallback: string): string => process.env[name] ?? fallback;
const password = env('CONFORMANCE_PASSWORD', 'Baize123');

/** One account a person of §6; the reference gateway's demo accounts unless the environment names others. */
export const accounts: Record<SessionPerson, Account> = {
  member: { username: env('CONFORMANCE_MEMBER', 'member01'), password },
  agent: { username: env('CONFORMANCE_AGENT', 'agent01'), password },
  legionMaster: { username: env('CONFORMANCE_LEGION_MASTER', 'master01'), password },
  trial: { username: env('CONFORMANCE_TRIAL', 'trial01'), password },
};

export const fundPassword = env('CONFORMANCE_FUND_PASSWORD', 'Fund1234');
/** Of an account directly below the agent's, which money can be sent to. */
export const downlineAccount = env('CONFORMANCE_DOWNLINE', 'contract01');
export const affiliateCode = env('CONFORMANCE_AFFILIATE_CODE', 'AGENT01');
export const merchantCode = env('CONFORMANCE_MERCHANT', 'baize');
