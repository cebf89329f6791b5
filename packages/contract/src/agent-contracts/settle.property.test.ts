import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConforming } from './checkTerms.ts';
import { countRealTimeBets, settleDailySalary, settleDividend, settleHourlySalary, settleRealTimeSalary } from './settle.ts';
import { anyDaily, anyDividend, anyHourly, anyRealTime } from './testing/anyTerms.ts';

const figures = fc.record({
  bet: fc.integer({ min: -1_000_000, max: 12_000_000 }),
  netLoss: fc.integer({ min: -3_000_000, max: 3_000_000 }),
  carried: fc.integer({ min: -1_000_000, max: 0 }),
  activeMembers: fc.integer({ min: 0, max: 15 }),
});
/** Rounded down, in steps of one. */
function naiveShare(base: number, rate: number): number {
  let [amount, rest] = [0, base * rate];
  for (; rest >= 10_000 * 1_000; rest -= 10_000 * 1_000) amount += 1_000;
  for (; rest >= 10_000; rest -= 10_000) amount += 1;
  return amount;
}

describe('settlement equals a naive one', () => {
  it('of dividends', () => {
    fc.assert(
      fc.property(anyDividend, figures, ({ rows }, { bet, netLoss, carried, activeMembers }) => {
        let rate = 0;
        for (const row of rows)
          if (bet >= row.minimumBet && netLoss + carried >= row.netLoss && activeMembers >= row.activeMember) rate = row.contractRate;
        const { amount } = settleDividend({ rows }, { bet, netLoss, carried, activeMembers });
        expect(amount).toBe(naiveShare(Math.max(0, netLoss + carried), rate));
      }),
    );
  });

  it('of daily and hourly salaries', () => {
    fc.assert(
      fc.property(anyDaily, anyHourly, figures, ({ details }, { hourSalaryRates }, { bet, activeMembers }) => {
        let daily = 0;
        for (const row of details)
          if (bet >= row.betVolume && activeMembers >= row.activeMember) daily = naiveShare(Math.max(0, bet), row.rate);
        expect(settleDailySalary({ details }, { bet, activeMembers }).amount).toBe(daily);
        let hourly = 0;
        for (const row of hourSalaryRates)
          if (bet >= row.minimumBet && activeMembers >= row.activeMember)
            hourly = row.rateType === 'P' ? naiveShare(Math.max(0, bet), row.rate) : row.rate * activeMembers;
        expect(settleHourlySalary({ hourSalaryRates }, { bet, activeMembers }).amount).toBe(hourly);
      }),
    );
  });

  it('of a day of real-time salary: its bills sum to the highest that the day has come to', () => {
    const periods = fc.array(fc.array(fc.record({ bet: fc.nat(600_000), netLoss: fc.integer({ min: -9, max: 9 }) }), { maxLength: 3 }), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(anyRealTime, periods, (terms, day) => {
        const sums = { lossBets: 0, profitBets: 0 };
        let [billed, highest] = [0, 0];
        for (const members of day) {
          const counted = countRealTimeBets(terms, members);
          sums.lossBets += counted.lossBets;
          sums.profitBets += counted.profitBets;
          const { amount, cumulated } = settleRealTimeSalary(terms, { ...sums, billed });
          billed += amount;
          highest = Math.max(highest, cumulated);
        }
        expect(billed).toBe(highest);
        expect(highest).toBe(Math.floor((sums.lossBets * terms.lossRate + sums.profitBets * terms.profitRate) / 10_000));
      }),
    );
  });
});

/** Two downlines of an upline who plays himself. */
const teams = fc.tuple(...Array.from({ length: 3 }, () => fc.record({ bet: fc.nat(6_000_000), activeMembers: fc.nat(8) })));
const sumOf = (parts: readonly { bet: number; activeMembers: number }[]) => ({
  bet: parts.reduce((sum, { bet }) => sum + bet, 0),
  activeMembers: parts.reduce((sum, { activeMembers }) => sum + activeMembers, 0),
});

describe('an upline whose downlines conform never pays them more than he gets', () => {
  const runs = { numRuns: 300 };

  it('of daily salaries', () => {
    fc.assert(
      fc.property(
        anyDaily,
        fc.array(fc.tuple(fc.nat(2_000_000), fc.nat(4)), { minLength: 2, maxLength: 2 }),
        teams,
        (upline, more, parts) => {
          const below = more.map(([bet, actives]) => ({
            ...upline,
            details: upline.details.map((row) => ({ ...row, betVolume: row.betVolume + bet, activeMember: row.activeMember + actives })),
          }));
          expect(below.every((terms) => isConforming(terms, upline))).toBe(true);
          const paid = below.map((terms, index) => settleDailySalary(terms, parts[index] ?? sumOf([])).amount);
          expect(paid.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(settleDailySalary(upline, sumOf(parts)).amount);
        },
      ),
      runs,
    );
  });

  it('of any two wages where one conforms to the other', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyDaily, anyDaily, anyHourly, anyHourly, teams, (daily, upper, hourly, upperHourly, parts) => {
        const [part = sumOf([])] = parts;
        if (isConforming(daily, upper)) {
          compared += 1;
          expect(settleDailySalary(daily, part).amount).toBeLessThanOrEqual(settleDailySalary(upper, sumOf(parts)).amount);
        }
        if (isConforming(hourly, upperHourly)) {
          compared += 1;
          expect(settleHourlySalary(hourly, part).amount).toBeLessThanOrEqual(settleHourlySalary(upperHourly, sumOf(parts)).amount);
        }
      }),
      { numRuns: 3_000 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('of real-time salaries', () => {
    const member = fc.record({ bet: fc.nat(900_000), netLoss: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(anyRealTime, anyRealTime, fc.array(member), fc.array(member), (one, other, first, second) => {
        const upline = {
          ...one,
          profitRate: Math.max(one.profitRate, other.profitRate),
          lossRate: Math.max(one.lossRate, other.lossRate),
          singlePeriodBetAmount: Math.min(one.singlePeriodBetAmount, other.singlePeriodBetAmount),
        };
        expect([isConforming(one, upline), isConforming(other, upline)]).toEqual([true, true]);
        const amountOf = (terms: typeof upline, members: typeof first) =>
          settleRealTimeSalary(terms, { ...countRealTimeBets(terms, members), billed: 0 }).amount;
        expect(amountOf(one, first) + amountOf(other, second)).toBeLessThanOrEqual(amountOf(upline, [...first, ...second]));
      }),
      runs,
    );
  });
});
