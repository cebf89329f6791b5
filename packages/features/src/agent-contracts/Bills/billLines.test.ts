import type { ContractBill } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { storyBill } from '../testing/storyBills.ts';
import { billLines, tierCountOf } from './billLines.ts';

/** Digits and signs alone: spaces and marks of money differ by language. */
const plain = (text: string): string => text.replaceAll(/[^\d×=+−%-]/g, '');
const linesOf = (bill: ContractBill) => billLines(bill, { currency: 'VND', language: 'en' }).map(({ name, text }) => [name, plain(text)]);

describe('the lines of a bill', () => {
  it('say what a dividend was reckoned from, with the loss that is carried', () => {
    expect(linesOf({ ...storyBill, netLoss: 100_000, carried: -25_000, base: 75_000, rate: 400, amount: 3_000 })).toEqual([
      ['bet', plain(String(storyBill.bet))],
      ['netLoss', '100000'],
      ['carried', '−25000'],
      ['activeMembers', String(storyBill.activeMembers)],
      ['reckoning', '75000×4%=3000'],
    ]);
  });

  it('leave out what is not carried', () => {
    expect(linesOf(storyBill).map(([name]) => name)).not.toContain('carried');
  });

  it('multiply an hourly amount by the active members', () => {
    const terms = {
      type: 'hourlySalary' as const,
      hourSalaryRates: [{ minimumBet: 0, activeMember: 0, rateType: 'amount' as const, rate: 500 }],
    };
    expect(linesOf({ ...storyBill, terms, base: 7, rate: 500, amount: 3_500 }).at(-1)).toEqual(['reckoning', '7×500=3500']);
    expect(tierCountOf({ ...storyBill, terms })).toBe(1);
  });

  it('take off a real-time salary what the day’s earlier bills came to', () => {
    const terms = { type: 'realTimeSalary' as const, profitRate: 10, lossRate: 100, singlePeriodBetAmount: 0 };
    const bill = { ...storyBill, terms, lossBets: 10_000, profitBets: 20_000, billedBefore: 40, amount: 80 };
    expect(linesOf(bill)).toEqual([
      ['lossBets', '10000'],
      ['profitBets', '20000'],
      ['billedBefore', '40'],
      ['reckoning', '10000×1%+20000×01%−40=80'],
    ]);
    expect(tierCountOf(bill)).toBe(0);
  });
});
