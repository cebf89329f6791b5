import type { ErrorCode, FieldIssue, WithdrawalTerms } from '@baize/contract';

/** §9 "Withdrawal": the bounds of one, of the day, and of what is there. */
export function checkWithdrawal(
  amount: number | undefined,
  terms: Pick<WithdrawalTerms, 'minimum' | 'maximum' | 'dailyMaximum' | 'withdrawnToday' | 'turnoverLeft' | 'balance'>,
): { code: ErrorCode; params?: FieldIssue['params'] } | undefined {
  const { minimum, maximum, dailyMaximum, withdrawnToday, turnoverLeft, balance } = terms;
  if (amount === undefined || amount === 0) return { code: 'field_required' };
  if (amount < minimum || amount > maximum) return { code: 'amount_out_of_range', params: { min: minimum, max: maximum } };
  if (amount > balance) return { code: 'insufficient_balance' };
  if (withdrawnToday + amount > dailyMaximum) return { code: 'daily_limit_exceeded' };
  return turnoverLeft > 0 ? { code: 'turnover_not_met' } : undefined;
}

/** Why nothing can be withdrawn now, whatever the amount (§9); undefined where something can. */
export function withdrawalBar({
  balance,
  minimum,
  dailyMaximum,
  withdrawnToday,
  withVendors,
  turnoverLeft,
}: Pick<WithdrawalTerms, 'balance' | 'minimum' | 'dailyMaximum' | 'withdrawnToday' | 'withVendors' | 'turnoverLeft'>):
  | 'turnover'
  | 'day'
  | 'gather'
  | 'balance'
  | undefined {
  if (turnoverLeft > 0) return 'turnover';
  if (dailyMaximum - withdrawnToday < minimum) return 'day';
  if (balance >= minimum) return undefined;
  return balance + withVendors >= minimum ? 'gather' : 'balance';
}
