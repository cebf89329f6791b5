/** Error codes of rebates. */
export const rebatesErrors = {
  rebate_not_open: { status: 409 },
} as const;
