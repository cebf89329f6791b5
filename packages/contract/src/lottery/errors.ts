/** Error codes of the lottery. */
export const lotteryErrors = {
  lottery_not_found: { status: 404 },
  period_closed: { status: 409 },
  stake_over_cap: { status: 409 },
  lottery_order_not_found: { status: 404 },
  cancel_too_late: { status: 409 },
  lottery_chase_not_found: { status: 404 },
  chase_ended: { status: 409 },
  /** RTS 14A: stakes do not rise by themselves for a player who has a loss limit. */
  multiple_rises: { status: 409 },
} as const;
