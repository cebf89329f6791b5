/** Roles of a call's callers (§6). A visitor has no session. */
export const roles = ['visitor', 'trial', 'member', 'agent'] as const;
export type Role = (typeof roles)[number];

/**
 * The roles that §6 distinguishes, each with the role that decides over calls. A legion master is a member with
 * `isLegionMaster` in the member info: calls of a master alone are refused by the guild's own rules.
 */
export const persons = {
  visitor: 'visitor',
  trial: 'trial',
  member: 'member',
  agent: 'agent',
  legionMaster: 'member',
} as const satisfies Record<string, Role>;
/** The name of one of [persons]. */
export type Person = keyof typeof persons;

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
