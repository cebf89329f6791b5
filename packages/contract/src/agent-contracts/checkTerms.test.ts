import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTerms, isConforming } from './checkTerms.ts';
import type { ContractTerms, ContractTermsOf } from './contractTerms.ts';
import { anyTerms } from './testing/anyTerms.ts';

const limits = { maxTiers: 3 };
const row = (minimumBet: number, netLoss: number, activeMember: number, contractRate: number) => ({
  ...{ minimumBet, netLoss, activeMember, contractRate },
});
const dividend = (...rows: ReturnType<typeof row>[]): ContractTerms => ({ type: 'dividend', productType: 'LIVE', rows });
const daily = (period: ContractTermsOf<'dailySalary'>['period'], ...rates: number[]): ContractTerms => ({
  ...{ type: 'dailySalary', period },
  details: rates.map((rate, index) => ({ betVolume: index * 1_000, activeMember: 0, rate })),
});
const hourly = (rateType: 'P' | 'amount', rate = 5): ContractTerms => ({
  type: 'hourlySalary',
  hourSalaryRates: [{ minimumBet: 0, activeMember: 0, rateType, rate }],
});
const realTime = (profitRate: number, lossRate: number, singlePeriodBetAmount: number): ContractTerms => ({
  ...{ type: 'realTimeSalary', profitRate, lossRate, singlePeriodBetAmount },
});
const upline = dividend(row(100, 10, 2, 500), row(1_000, 100, 5, 1_000));

describe('§3 tiers', () => {
  it.each([
    ['rising', dividend(row(1, 1, 1, 1), row(2, 1, 1, 2)), []],
    ['a threshold that falls', dividend(row(5, 5, 5, 1), row(6, 4, 5, 2)), [['rows.1.netLoss', 'tier_falls', { min: 5 }]]],
    ['thresholds that all stay', dividend(row(5, 5, 5, 1), row(5, 5, 5, 2)), [['rows.1.minimumBet', 'tier_same', undefined]]],
    ['a rate that stays', dividend(row(1, 1, 1, 7), row(2, 1, 1, 7)), [['rows.1.contractRate', 'tier_rate_falls', undefined]]],
    ['too many', daily('daily', 1, 2, 3, 4), [['details', 'tiers_too_many', { max: 3 }]]],
    [
      'two kinds of rates',
      {
        type: 'hourlySalary',
        hourSalaryRates: [
          { minimumBet: 0, activeMember: 0, rateType: 'P', rate: 5 },
          { minimumBet: 1, activeMember: 0, rateType: 'amount', rate: 50 },
        ],
      } satisfies ContractTerms,
      [['hourSalaryRates.1.rateType', 'rate_type_mixed', undefined]],
    ],
    ['a real-time salary, which has none', realTime(1, 2, 3), []],
  ] as [string, ContractTerms, unknown[]][])('%s', (_name, terms, issues) => {
    expect(checkTerms(terms, limits).map(({ field, code, params }) => [field, code, params])).toEqual(issues);
  });
});

describe('terms below an upline’s', () => {
  it.each([
    ['the same', upline, upline, []],
    ['a higher threshold', dividend(row(100, 10, 3, 500)), upline, []],
    ['a tier between two of the upline', dividend(row(500, 50, 3, 400)), upline, []],
    [
      'a rate above the top one',
      dividend(row(1_000, 100, 5, 1_001)),
      upline,
      [['rows.0.contractRate', 'rate_above_upline', { max: 1_000 }]],
    ],
    ['a tier where the upline gets nothing', dividend(row(99, 10, 2, 1)), upline, [['rows.0.contractRate', 'tier_uncovered', { max: 0 }]]],
    [
      'a tier where the upline gets less',
      dividend(row(100, 10, 2, 400), row(999, 100, 5, 600)),
      upline,
      [['rows.1.contractRate', 'tier_uncovered', { max: 500 }]],
    ],
    ['another product type', { ...upline, productType: 'FISH' } as ContractTerms, upline, [['type', 'contract_kind_differs', undefined]]],
    ['another period', daily('weekly', 1), daily('daily', 5), [['period', 'contract_kind_differs', undefined]]],
    ['another rate type', hourly('amount'), hourly('P'), [['hourSalaryRates.0.rateType', 'contract_kind_differs', undefined]]],
    ['real-time rates within', realTime(10, 100, 1_000), realTime(10, 120, 1_000), []],
    [
      'real-time rates beyond',
      realTime(11, 121, 999),
      realTime(10, 120, 1_000),
      [
        ['profitRate', 'rate_above_upline', { max: 10 }],
        ['lossRate', 'rate_above_upline', { max: 120 }],
        ['singlePeriodBetAmount', 'bet_below_upline', { min: 1_000 }],
      ],
    ],
  ] as [string, ContractTerms, ContractTerms, unknown[]][])('%s', (_name, terms, above, issues) => {
    expect(checkTerms(terms, limits, [above]).map(({ field, code, params }) => [field, code, params])).toEqual(issues);
    expect(isConforming(terms, above)).toBe(issues.length === 0);
  });

  it('are held against each of his contracts, one issue a field', () => {
    const lower = dividend(row(100, 10, 2, 300));
    const issues = checkTerms(dividend(row(100, 10, 2, 600)), limits, [upline, lower]);
    expect(issues).toEqual([{ field: 'rows.0.contractRate', code: 'tier_uncovered', params: { max: 500 } }]);
    expect(checkTerms(dividend(row(100, 10, 2, 400)), limits, [upline, lower])).toHaveLength(1);
  });

  it('conform to themselves, whatever they are', () => {
    fc.assert(fc.property(anyTerms, (terms) => isConforming(terms, terms)));
  });
});
