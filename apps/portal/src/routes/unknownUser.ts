/**
 * Why the login sends a player to the registration (§8 `not_exist_user`). It travels in the history's state: it survives a reload, and
 * the address carries nothing of it.
 */
export const unknownUserState = { isUnknownUser: true } as const;

/** Whether the login sent the player to this place. */
export function isUnknownUserState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isUnknownUser' in state;
}
