import type { DownlineMember, listDownline, RequestOf, Transaction, Transfer, TransferParty, TransferTerms } from '@baize/contract';
import { type Answers, storyPermission } from '../../core/testing/index.ts';

/** The account that stories send money to. */
export const storyReceiver: TransferParty = { account: 'agent01', nickname: 'Quốc Bảo' };

/** A player who can send to the account above. */
export const storyTransferTerms: TransferTerms = {
  upline: storyReceiver,
  minimum: 100,
  maximum: 50_000_000,
  turnoverLeft: 0,
  turnoverPercent: 30,
  balance: 12_480_500,
  transferable: 12_480_500,
  hasFundPassword: true,
};

/** A transfer that has just been made. */
export const storyTransfer: Transfer = {
  orderId: '5f0b6c1e-52a1-4c39-9f2e-0d7c5a3b2077',
  receiver: storyReceiver,
  amount: 10_000,
  balance: 12_470_500,
  createdAt: '2026-11-21T11:20:14.000Z',
};

/** Two thousand below one agent, in the order of their names; every hundredth is not open. */
export const storyDownline: DownlineMember[] = Array.from({ length: 2_000 }, (_, index) => ({
  account: `tuyen${String(index + 1).padStart(4, '0')}`,
  nickname: `Thành viên ${index + 1}`,
  isAvailable: (index + 1) % 100 !== 3,
}));

/** Finds in the downline of the stories as a gateway does. */
export function answerDownline({ search = '', after = '', size }: RequestOf<typeof listDownline>) {
  const found = storyDownline.filter(({ account }) => account.startsWith(search.toLowerCase()) && account > after);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, ...(found.length > size && last && { next: last.account }) };
}

/** What has come and gone last, the newest first. */
export const storyLatestTransfers: Transaction[] = [
  {
    seq: 9,
    kind: 'transferReceived',
    amount: 250_000,
    balanceAfter: 12_480_500,
    reference: 'daily0012',
    at: '2026-11-21T11:20:14.000000Z',
  },
  { seq: 7, kind: 'transferSent', amount: -75_000, balanceAfter: 12_230_500, reference: 'daily0031', at: '2026-11-20T03:02:01.000000Z' },
];

/** Transfers for stories; what is not given answers as it does on a good day. */
export const answeringTransfers = (answers: Answers = {}) => ({
  feature: {
    account: 'minh88',
    answers: {
      getPermission: storyPermission,
      getTransferTerms: storyTransferTerms,
      transferToUpline: ({ amount }) => ({ ...storyTransfer, amount, balance: storyTransferTerms.balance - amount }),
      transferToDownline: ({ account, amount }) => ({
        ...storyTransfer,
        receiver: storyDownline.find((member) => member.account === account) ?? storyReceiver,
        amount,
        balance: storyTransferTerms.balance - amount,
      }),
      listDownline: answerDownline,
      listTransactions: ({ group }) => ({ rows: group === 'transfer' ? storyLatestTransfers : [] }),
      ...answers,
    } satisfies Answers,
  },
});
