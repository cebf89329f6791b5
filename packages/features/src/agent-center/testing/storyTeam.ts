import type {
  AgentIncome,
  BranchState,
  Downline,
  DownlineBet,
  DownlineBetTotals,
  DownlineMovement,
  DownlineNames,
  IncomeSums,
  Invitation,
  RoundMovement,
  StatementLine,
  TeamFigures,
  TeamOverview,
  TeamStatement,
  TeamSums,
  WireConsolidated,
} from '@baize/contract';
import { type Answers, storyMember, storyPermission } from '../../core/testing/index.ts';

/** Sums of so much of bets. */
const sumsOf = (bets: number, payouts: number): TeamSums => {
  const bonuses = Math.floor(bets / 200);
  const rebates = Math.floor(bets / 500);
  const netWin = bets - payouts;
  const [deposits, withdrawals] = [Math.floor(bets / 13), Math.floor(bets / 18)];
  return { deposits, withdrawals, bets, payouts, netWin, bonuses, rebates, wages: 0, net: netWin - bonuses - rebates };
};
const figuresOf = (bets: number, payouts: number, active: number, registrations = 0): TeamFigures => ({
  ...sumsOf(bets, payouts),
  active,
  registrations,
});
const addUp = (lines: readonly TeamSums[]): TeamSums => ({
  ...sumsOf(0, 0),
  ...Object.fromEntries(
    (['deposits', 'withdrawals', 'bets', 'payouts', 'netWin', 'bonuses', 'rebates', 'wages', 'net'] as const).map((name) => [
      name,
      lines.reduce((sum, line) => sum + line[name], 0),
    ]),
  ),
});

export const storyAgent: DownlineNames = { account: 'agent01', nickname: 'Quốc Bảo', kind: 'agent', iconId: 1 };
export const storyBelow: DownlineNames = { account: 'giahan18', nickname: 'Gia Hân', kind: 'agent', iconId: 2 };
const tuanKiet: DownlineNames = { account: 'tuankiet41', nickname: 'Tuấn Kiệt', kind: 'agent', iconId: 3 };
const minhTri: DownlineNames = { account: 'minhtri07', nickname: 'Minh Trí', kind: 'member', iconId: 5 };
const lanAnh: DownlineNames = { account: 'lananh21', nickname: 'Lan Anh', kind: 'member', iconId: 0 };

const days = (count: number, part: number) =>
  Array.from({ length: count }, (_, place) => {
    const bets = 40_000_000 + ((place * 7_919) % 31) * 1_000_000 * part;
    return {
      ...figuresOf(bets, Math.floor(bets * (0.9 + (place % 5) / 25)), 30 + ((place * 7) % 19), place % 3),
      income: place % 2 ? 0 : 640_000,
    };
  });
const dated = <Day extends object>(month: string, of: readonly Day[]) =>
  of.map((day, place) => ({ ...day, day: `${month}-${String(place + 1).padStart(2, '0')}` }));
const november = dated('2026-11', days(21, 1));
const october = dated('2026-10', days(21, 0.8));

export const storyOverview: TeamOverview = {
  now: { balance: 184_620_400, members: 412, online: 17, at: '2026-11-21T12:42:00.000000Z' },
  figures: { ...addUp(november), active: 41.3, registrations: 37, income: 7_040_000 },
  previous: { from: '2026-10-01', to: '2026-10-21' },
  before: { ...addUp(october), active: 38.7, registrations: 41, income: 7_270_000 },
  days: november,
  daysBefore: october,
  best: [
    { ...storyBelow, members: 96, active: 14.2, bets: 412_880_000, netWin: 14_210_000 },
    { ...tuanKiet, members: 71, active: 9, bets: 268_400_500, netWin: 9_064_000 },
    { ...minhTri, members: 0, active: 0.4, bets: 38_902_000, netWin: -1_204_000 },
  ],
  newest: [
    {
      account: 'huuphuoc55',
      nickname: 'Hữu Phước',
      kind: 'member',
      iconId: 4,
      joinedAt: '2026-11-21T12:20:00.000000Z',
      code: 'QB-FB01',
      hasDeposited: true,
    },
    { account: 'thaonhi92', nickname: 'Thảo Nhi', kind: 'member', iconId: 6, joinedAt: '2026-11-21T10:48:00.000000Z', hasDeposited: false },
    {
      account: 'kimngan30',
      nickname: 'Kim Ngân',
      kind: 'member',
      iconId: 7,
      joinedAt: '2026-11-20T03:00:00.000000Z',
      via: 'Gia Hân',
      hasDeposited: true,
    },
  ],
};
/** A new agent's: nobody is there yet. */
export const storyEmptyOverview: TeamOverview = {
  now: { ...storyOverview.now, balance: 0, members: 0, online: 0 },
  figures: { ...figuresOf(0, 0, 0), income: 0 },
  previous: storyOverview.previous,
  before: { ...figuresOf(0, 0, 0), income: 0 },
  days: november.map(({ day }) => ({ ...figuresOf(0, 0, 0), income: 0, day })),
  daysBefore: [],
  best: [],
  newest: [],
};

