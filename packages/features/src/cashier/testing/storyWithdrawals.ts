import type { BankCard, WithdrawalOrder, WithdrawalTerms } from '@baize/contract';
import { type Answers, storyPermission } from '../../core/testing/index.ts';

/** A player who can withdraw, and has withdrawn nothing today. */
export const storyTerms: WithdrawalTerms = {
  minimum: 100,
  maximum: 40_000,
  dailyMaximum: 300_000,
  withdrawnToday: 0,
  freePerDay: 5,
  freeLeft: 5,
  feePercent: 1,
  bonuses: [],
  turnoverLeft: 0,
  turnoverPercent: 30,
  balance: 12_480_500,
  inPlay: 2_000,
  withVendors: 700_000,
  withdrawable: 40_000,
  receiptMinutes: 30,
  needs: [],
};

export const storyCards: BankCard[] = [
  {
    cardId: '7d1f9a34-5b0e-4c0e-8a55-0f4f6f1f0a11',
    bankCode: 'VCB',
    bankName: 'Vietcombank',
    accountNumber: '******1234',
    holderName: 'N***** A',
    isLocked: false,
    addedAt: '2026-11-01T02:00:00Z',
  },
  {
    cardId: '7d1f9a34-5b0e-4c0e-8a55-0f4f6f1f0a12',
    bankCode: 'ACB',
    bankName: 'ACB',
    accountNumber: '******5678',
    holderName: 'N***** A',
    isLocked: false,
    addedAt: '2026-11-02T02:00:00Z',
  },
];

/** An order that has just been taken. */
export const storyWithdrawal: WithdrawalOrder = {
  orderId: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b2044',
  amount: 10_000,
  fee: 0,
  state: 'submitted',
  bankCode: 'VCB',
  bankName: 'Vietcombank',
  accountNumber: '******1234',
  createdAt: '2026-11-21T11:20:14.000000Z',
  proofs: 0,
};
/** One that was paid, and waits for its member's word. */
export const storyPaid: WithdrawalOrder = {
  ...storyWithdrawal,
  orderId: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b2045',
  fee: 100,
  state: 'paid',
  checkedAt: '2026-11-21T11:21:00.000000Z',
  approvedAt: '2026-11-21T11:22:00.000000Z',
  paidAt: '2026-11-21T11:23:00.000000Z',
  receiptDueAt: new Date(Date.now() + 1_800_000).toISOString(),
};
/** Orders that are over, the newest first. */
export const storyWithdrawalsOver: WithdrawalOrder[] = [
  { ...storyPaid, orderId: 'w-2', state: 'confirmed', receipt: 'full', receivedAmount: 9_900, settledAt: '2026-11-21T11:30:00.000000Z' },
  { ...storyWithdrawal, orderId: 'w-3', state: 'rejected', reason: 'Sai số tài khoản', settledAt: '2026-11-20T11:30:00.000000Z' },
];

/** A cashier for stories; what is not given answers as it does on a good day. */
export const answeringWithdrawals = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      getWithdrawalTerms: storyTerms,
      listBankCards: { cards: storyCards },
      listWithdrawals: { rows: storyWithdrawalsOver },
      createWithdrawal: storyWithdrawal,
      ...answers,
    } satisfies Answers,
  },
});
