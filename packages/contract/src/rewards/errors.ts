/** Error codes of rewards: tickets. */
export const rewardsErrors = {
  ticket_not_found: { status: 404 },
  ticket_expired: { status: 409 },
} as const;
