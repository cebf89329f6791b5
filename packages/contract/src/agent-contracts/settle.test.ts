import { describe, expect, it } from 'vitest';
import { countRealTimeBets, settleDailySalary, settleDividend, settleHourlySalary, settleRealTimeSalary } from './settle.ts';

const most = Number.MAX_SAFE_INTEGER;
const dividend = {
  rows: [
    { minimumBet: 50_000_000, netLoss: 5_000_000, activeMember: 3, contractRate: 1_000 },
    { minimumBet: 150_000_000, netLoss: 20_000_000, activeMember: 10, contractRate: 1_400 },
    { minimumBet: 500_000_000, netLoss: 50_000_000, activeMember: 20, contractRate: 1_600 },
  ],
};

describe('a dividend', () => {
  it('is the share of the highest tier whose three thresholds are reached', () => {
    const figures = { bet: 620_000_000, netLoss: 64_000_000, carried: 0, activeMembers: 23 };
    expect(settleDividend(dividend, figures)).toEqual({ rowIndex: 2, rate: 1_600, base: 64_000_000, amount: 10_240_000 });
    expect(settleDividend(dividend, { ...figures, activeMembers: 19 })).toMatchObject({ rowIndex: 1, amount: 8_960_000 });
    expect(settleDividend(dividend, { ...figures, bet: 49_999_999 })).toEqual({
      rowIndex: undefined,
      rate: 0,
      base: 64_000_000,
      amount: 0,
    });
  });

  it('sets a carried loss off, also against the threshold', () => {
    const figures = { bet: 620_000_000, netLoss: 64_000_000, carried: -20_000_000, activeMembers: 23 };
    expect(settleDividend(dividend, figures)).toEqual({ rowIndex: 1, rate: 1_400, base: 44_000_000, amount: 6_160_000 });
    expect(settleDividend(dividend, { ...figures, carried: -70_000_000 })).toMatchObject({ rowIndex: undefined, base: 0, amount: 0 });
  });

  it('rounds down to the đồng', () => {
    const rows = [{ minimumBet: 0, netLoss: 0, activeMember: 0, contractRate: 1 }];
    expect(settleDividend({ rows }, { bet: 0, netLoss: 19_999, carried: 0, activeMembers: 0 }).amount).toBe(1);
  });

  it('is exact beyond 2^53', () => {
    const rows = [{ minimumBet: 0, netLoss: 0, activeMember: 0, contractRate: 9_999 }];
    const { amount } = settleDividend({ rows }, { bet: 0, netLoss: most, carried: 0, activeMembers: 0 });
    expect(amount).toBe(Number((BigInt(most) * 9_999n) / 10_000n));
  });
});

describe('a daily salary', () => {
  const details = [
    { betVolume: 0, activeMember: 0, rate: 10 },
    { betVolume: 100_000_000, activeMember: 6, rate: 60 },
  ];
  it.each([
    [
      { bet: 100_000_000, activeMembers: 6 },
      { rowIndex: 1, rate: 60, base: 100_000_000, amount: 600_000 },
    ],
    [
      { bet: 99_999_999, activeMembers: 6 },
      { rowIndex: 0, rate: 10, base: 99_999_999, amount: 99_999 },
    ],
    [
      { bet: -1, activeMembers: 0 },
      { rowIndex: undefined, rate: 0, base: 0, amount: 0 },
    ],
  ])('of %j is %j', (figures, settled) => {
    expect(settleDailySalary({ details }, figures)).toEqual(settled);
  });
});

describe('an hourly salary', () => {
  it('is a share of the bets, or an amount for each active member', () => {
    const step = { minimumBet: 1_000_000, activeMember: 1 };
    const figures = { bet: 2_000_000, activeMembers: 4 };
    expect(settleHourlySalary({ hourSalaryRates: [{ ...step, rateType: 'P', rate: 25 }] }, figures)).toEqual({
      ...{ rowIndex: 0, rate: 25, base: 2_000_000, amount: 5_000 },
    });
    expect(settleHourlySalary({ hourSalaryRates: [{ ...step, rateType: 'amount', rate: 50_000 }] }, figures)).toEqual({
      ...{ rowIndex: 0, rate: 50_000, base: 4, amount: 200_000 },
    });
  });

  it('never comes to more than a number carries', () => {
    const hourSalaryRates = [{ minimumBet: 0, activeMember: 0, rateType: 'amount' as const, rate: most }];
    expect(settleHourlySalary({ hourSalaryRates }, { bet: 0, activeMembers: 3 }).amount).toBe(most);
  });
});

describe('a real-time salary', () => {
  const terms = { profitRate: 20, lossRate: 120, singlePeriodBetAmount: 100_000 };

  it('counts the stake of a member from the amount on, by whether he lost', () => {
    const members = [
      { bet: 100_000, netLoss: 1 },
      { bet: 300_000, netLoss: 0 },
      { bet: 200_000, netLoss: -5 },
      { bet: 99_999, netLoss: 99_999 },
    ];
    expect(countRealTimeBets(terms, members)).toEqual({ lossBets: 100_000, profitBets: 500_000 });
  });

  it('is the difference of what the day comes to, and sets off what was paid too much', () => {
    const settle = (lossBets: number, profitBets: number, billed: number) => settleRealTimeSalary(terms, { lossBets, profitBets, billed });
    expect(settle(1_000_000, 500_000, 0)).toMatchObject({ amount: 13_000, cumulated: 13_000, base: 1_500_000 });
    expect(settle(1_000_000, 600_000, 13_000)).toMatchObject({ amount: 200, cumulated: 13_200 });
    expect(settle(400_000, 0, 13_200)).toMatchObject({ amount: 0, cumulated: 4_800 });
    expect(settle(-400_000, 0, 0)).toMatchObject({ amount: 0, cumulated: 0, base: 0 });
  });
});
