import type { AgentContract, ContractRules, ContractTerms, DownlineContracts, listContracts, ResponseOf } from '@baize/contract';
import { type Answers, storyPermission } from '../../core/testing/index.ts';

const row = (minimumBet: number, netLoss: number, activeMember: number, contractRate: number) => ({
  minimumBet,
  netLoss,
  activeMember,
  contractRate,
});

/** A dividend in force, and what is offered in its place: a new tier, and three other figures. */
export const storyDividend: ContractTerms = {
  type: 'dividend',
  productType: 'LIVE',
  rows: [row(50_000_000, 5_000_000, 3, 1_000), row(200_000_000, 20_000_000, 10, 1_400), row(500_000_000, 50_000_000, 20, 1_800)],
};
export const storyChanged: ContractTerms = {
  type: 'dividend',
  productType: 'LIVE',
  rows: [
    row(50_000_000, 5_000_000, 5, 1_000),
    row(100_000_000, 10_000_000, 8, 1_200),
    row(150_000_000, 20_000_000, 10, 1_400),
    row(500_000_000, 50_000_000, 20, 1_600),
  ],
};
/** What the agent himself gets. */
export const storyOwn: ContractTerms = {
  type: 'dividend',
  productType: 'LIVE',
  rows: [row(10_000_000, 1_000_000, 1, 1_200), row(100_000_000, 10_000_000, 5, 1_600), row(500_000_000, 50_000_000, 15, 2_000)],
};

export const storyRules: ContractRules = {
  ...{ maxTiers: 10, dividendPeriod: 'semimonthly', lossCarry: 'month', activeMinimumBet: 100_000, graceDays: 3 },
};
export const storyPartyId = '7b1d4a52-90c0-4b55-8f0a-1d2c3b4a5f60';

/** A contract in force; parts of it may be others. */
export const storyAgreement = (part: Partial<AgentContract> = {}): AgentContract => ({
  id: '0a52c3d1-9d3b-4a44-9d7b-000000000001',
  terms: storyDividend,
  status: 'V',
  proposedBy: 'upline',
  createdAt: '2026-07-28T03:15:00.000Z',
  signedAt: '2026-07-28T09:15:00.000Z',
  effectiveFrom: '2026-07-31T17:00:00.000Z',
  ...part,
});
/** One that waits: the offer of the upline, or the request of the downline. */
export const storyWaiting = (part: Partial<AgentContract> = {}): AgentContract => {
  const {
    signedAt: _,
    effectiveFrom: __,
    ...waiting
  } = storyAgreement({
    id: '0a52c3d1-9d3b-4a44-9d7b-000000000002',
    terms: storyChanged,
    status: 'E',
    createdAt: '2026-11-20T14:08:00.000Z',
  });
  return { ...waiting, ...part };
};
export const storyEnded: AgentContract = storyAgreement({
  id: '0a52c3d1-9d3b-4a44-9d7b-000000000003',
  endedAt: '2026-07-31T17:00:00.000Z',
  endReason: 'replaced',
});

type Listed = ResponseOf<typeof listContracts>;
/** Contracts with one downline, as his agent reads them. */
export const storyOfDownline = (part: Partial<Listed> = {}): Listed => ({
  side: 'upline',
  party: { id: storyPartyId, account: 'giahan', nickname: 'Gia Hân', isAgent: true },
  uplineName: 'Quốc Bảo',
  open: [storyAgreement()],
  own: [storyAgreement({ id: '0a52c3d1-9d3b-4a44-9d7b-000000000009', terms: storyOwn })],
  rows: [storyEnded],
  ...part,
});
/** A member's contracts with his upline. */
export const storyOfMember = (part: Partial<Listed> = {}): Listed => ({
  ...{ side: 'downline', uplineName: 'Quốc Bảo', open: [storyWaiting(), storyAgreement()], own: [], rows: [storyEnded] },
  ...part,
});

/** Downlines of an agent: with a contract, with one that waits for him, and with none. */
export const storyDownlines: DownlineContracts[] = ['Tuấn Kiệt', 'Phương Thảo', 'Đức Anh', 'Minh Trí'].map((nickname, index) => ({
  id: `7b1d4a52-90c0-4b55-8f0a-00000000000${index}`,
  account: ['tuankiet', 'pthao88', 'ducanh', 'minhtri'][index] ?? '',
  nickname,
  isAgent: index < 2,
  contracts:
    [[storyAgreement()], [storyAgreement(), storyWaiting({ proposedBy: 'downline' })], [storyWaiting({ status: 'P' })], []][index] ?? [],
}));

/** A gateway that answers as these say. */
export const answeringContracts = (answers: Answers = {}, account = 'agent88') => ({
  feature: {
    account,
    answers: {
      getPermission: storyPermission,
      getContractRules: storyRules,
      listContracts: storyOfDownline(),
      listDownlineContracts: { rows: storyDownlines },
      previewContract: { endsContracts: [] },
      processContract: {},
      offerContract: storyWaiting(),
      requestContract: storyWaiting({ proposedBy: 'downline' }),
      ...answers,
    } satisfies Answers,
  },
});
