import type { Rebate } from '@baize/contract';

/** Two types to claim, and one claim before. */
export const storyRebate: Rebate = {
  day: '2026-11-27',
  lines: [
    { vendorType: 'RNG', rate: 60, turnover: 4_250_000, amount: 25_500 },
    { vendorType: 'LIVE', rate: 45, turnover: 1_800_000, amount: 8_100 },
  ],
  claimable: 33_600,
  isClaimed: false,
  rates: [
    { vendorType: 'LIVE', rate: 45 },
    { vendorType: 'RNG', rate: 60 },
    { vendorType: 'SPORTS', rate: 25 },
  ],
  claims: [
    {
      claimId: '0190a3b4-7c1e-4000-8000-000000000061',
      day: '2026-11-26',
      at: '2026-11-27T03:12:00Z',
      amount: 12_400,
      lines: [{ vendorType: 'RNG', rate: 60, turnover: 2_066_667, amount: 12_400 }],
    },
  ],
};

/** The same once it is claimed. */
export const storyClaimed: Rebate = {
  ...storyRebate,
  lines: [],
  claimable: 0,
  isClaimed: true,
  claims: [
    {
      claimId: '0190a3b4-7c1e-4000-8000-000000000062',
      day: storyRebate.day,
      at: '2026-11-28T03:12:00Z',
      amount: storyRebate.claimable,
      lines: storyRebate.lines,
    },
    ...storyRebate.claims,
  ],
};
