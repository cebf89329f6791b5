/** Error codes of the points mall. */
export const pointsMallErrors = {
  reward_not_found: { status: 404 },
  reward_sold_out: { status: 409 },
  reward_changed: { status: 409 },
  insufficient_points: { status: 409 },
  points_out_of_range: { status: 400 },
} as const;
