import fc from 'fast-check';
import { checkTerms } from '../checkTerms.ts';
import type { ContractTerms, ContractTermsOf } from '../contractTerms.ts';

const limits = { maxTiers: 30 };
/** Rising figures: the first, and what each next one has more. */
const rising = (start: fc.Arbitrary<number>, step: fc.Arbitrary<number>, length: number) =>
  fc.tuple(start, fc.array(step, { minLength: length - 1, maxLength: length - 1 })).map(([first, steps]) => {
    const values = [first];
    for (const more of steps) values.push((values.at(-1) ?? 0) + more);
    return values;
  });

const money = (max: number) => fc.integer({ min: 0, max });
const columns = (length: number) =>
  fc.record({
    bets: rising(money(2_000_000), fc.integer({ min: 1, max: 3_000_000 }), length),
    losses: rising(money(500_000), money(500_000), length),
    actives: rising(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), length),
    rates: rising(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 300 }), length),
  });
const tiers = fc.integer({ min: 1, max: 5 }).chain(columns);
const at = (values: readonly number[], row: number): number => values[row] ?? 0;

export const anyDividend: fc.Arbitrary<ContractTermsOf<'dividend'>> = tiers.map(({ bets, losses, actives, rates }) => ({
  type: 'dividend',
  productType: 'LIVE',
  rows: rates.map((contractRate, row) => ({
    minimumBet: at(bets, row),
    netLoss: at(losses, row),
    activeMember: at(actives, row),
    contractRate,
  })),
}));
export const anyDaily: fc.Arbitrary<ContractTermsOf<'dailySalary'>> = tiers.map(({ bets, actives, rates }) => ({
  type: 'dailySalary',
  period: 'daily',
  details: rates.map((rate, row) => ({ betVolume: at(bets, row), activeMember: at(actives, row), rate })),
}));
export const anyHourly: fc.Arbitrary<ContractTermsOf<'hourlySalary'>> = fc
  .tuple(tiers, fc.constantFrom('P' as const, 'amount' as const))
  .map(([{ bets, actives, rates }, rateType]) => ({
    type: 'hourlySalary',
    hourSalaryRates: rates.map((rate, row) => ({ minimumBet: at(bets, row), activeMember: at(actives, row), rateType, rate })),
  }));
export const anyRealTime: fc.Arbitrary<ContractTermsOf<'realTimeSalary'>> = fc.record({
  type: fc.constant('realTimeSalary' as const),
  profitRate: fc.integer({ min: 0, max: 500 }),
  lossRate: fc.integer({ min: 0, max: 500 }),
  singlePeriodBetAmount: money(500_000),
});

/** Terms that are right by themselves, of any type. */
export const anyTerms: fc.Arbitrary<ContractTerms> = fc
  .oneof(anyDividend, anyDaily, anyHourly, anyRealTime)
  .filter((terms) => checkTerms(terms, limits).length === 0);