export const storyLines: StatementLine[] = [
  { ...storyBelow, members: 96, ...sumsOf(412_880_000, 398_670_000) },
  { ...lanAnh, members: 0, ...sumsOf(27_610_000, 25_491_500) },
  { ...minhTri, members: 0, ...sumsOf(38_902_000, 40_106_000) },
  { ...tuanKiet, members: 71, ...sumsOf(268_400_500, 259_336_500) },
];
const own: StatementLine = { ...storyAgent, members: 412, ...sumsOf(0, 0) };
export const storyStatement: TeamStatement = { path: [storyAgent], own, totals: addUp([own, ...storyLines]), days: november };

/** Of an account, made from its name. */
const storyIdOf = (account: string): string =>
  `00000000-0000-4000-8000-${[...account]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .slice(0, 12)
    .padEnd(12, '0')}`;
const downlineOf = (names: DownlineNames, balance: number, members: number, bets: number, netWin: number): Downline => ({
  ...names,
  id: storyIdOf(names.account),
  balance,
  joinedAt: '2026-09-25T02:00:00.000000Z',
  isOnline: names.account === 'tuankiet41',
  members,
  team: figuresOf(bets, bets - netWin, members / 7),
  contracts:
    members > 0
      ? [
          { type: 'dividend', isSigned: true },
          { type: 'dailySalary', isSigned: members < 90 },
        ]
      : [],
  ...(names.account !== 'lananh21' && { lastLoginAt: '2026-11-21T12:31:00.000000Z' }),
});
export const storyDownlines: Downline[] = [
  downlineOf(storyBelow, 18_204_500, 96, 412_880_000, 14_210_000),
  downlineOf(lanAnh, 0, 0, 27_610_000, 2_118_500),
  downlineOf(minhTri, 1_846_000, 0, 38_902_000, -1_204_000),
  downlineOf(tuanKiet, 9_660_000, 71, 268_400_500, 9_064_000),
];
export const storyBranch: BranchState = {
  path: [storyAgent],
  person: {
    ...storyAgent,
    balance: 85_000_000,
    lastLoginAt: '2026-11-21T12:31:00.000000Z',
    joinedAt: '2026-09-25T02:00:00.000000Z',
    isOnline: true,
    direct: 30,
    members: 412,
    teamBalance: 184_620_400,
  },
  team: figuresOf(1_248_300_000, 1_211_940_000, 41.3, 37),
  own: figuresOf(0, 0, 0),
};

export const storyInvitation: Invitation = {
  ...{ code: 'QB-FB01', kind: 'member', note: 'Facebook', expires: '2026-12-31', mostUses: 50, isOff: false, isOpen: true },
  ...{ visits: 120, uses: 18, createdAt: '2026-11-01T02:00:00.000000Z' },
};
/** One that is open, one that is off, and one that has ended. */
export const storyInvitations: Invitation[] = [
  storyInvitation,
  { ...storyInvitation, code: 'QB-ZALO', note: '', expires: null, mostUses: null, isOff: true, isOpen: false },
  { ...storyInvitation, code: 'AGENT01', kind: 'agent', note: 'Offline', expires: '2026-11-20', isOpen: false },
];

