/** Why a session ended: told to the player in these words' texts (§8). */
export const logoutReasons = ['expired', 'system', 'otherDevice', 'limit', 'loggedOut'] as const;
export type LogoutReason = (typeof logoutReasons)[number];
