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
    expect([100, 50_000].map(checkDeposit)).toEqual([undefined, undefined]);
    const refusal = { code: 'amount_out_of_range', params: { min: 100, max: 50_000 } };
    expect([99, 50_001].map(checkDeposit)).toEqual([refusal, refusal]);
    expect(checkDeposit(undefined)).toEqual({ code: 'field_required' });
  });
});
