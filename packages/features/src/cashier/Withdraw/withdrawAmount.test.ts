import { describe, expect, it } from 'vitest';
import { storyTerms } from '../testing/storyWithdrawals.ts';
import { checkWithdrawal, withdrawalBar } from './withdrawAmount.ts';

describe('§9 withdrawal amount', () => {
  const codeOf = (amount: number | undefined, changes: Partial<typeof storyTerms> = {}) =>
    checkWithdrawal(amount, { ...storyTerms, ...changes })?.code;

  it('keeps the bounds of 100 and 40,000 a transaction, both included', () => {
    expect([100, 40_000].map((amount) => codeOf(amount))).toEqual([undefined, undefined]);
    expect(checkWithdrawal(99, storyTerms)).toEqual({ code: 'amount_out_of_range', params: { min: 100, max: 40_000 } });
    expect([40_001, 0, undefined].map((amount) => codeOf(amount))).toEqual(['amount_out_of_range', 'field_required', 'field_required']);
  });

  it('is no more than the balance, than what is left of the day, and nothing before enough is wagered', () => {
    expect(codeOf(501, { balance: 500 })).toBe('insufficient_balance');
    expect(codeOf(500, { balance: 500 })).toBeUndefined();
    expect(codeOf(501, { withdrawnToday: 299_500 })).toBe('daily_limit_exceeded');
    expect(codeOf(500, { withdrawnToday: 299_500 })).toBeUndefined();
    expect(codeOf(500, { turnoverLeft: 1 })).toBe('turnover_not_met');
  });

  it.each([
    [{}, undefined],
    [{ turnoverLeft: 1 }, 'turnover'],
    [{ withdrawnToday: 299_901 }, 'day'],
    [{ withdrawnToday: 299_900 }, undefined],
    [{ balance: 99, withVendors: 0 }, 'balance'],
    [{ balance: 99, withVendors: 1 }, 'gather'],
    [{ balance: 100, withVendors: 0 }, undefined],
  ] as const)('of terms with %o, nothing can be withdrawn for: %s', (changes, bar) => {
    expect(withdrawalBar({ ...storyTerms, ...changes })).toBe(bar);
  });
});
