import type { Guild, GuildBonus, GuildMember, GuildPeriod, GuildRankRow, GuildRanks, GuildRules, GuildTransaction } from '@baize/contract';
import { type Answers, storyMember, storyPermission } from '../../core/testing/index.ts';

const day = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();
const idOf = (index: number): string => `0190a3b4-7c1e-4000-8000-${String(index).padStart(12, '0')}`;

/** A legion that the reader leads. */
export const storyGuild: Guild = {
  guildId: '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11',
  guildName: 'Rồng Đỏ',
  guildDescription: 'Cùng thắng, cùng nghỉ đúng giờ',
  guildIconId: 1,
  isMaster: true,
  members: 24,
  online: 9,
  maxGuildMember: 50,
  guildCycle: 'W',
  joinTime: ago(80),
};
/** The same, as a member of it reads it. */
export const storyOthersGuild: Guild = { ...storyGuild, isMaster: false };

/** The running week: it ends in a day and a bit. */
const running: GuildPeriod = { startsOn: '2026-11-16', lastDay: '2026-11-22', endsAt: '2026-11-22T17:00:00.000Z', isFrozen: false };
/** The midnight that ends the week, a day and a bit from now: in the zone of the stories there are no other hours. */
const endOfWeek = (): string => {
  const hour = 3_600_000;
  const next = new Date(Date.now() + 1.2 * day + 7 * hour);
  next.setUTCHours(0, 0, 0, 0);
  return new Date(next.valueOf() - 7 * hour + day).toISOString();
};
const dayBefore = (iso: string, days: number): string => new Date(Date.parse(iso) - days * day).toISOString().slice(0, 10);
const coming: GuildPeriod = {
  startsOn: dayBefore(endOfWeek(), 6),
  lastDay: dayBefore(endOfWeek(), 0),
  endsAt: endOfWeek(),
  isFrozen: false,
};
const over: GuildPeriod = { startsOn: '2026-11-09', lastDay: '2026-11-15', endsAt: '2026-11-15T17:00:00.000Z', isFrozen: true };

/** What the running week would bring now. */
export const storyBonus: GuildBonus = { period: running, guildBonus: 186_400, personalBonus: 21_300, state: 'estimate' };
/** What the week before has brought. */
export const storyPaidBonus: GuildBonus = { period: over, guildBonus: 204_100, personalBonus: 18_750, state: 'paid' };

const people = [
  ['Thu Hà', 1, 2, true],
  ['Đức Anh', 2, -1, true],
  ['Khánh Vy', 3, 1, true],
  ['Hoàng Long', 4, 3, false],
  ['Ngọc Trâm', 5, 0, false],
  ['Văn Tùng', 6, -2, false],
  ['Minh Anh', 0, 5, true],
  ['Bảo Châu', 7, 4, false],
  ['Quỳnh Như', 8, undefined, true],
] as const;
const sums = [4_812_600, 4_204_150, 3_960_800, 2_755_000, 2_410_300, 1_988_700, 1_640_250, 1_204_500, 1_162_000] as const;

const rows: GuildRankRow[] = people.map(([nickname, iconId, moved, online], index) => ({
  rank: index + 1,
  id: idOf(index),
  nickname,
  value: sums[index] ?? 0,
  ...(moved !== undefined && { moved }),
  iconId,
  online,
  isMaster: nickname === 'Minh Anh',
  isOwn: nickname === 'Minh Anh',
}));

/** Members by their bets; the reader is the seventh. */
export const storyRanks: GuildRanks = { period: coming, rows, total: 24, own: rows.find(({ isOwn }) => isOwn) };
/** The week before, which is final. */
export const storyFrozenRanks: GuildRanks = { ...storyRanks, period: over };
/** Legions by their bets; the reader's is the second. */
const storyGuildRanks: GuildRanks = (() => {
  const guilds = ['Sao Mai', 'Rồng Đỏ', 'Hạ Long', 'Mê Kông', 'Lá Sen'].map((nickname, index) => ({
    rank: index + 1,
    id: idOf(100 + index),
    nickname,
    value: 98_000_000 - index * 11_500_000,
    moved: index - 2,
    iconId: index + 1,
    online: true,
    isMaster: index === 1,
    isOwn: index === 1,
  }));
  return { period: coming, rows: guilds, total: 41, own: guilds[1] };
})();

