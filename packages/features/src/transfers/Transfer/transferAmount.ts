import type { Currency, TransferTerms } from '@baize/contract';
import type { Refused } from '../../core/index.ts';
import { quickAmountsOf } from '../../core/money/quickAmounts.ts';

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

/** The amounts of one tap, in the minor unit of the brand's currency: round ones of less than can go, and all that can. */
export function quickTransfers(
  { minimum, transferable }: Pick<TransferTerms, 'minimum' | 'transferable'>,
  currency: Currency,
): readonly number[] {
  if (transferable < minimum) return [];
  return [...quickAmountsOf({ minimum, maximum: transferable - 1 }, currency), transferable];
}