export const storyBets: DownlineBet[] = [
  {
    ...{ account: 'minhtri07', id: 'b-1', roundId: 'R-1', game: { vi: 'Rồng Vàng', en: 'Golden Dragon' }, vendor: 'PG', vendorType: 'RNG' },
    ...{ bet: 50_000, win: 97_500, net: 47_500, openedAt: '2026-11-21T10:02:40.000000Z', endedAt: '2026-11-21T10:03:05.000000Z' },
    state: 'settled',
  },
  {
    ...{ account: 'lananh21', id: 'b-1', roundId: 'R-1', game: { vi: 'Baccarat 7', en: 'Baccarat 7' }, vendor: 'AG', vendorType: 'LIVE' },
    ...{ bet: 2_000, win: 0, net: -2_000, openedAt: '2026-11-21T10:02:40.000000Z', state: 'open' },
  },
];
export const storyBetTotals: DownlineBetTotals = {
  ...{ count: 12_480, open: 1, inPlay: 2_000, bet: 640_400_000, win: 610_000_000, net: -30_400_000, isWhole: true },
};
export const storyRound: RoundMovement[] = [
  { id: 'm-1', kind: 'bet', amount: -50_000, balanceAfter: 450_000, at: '2026-11-21T10:02:40.000000Z' },
  { id: 'm-2', kind: 'win', amount: 97_500, balanceAfter: 547_500, at: '2026-11-21T10:03:05.000000Z' },
];
export const storyVendors = [
  { accountTypeName: 'PG', vassalage: 'PG', vendorTypes: ['RNG' as const] },
  { accountTypeName: 'AG', vassalage: 'AG', vendorTypes: ['LIVE' as const] },
];
export const storyMovements: DownlineMovement[] = [
  {
    ...{ account: 'minhtri07', seq: 2, kind: 'withdrawal', amount: -50_000, balanceAfter: 450_000 },
    at: '2026-11-21T10:02:40.000000Z',
  },
  { account: 'lananh21', seq: 1, kind: 'deposit', amount: 500_000, balanceAfter: 500_000, at: '2026-11-21T09:00:00.000000Z' },
];

type Parties = WireConsolidated['divtypeinfo'];
/** An agent with these contracts of every type, and nothing to answer. */
export const storyConsolidated = (parties: Parties = { agentList: [{ nickname: 'Gia Hân', status: 'V' }] }): WireConsolidated => ({
  dailysalreq: [],
  divtypereq: [],
  contracthoursalreq: [],
  realtimesalreqtype: [],
  dailysalinfotype: parties,
  divtypeinfo: parties,
  contracthoursalinfo: parties,
  realtimesalinfotype: parties,
});

const incomeOf = (dividend: number, dailySalary: number, paid: number): IncomeSums => {
  const received = dividend + dailySalary;
  return { byType: { dividend, dailySalary, hourlySalary: 0, realTimeSalary: 0 }, received, paid, net: received - paid };
};
/** A dividend on one day, and a day that cost more than it brought. */
export const storyIncome: AgentIncome = {
  totals: incomeOf(10_392_000, 320_500, 4_118_200),
  days: [
    { day: '2026-11-15', ...incomeOf(0, 0, 0) },
    { day: '2026-11-16', ...incomeOf(10_392_000, 180_500, 4_000_000) },
    { day: '2026-11-17', ...incomeOf(0, 100_000, 118_200) },
    { day: '2026-11-18', ...incomeOf(0, 40_000, 0) },
  ],
};

/** A gateway with a team for stories; what is not given answers as it does on a good day. */
export const answeringTeam = (answers: Answers = {}) => ({
  layout: 'padded',
  feature: {
    account: 'agent88',
    answers: {
      getPermission: storyPermission,
      getConsolidated: storyConsolidated(),
      getMemberInfo: { ...storyMember, nickname: 'Quốc Bảo', type: 2, isAgent: 4 },
      getTeamOverview: storyOverview,
      getAgentIncome: storyIncome,
      getTeamStatement: storyStatement,
      listStatementLines: { rows: storyLines },
      getDownline: storyBranch,
      listDownlines: { rows: storyDownlines },
      listInvitations: { rows: storyInvitations, kinds: ['member', 'agent'] },
      listDownlineBets: { rows: storyBets },
      getDownlineBetTotals: storyBetTotals,
      listDownlineRoundMovements: { rows: storyRound },
      listGameVendors: { vendors: storyVendors },
      listDownlineTransactions: { rows: storyMovements },
      createInvitation: storyInvitation,
      changeInvitation: storyInvitation,
      openDownlineAccount: { account: 'moi00001', password: 'Abcdefgh2345' },
      ...answers,
    } satisfies Answers,
  },
});
