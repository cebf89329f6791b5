import { roleOf } from '@baize/contract';
import { AppError } from '../../wire/AppError.ts';

/** Whom a gateway serves (§6): everybody, or the accounts of one side only. */
export const sites = ['all', 'members', 'agents'] as const;
export type Site = (typeof sites)[number];

type Account = Parameters<typeof roleOf>[0];

/** Whether an account may be used at a site. */
export function isAdmitted(site: Site, account: Account): boolean {
  return site === 'all' || (roleOf(account) === 'agent') === (site === 'agents');
}

/**
 * §6: "Non-member accounts cannot log in", and at an agents' site "Non-agents cannot log in".
 * @throws AppError `non_member_login`, `non_agent_login`
 */
export function assertAdmitted(site: Site, account: Account): void {
  if (!isAdmitted(site, account)) throw new AppError(site === 'agents' ? 'non_agent_login' : 'non_member_login');
}
