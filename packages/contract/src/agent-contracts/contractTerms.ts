import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { amount } from '../wire/money.ts';
import type { ContractType } from './contractTypes.ts';

/** §3 "Salary periods": what a daily salary is reckoned by; days where the wire says nothing. */
export const salaryPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** A share in hundredths of a percent: 250 is 2.5 %. Whole, since money is reckoned with it. */
const share = z.int().check(z.gte(0), z.lte(10_000));
/** Members of the downline that have played in the period. */
const activeMember = z.int().check(z.gte(0), z.lte(1_000_000));
/** The steps of a contract, the lowest first. */
const steps = <Step extends z.ZodMiniType>(step: Step) => z.array(step).check(z.minLength(1), z.maxLength(30));

/** §3 "Dividend per product type". */
export const dividendTerms = z.object({
  productType: z.enum(vendorTypes),
  rows: steps(z.object({ minimumBet: amount, netLoss: amount, activeMember, contractRate: share })),
});
/** §3 "Daily salary". */
export const dailySalaryTerms = z.object({
  period: z._default(z.enum(salaryPeriods), 'daily'),
  details: steps(z.object({ betVolume: amount, activeMember, rate: share })),
});

const hourlyStep = { minimumBet: amount, activeMember };
/** §3 "Hourly salary": of each hour a share of the bets (P), or an amount. */
export const hourlySalaryTerms = z.object({
  hourSalaryRates: steps(
    z.discriminatedUnion('rateType', [
      z.object({ ...hourlyStep, rateType: z.literal('P'), rate: share }),
      z.object({ ...hourlyStep, rateType: z.literal('amount'), rate: amount }),
    ]),
  ),
});
/** §3 "Real-time salary"; §9: settled every 5 minutes. */
export const realTimeSalaryTerms = z.object({ profitRate: share, lossRate: share, singlePeriodBetAmount: amount });

/** Terms of a contract, by its type. */
export const contractTerms = z.discriminatedUnion('type', [
  z.object({ type: z.literal('dividend'), ...dividendTerms.shape }),
  z.object({ type: z.literal('dailySalary'), ...dailySalaryTerms.shape }),
  z.object({ type: z.literal('hourlySalary'), ...hourlySalaryTerms.shape }),
  z.object({ type: z.literal('realTimeSalary'), ...realTimeSalaryTerms.shape }),
]);
export type ContractTerms = z.infer<typeof contractTerms>;
/** The terms of one type. */
export type ContractTermsOf<Type extends ContractType> = Extract<ContractTerms, { type: Type }>;
