import type { ContractTerms, PeriodKind } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

export type DividendPeriod = 'semimonthly' | 'monthly';

/** Whether a contract, `k`, is settled by periods of a kind: a dividend by the brand's, a daily salary by that of its terms. */
export function settledBy(kind: PeriodKind, dividendPeriod: DividendPeriod): SQL {
  const types = [
    ...(kind === dividendPeriod ? [sql`k.type = 'dividend'`] : []),
    ...(kind === 'fiveMinutes' ? [sql`k.type = 'realTimeSalary'`] : []),
    ...(kind === 'hourly' ? [sql`k.type = 'hourlySalary'`] : []),
    sql`(k.type = 'dailySalary' and coalesce(k.terms->>'period', 'daily') = ${kind})`,
  ];
  return sql`(${sql.join(types, sql` or `)})`;
}

/** The kind of periods by which a contract is settled; the same as {@link settledBy}. */
export function periodKindOf(terms: ContractTerms, dividendPeriod: DividendPeriod): PeriodKind {
  switch (terms.type) {
    case 'dividend':
      return dividendPeriod;
    case 'realTimeSalary':
      return 'fiveMinutes';
    case 'hourlySalary':
      return 'hourly';
    default:
      return terms.period ?? 'daily';
  }
}
