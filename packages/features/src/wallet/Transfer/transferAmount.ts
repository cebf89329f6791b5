import type { TransferTerms } from '@baize/contract';
import type { Refused } from '../../core/index.ts';

/** What of an amount keeps it from being transferred: its bounds, what is there, and what is left to wager (§9). */
export function checkTransfer(
  amount: number | undefined,
  { minimum, maximum, balance, turnoverLeft }: Pick<TransferTerms, 'minimum' | 'maximum' | 'balance' | 'turnoverLeft'>,
): Refused | undefined {
  if (amount === undefined || amount === 0) return { code: 'field_required' };
  if (amount < minimum || amount > maximum) return { code: 'amount_out_of_range', params: { min: minimum, max: maximum } };
  if (amount > balance) return { code: 'insufficient_balance' };
  return turnoverLeft > 0 ? { code: 'turnover_not_met' } : undefined;
}
