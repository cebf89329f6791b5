import type { DepositChannel, DepositOrder, DepositPromotion, Protection } from '@baize/contract';
import { type Answers, storyPermission } from '../../core/testing/index.ts';

const bounds = { minimum: 100, maximum: 50_000 };
const automatic = { ...bounds, isAutomatic: true, usualSeconds: 10 };

/** The ways to pay in that the stories' cashier offers. */
export const storyChannels: DepositChannel[] = [
  { channelId: 'vietcombank', method: 'bank', name: 'Vietcombank', ...automatic },
  { channelId: 'techcombank', method: 'bank', name: 'Techcombank', ...automatic },
  { channelId: 'acb', method: 'bank', name: 'ACB', ...bounds, isAutomatic: false, usualSeconds: 300 },
  { channelId: 'momo', method: 'eWallet', name: 'MoMo', ...automatic },
  { channelId: 'napas', method: 'card', name: 'NAPAS', ...automatic },
];

/** What can be chosen with the next deposit. */
export const storyPromotions: DepositPromotion[] = [
  {
    promotionId: 'second',
    title: { vi: 'Nạp lần hai trong ngày +10%', en: 'Second deposit of the day +10%' },
    percent: 10,
    maximum: 5_000,
    wagering: { times: 5, of: 'bonus', weights: {} },
    isJoined: false,
  },
];

/** A player who has set nothing, and may play. */
export const storyOpenPlay: Protection = {
  limits: [],
  net: { day: { bet: 0, win: 0, net: 0 }, month: { bet: 0, win: 0, net: 0 }, year: { bet: 0, win: 0, net: 0 } },
  playedTodayMinutes: 0,
  months: [],
};

/** An order that waits to be paid, for an hour from when the story is drawn. */
export const storyOrder: DepositOrder = {
  orderId: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b9941',
  method: 'bank',
  channelName: 'Vietcombank',
  amount: 5_000,
  bonus: 0,
  state: 'waiting',
  createdAt: '2026-11-21T11:20:14.000000Z',
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  proofs: 0,
  payTo: {
    accountName: 'SANDBOX CASHIER',
    accountNumber: '0000000001',
    contentCode: 'BZ7K2M9QAB',
    qr: '00020101021238540010A00000072701240006970436011000000000010208QRIBFTTA530370454045000580 2VN62140810BZ7K2M9QAB6304ABCD',
  },
};

const { payTo: _, ...withoutPayment } = storyOrder;
const over = { ...withoutPayment, settledAt: '2026-11-20T14:04:02.000000Z' };
/** One of each state but the one that waits, the newest first. */
export const storyOrdersOver: DepositOrder[] = [
  { ...over, orderId: 'd-2', state: 'credited', amount: 2_000 },
  { ...over, orderId: 'd-3', state: 'failed', channelName: 'ACB', amount: 10_000 },
  { ...over, orderId: 'd-4', state: 'expired', channelName: 'MoMo', method: 'eWallet', amount: 500 },
  { ...over, orderId: 'd-5', state: 'cancelled', amount: 50_000 },
];

/** A cashier for stories; what is not given answers as it does on a good day. */
export const answeringDeposits = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      listDepositChannels: { channels: storyChannels, remittanceMinutes: 30, promotions: storyPromotions },
      listDeposits: { rows: storyOrdersOver },
      createDeposit: storyOrder,
      getProtection: storyOpenPlay,
      ...answers,
    } satisfies Answers,
  },
});
