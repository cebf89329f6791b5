/** Terms of a withdrawal's fee (§9). */
export interface WithdrawalFeeTerms {
  /** Withdrawals of the day that are still free. */
  freeLeft: number;
  /** Share of the amount after the free withdrawals. */
  feePercent: number;
}

/** Fee of a withdrawal (§9 "5 free per day then 1% fee"), rounded down to the minor unit. */
export const withdrawalFeeOf = (amount: number, { freeLeft, feePercent }: WithdrawalFeeTerms): number =>
  freeLeft > 0 ? 0 : Math.floor((amount * feePercent) / 100);
