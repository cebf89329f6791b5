/**
 * Who may make a call (§6). A visitor has no session; a legion master is a member whose guild says so,
 * which is a row's matter and not a role of the wire.
 */
export const roles = ['visitor', 'trial', 'member', 'agent'] as const;
export type Role = (typeof roles)[number];

/** Account type of a trial account (§6: "account type 4"). */
export const trialMemberType = 4;
/** Member types that the data layer treats as agents (§3). */
export const agentMemberTypes: readonly number[] = [1, 2, 41, 42];
/** `isAgent` value that means agent in the header logic (§3). */
export const agentFlag = 4;
/** Member type of an ordinary player. */
export const playerMemberType = 0;

/** The role of an account by its member type; both readings of §6 agree on this one function. */
export function roleOf(account: { type: number; isAgent?: number | undefined }): Exclude<Role, 'visitor'> {
  if (account.isAgent === agentFlag || agentMemberTypes.includes(account.type)) return 'agent';
  return account.type === trialMemberType ? 'trial' : 'member';
}
