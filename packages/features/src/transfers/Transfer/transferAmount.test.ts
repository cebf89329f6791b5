import { expect, it } from 'vitest';
import { storyTransferTerms } from '../testing/storyTransfers.ts';
import { checkTransfer, quickTransfers } from './transferAmount.ts';

const codeOf = (amount: number | undefined, change: Partial<typeof storyTransferTerms> = {}) =>
  checkTransfer(amount, { ...storyTransferTerms, ...change })?.code;

it('§6 an amount of a transfer is within its bounds, and no more than there is', () => {
  expect([codeOf(undefined), codeOf(0)]).toEqual(['field_required', 'field_required']);
  expect(checkTransfer(99, storyTransferTerms)).toEqual({ code: 'amount_out_of_range', params: { min: 100, max: 50_000_000 } });
  expect(codeOf(50_000_001, { balance: 90_000_000 })).toBe('amount_out_of_range');
  expect([codeOf(100), codeOf(12_480_500), codeOf(50_000_000, { balance: 50_000_000 })]).toEqual([undefined, undefined, undefined]);
  expect(codeOf(12_480_501)).toBe('insufficient_balance');
});

it('§9 nothing is sent while something is left to wager', () => {
  expect(codeOf(100, { turnoverLeft: 1 })).toBe('turnover_not_met');
});

it('§6 the amounts of one tap are round in the brand’s currency, end with all that can be sent, and are none where nothing can', () => {
  const minimum = 100;
  expect(quickTransfers({ minimum, transferable: 0 }, 'VND')).toEqual([]);
  expect(quickTransfers({ minimum, transferable: 99 }, 'VND')).toEqual([]);
  expect(quickTransfers({ minimum, transferable: 100 }, 'VND')).toEqual([100]);
  expect(quickTransfers({ minimum, transferable: 5_000 }, 'VND')).toEqual([100, 200, 500, 1_000, 2_000, 5_000]);
  expect(quickTransfers({ minimum, transferable: 12_480_500 }, 'VND')).toEqual([500, 1_000, 5_000, 10_000, 50_000, 12_480_500]);
  expect(quickTransfers({ minimum, transferable: 12_345 }, 'USD')).toEqual([500, 1_000, 5_000, 10_000, 12_345]);
});
