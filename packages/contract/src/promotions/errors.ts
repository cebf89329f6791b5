/** Error codes of promotions and bonuses. */
export const promotionsErrors = {
  promotion_not_found: { status: 404 },
  promotion_not_open: { status: 409 },
  bonus_not_found: { status: 404 },
  bonus_cost_changed: { status: 409 },
  bonus_in_play: { status: 409 },
} as const;
