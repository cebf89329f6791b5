import { AppError } from '../../wire/AppError.ts';

/** @throws AppError `amount_out_of_range` naming the field and its bounds. */
export function assertInRange(amount: number, { minimum, maximum }: { minimum: number; maximum: number }, field = 'amount'): void {
  if (amount >= minimum && amount <= maximum) return;
  throw new AppError('amount_out_of_range', {
    fields: [{ field, code: 'amount_out_of_range', params: { min: minimum, max: maximum } }],
  });
}