/** The first page of the members. */
export const storyMembers: GuildMember[] = [
  { ...memberOf(0, 'Minh Anh', 0), online: true, isMaster: true, isOwn: true },
  { ...memberOf(1, 'Thu Hà', 1), online: true },
  { ...memberOf(2, 'Đức Anh', 2), online: true },
  { ...memberOf(3, 'Khánh Vy', 3), online: true },
  { ...memberOf(4, 'Hoàng Long', 4), lastLogin: ago(0.09) },
  { ...memberOf(5, 'Văn Tùng', 6), lastLogin: ago(1.1) },
  { ...memberOf(6, 'Bảo Châu', 7), lastLogin: ago(3.2) },
  memberOf(7, 'Quỳnh Như', 8),
];

function memberOf(index: number, nickname: string, iconId: number): GuildMember {
  return { customerId: idOf(index), nickname, iconId, joinTime: ago(80 - index * 6), online: false, isMaster: false, isOwn: false };
}

/** As other members read them. */
export const storyMembersOfOthers: GuildMember[] = storyMembers.map((member, index) => ({
  ...member,
  isMaster: index === 1,
}));

/** The rules of a brand that lets members found legions. */
export const storyRules: GuildRules = {
  canCreate: true,
  maxGuildMember: 50,
  guildCycle: 'W',
  endsAt: coming.endsAt,
  timeZone: 'Asia/Ho_Chi_Minh',
  turnoverShare: 50,
  prizes: [
    { from: 1, to: 1, amount: 5_000_000 },
    { from: 2, to: 3, amount: 2_000_000 },
    { from: 4, to: 10, amount: 500_000 },
  ],
  smallestStake: 1_000,
};

/** What came for a week, and what was paid of it. */
export const storyTransactions: GuildTransaction[] = [
  ...['Minh Anh', 'Thu Hà', 'Đức Anh'].map((remark, index) => ({
    orderNo: `LG-20261116-0${index + 2}`,
    type: 'personalBonus' as const,
    actualTxTime: `2026-11-16T00:00:0${index + 1}.000Z`,
    amount: -18_750 - index * 4_100,
    currentBalance: 164_000 - index * 40_000,
    remark,
    startsOn: '2026-11-09',
  })),
  {
    orderNo: 'LG-20261116-01',
    type: 'guildBonus',
    actualTxTime: '2026-11-16T00:00:00.000Z',
    amount: 204_100,
    currentBalance: 204_100,
    remark: '',
    startsOn: '2026-11-09',
  },
];

const security = { hasFundPassword: true, hasAuthenticator: false };

/** A member of a legion, on whose gateway everything goes well. */
export const answeringLegion = (answers: Answers = {}): { feature: { account: string; answers: Answers } } => ({
  feature: {
    account: 'minh88',
    answers: {
      getMemberInfo: { ...storyMember, iconId: 0 },
      getPermission: storyPermission,
      getSecurity: security,
      getGuild: storyGuild,
      getGuildRules: storyRules,
      getGuildCode: { code: 'RD7K2Q' },
      refreshGuildCode: { code: 'H8M4XZ' },
      getGuildBonus: ({ period }) => (period === 'P' ? storyPaidBonus : storyBonus),
      listGuildRanks: ({ scope, period }) => (scope === 'guilds' ? storyGuildRanks : period === 'P' ? storyFrozenRanks : storyRanks),
      listGuildTransactions: { rows: storyTransactions, footerAmount: 135_550 },
      listGuildMembers: { rows: storyMembers, total: 24, online: 9 },
      joinGuild: storyOthersGuild,
      createGuild: storyGuild,
      updateGuild: ({ guildIconId, guildName, guildDescription }) => ({ ...storyGuild, guildIconId, guildName, guildDescription }),
      leaveGuild: {},
      kickMember: {},
      transferGuild: storyOthersGuild,
      closeGuild: {},
      ...answers,
    },
  },
});
