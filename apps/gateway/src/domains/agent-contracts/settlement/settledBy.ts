import type { ContractTerms, PeriodKind } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Period } from './Period.ts';

export type DividendPeriod = 'semimonthly' | 'monthly';

/** Whether a contract, `k`, is settled by a period: a dividend by that of the brand, a daily salary by that of its terms. */
export function settledBy({ kind, settlesDividends }: Pick<Period, 'kind' | 'settlesDividends'>): SQL {
  const types = [
    ...(settlesDividends ? [sql`k.type = 'dividend'`] : []),
    ...(kind === 'fiveMinutes' ? [sql`k.type = 'realTimeSalary'`] : []),
    ...(kind === 'hourly' ? [sql`k.type = 'hourlySalary'`] : []),
    sql`(k.type = 'dailySalary' and coalesce(k.terms->>'period', 'daily') = ${kind})`,
  ];
  return sql`(${sql.join(types, sql` or `)})`;
}

/** The periods by which a contract is settled; the same as {@link settledBy}. */
export function periodKindOf(terms: ContractTerms): PeriodKind | 'dividends' {
  switch (terms.type) {
    case 'dividend':
      return 'dividends';
    case 'realTimeSalary':
      return 'fiveMinutes';
    case 'hourlySalary':
      return 'hourly';
    default:
      return terms.period ?? 'daily';
  }
}
