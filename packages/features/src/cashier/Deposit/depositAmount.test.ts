import { limits } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { checkDeposit, parseAmount } from './depositAmount.ts';

describe('§9 deposit amount', () => {
  it('reads what players type, with the separators of either language', () => {
    expect(['5000', '5.000', '5,000', ' 5 000 '].map(parseAmount)).toEqual([5000, 5000, 5000, 5000]);
  });

  it('reads nothing from what is no whole amount', () => {
    expect(['', '-5', '1e3', 'five', '٥', '9'.repeat(16)].map(parseAmount)).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('keeps the bounds of 100 and 50,000 a transaction, both included', () => {
    const check = (amount: number | undefined) => checkDeposit(amount, limits.deposit);
    expect([100, 50_000].map(check)).toEqual([undefined, undefined]);
    const refusal = { code: 'amount_out_of_range', params: { min: 100, max: 50_000 } };
    expect([99, 50_001].map(check)).toEqual([refusal, refusal]);
    expect(check(undefined)).toEqual({ code: 'field_required' });
  });

  it('keeps the bounds that a channel has of its own', () => {
    const bounds = { minimum: 1_000, maximum: 2_000 };
    expect(checkDeposit(1_000, bounds)).toBeUndefined();
    expect(checkDeposit(999, bounds)).toEqual({ code: 'amount_out_of_range', params: { min: 1_000, max: 2_000 } });
  });
});
