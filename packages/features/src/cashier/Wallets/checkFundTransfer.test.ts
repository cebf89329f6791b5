import { expect, test } from 'vitest';
import { storyWallets } from '../testing/storyWallets.ts';
import { balanceAway, balanceOn, checkFundTransfer } from './checkFundTransfer.ts';

test.each([
  ['main', 'ALB', 12_480_500, undefined],
  ['main', 'ALB', 12_480_501, 'insufficient_balance'],
  ['ALB', 'PT', 700_000, undefined],
  ['ALB', 'main', 700_001, 'insufficient_balance'],
  ['PT', 'main', 1, 'insufficient_balance'],
  ['main', 'PT', undefined, 'field_required'],
  ['main', 'PT', 0, 'field_required'],
  ['ALB', 'ALB', 5, 'wallet_not_found'],
] as const)('§2 transferFund: from %s to %s with %s: %s', (from, to, amount, refusal) => {
  expect(checkFundTransfer({ from, to, amount }, storyWallets)).toBe(refusal);
});

test('§2 transferFund: a wallet that is not there has nothing on it, and vendors’ wallets add up', () => {
  expect(balanceOn('DG', storyWallets)).toBe(0);
  expect(balanceAway(storyWallets)).toBe(700_000);
});
