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

/** The amounts of one tap, in the minor unit of the brand's currency: some round ones, and all that can go. */
export function quickTransfers({ transferable }: Pick<TransferTerms, 'transferable'>): readonly number[] {
  if (transferable === 0) return [];
  return [...[10_000, 100_000, 1_000_000].filter((amount) => amount < transferable), transferable];
}
