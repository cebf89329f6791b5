/** Error codes of player protection. */
export const playerProtectionErrors = {
  /** Goes with `details.protection`. */
  protection_limit: { status: 409 },
  /** Goes with `details.protection`. */
  play_closed: { status: 403 },
  limit_change_not_ready: { status: 409 },
  limit_change_not_found: { status: 404 },
  closure_stands: { status: 409 },
} as const;
