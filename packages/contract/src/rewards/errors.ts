/** Error codes of rewards: tickets and red rain. */
export const rewardsErrors = {
  ticket_not_found: { status: 404 },
  ticket_expired: { status: 409 },
  rain_not_found: { status: 404 },
  rain_not_running: { status: 409 },
  rain_empty: { status: 409 },
  too_many_rains: { status: 409 },
} as const;
