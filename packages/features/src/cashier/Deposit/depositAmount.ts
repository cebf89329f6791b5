import type { DepositChannel, ErrorCode, FieldIssue } from '@baize/contract';

/** An amount in minor units, as it was kept or typed: separators are passed over. Undefined when it is no whole amount. */
export function parseAmount(typed: string): number | undefined {
  const digits = typed.replace(/[\s.,]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** §9 "Deposit": the bounds of a transaction, as the channel has them. */
export function checkDeposit(
  amount: number | undefined,
  { minimum, maximum }: Pick<DepositChannel, 'minimum' | 'maximum'>,
): { code: ErrorCode; params?: FieldIssue['params'] } | undefined {
  if (amount === undefined || amount === 0) return { code: 'field_required' };
  return amount < minimum || amount > maximum ? { code: 'amount_out_of_range', params: { min: minimum, max: maximum } } : undefined;
}
