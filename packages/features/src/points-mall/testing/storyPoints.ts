import type { MemberPoints, PointMovement, PointReward, Redemption } from '@baize/contract';

/** A member with 48,260 points. */
export const storyPoints: MemberPoints = {
  balance: 48_260,
  rates: [
    { gameType: 'live', unit: 1_000, hundredths: 100, left: 340 },
    { gameType: 'lottery', unit: 1_000, hundredths: 200, left: 500 },
    { gameType: 'slot', unit: 1_000, hundredths: 150, left: 667 },
    { gameType: 'sports', unit: 2_000, hundredths: 100, left: 2_000 },
  ],
  conversion: { points: 100, amount: 100, minimum: 1_000 },
  hasFundPassword: true,
};

const gift = { type: 'gifts', delivery: { type: 'goods' }, amount: 0, redeemed: 4 } as const;
/** One that the points are enough for, one that also costs money, one out of reach, one sold out, and credit. */
export const storyRewards: PointReward[] = [
  {
    ...gift,
    ...{ rewardId: 'deck', picture: 'cards', name: { vi: 'Bộ bài Baize', en: 'A Baize deck' }, points: 8_000, left: 214 },
    condition: { vi: 'Giấy Đức, dập nổi', en: 'German paper, embossed' },
  },
  {
    ...gift,
    ...{ rewardId: 'tet', picture: 'gift', name: { vi: 'Hộp quà Tết', en: 'A box for Tết' }, points: 18_000, amount: 50_000, left: 7 },
    condition: { vi: 'Trà, mứt và rượu vang', en: 'Tea, candied fruit and wine' },
  },
  {
    ...gift,
    ...{ rewardId: 'watch', picture: 'watch', name: { vi: 'Đồng hồ cơ', en: 'A mechanical watch' }, points: 150_000, left: 3 },
    condition: { vi: 'Dây da, mặt 39 mm', en: 'Leather, 39 mm' },
  },
  {
    ...gift,
    ...{ rewardId: 'phone', picture: 'phone', name: { vi: 'Điện thoại 256 GB', en: 'A phone of 256 GB' }, points: 42_000, left: 0 },
    condition: { vi: 'Bảo hành 12 tháng', en: 'Twelve months of warranty' },
  },
  {
    ...{ rewardId: 'credit', type: 'preferential', picture: 'coins', points: 9_500, amount: 0, redeemed: 90 },
    ...{ name: { vi: 'Tiền cược', en: 'Credit' }, delivery: { type: 'credit', amount: 10_000 } },
    condition: { vi: 'Vào ví chính ngay', en: 'On the main wallet at once' },
  },
];

/** A request that waits. */
export const storyRedemption: Redemption = {
  redemptionId: '0190a3b4-7c1e-4000-8000-000000000071',
  ...{ rewardId: 'deck', type: 'gifts', picture: 'cards', name: { vi: 'Bộ bài Baize', en: 'A Baize deck' }, delivery: { type: 'goods' } },
  ...{ points: 8_000, amount: 0, status: 'applying', at: '2026-11-27T14:14:00Z', changedAt: '2026-11-27T14:14:00Z' },
  shipping: { name: 'Nguyễn Minh Anh', phone: '+84912345678', address: '12 Lý Thường Kiệt, Hà Nội' },
};
/** One of each other status. */
export const storyRedemptions: Redemption[] = [
  storyRedemption,
  { ...storyRedemption, redemptionId: '0190a3b4-7c1e-4000-8000-000000000072', status: 'passed', remark: 'VN-2211' },
  { ...storyRedemption, redemptionId: '0190a3b4-7c1e-4000-8000-000000000073', status: 'completed', amount: 50_000 },
  { ...storyRedemption, redemptionId: '0190a3b4-7c1e-4000-8000-000000000074', status: 'rejected', remark: 'Hết hàng' },
];

/** A bet, a gift of the house, and what was redeemed and came back. */
export const storyMovements: PointMovement[] = [
  {
    seq: 4,
    kind: 'pointsReturned',
    changed: 8_000,
    balanceAfter: 48_260,
    remark: 'r',
    name: storyRedemption.name,
    at: '2026-11-27T15:00:00Z',
  },
  {
    seq: 3,
    kind: 'pointsRedeemed',
    changed: -8_000,
    balanceAfter: 40_260,
    remark: 'r',
    name: storyRedemption.name,
    at: '2026-11-27T14:14:00Z',
  },
  { seq: 2, kind: 'pointsEarned', changed: 142, balanceAfter: 48_260, remark: 'slot', at: '2026-11-27T11:40:00Z' },
  { seq: 1, kind: 'pointsGiven', changed: 48_118, balanceAfter: 48_118, remark: 'Tết', at: '2026-11-26T11:40:00Z' },
];
