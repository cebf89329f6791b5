/** Error codes of the legion. */
export const legionErrors = {
  guild_not_joined: { status: 404 },
  guild_already_joined: { status: 409 },
  guild_code_not_found: { status: 404 },
  guild_code_old: { status: 409 },
  guild_closed: { status: 409 },
  guild_full: { status: 409 },
  guild_name_taken: { status: 409 },
  guild_name_forbidden: { status: 400 },
  guild_create_refused: { status: 403 },
  guild_master_only: { status: 403 },
  guild_master_stays: { status: 409 },
  guild_member_not_found: { status: 404 },
} as const;
