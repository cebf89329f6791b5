import type { AgentIncome, IncomeSums } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { TeamDays } from './teamDays.ts';

interface WageRow {
  day: string;
  dividends: number;
  dailySalaries: number;
  hourlySalaries: number;
  wages: number;
  wagesPaid: number;
}
const nothing = { dividends: 0, dailySalaries: 0, hourlySalaries: 0, wages: 0, wagesPaid: 0 };

function sumsOf({ dividends, dailySalaries, hourlySalaries, wages, wagesPaid }: Omit<WageRow, 'day'>): IncomeSums {
  const realTimeSalary = wages - dividends - dailySalaries - hourlySalaries;
  const byType = { dividend: dividends, dailySalary: dailySalaries, hourlySalary: hourlySalaries, realTimeSalary };
  return { byType, received: wages, paid: wagesPaid, net: wages - wagesPaid };
}

/** One row of an agent's figures for each of a period's days: a real-time salary alone has 288 payments a day for each member. */
const incomeStatement = (customerId: string, { from, to }: TeamDays): SQL =>
  sql`select day::text as day, dividends, daily_salaries as "dailySalaries", hourly_salaries as "hourlySalaries", wages, wages_paid as "wagesPaid"
    from daily_figures where customer_id = ${customerId}::uuid and vendor_type = '' and day between ${from}::date and ${to}::date`;

/** What an agent got by contracts, and paid by those of his downline, on each day. */
export async function readIncome(db: Db, customerId: string, period: TeamDays): Promise<AgentIncome> {
  const rows = await rowsOf<WageRow>(db, incomeStatement(customerId, period));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const totals = rows.reduce(
    (sum, row) => ({
      dividends: sum.dividends + row.dividends,
      dailySalaries: sum.dailySalaries + row.dailySalaries,
      hourlySalaries: sum.hourlySalaries + row.hourlySalaries,
      wages: sum.wages + row.wages,
      wagesPaid: sum.wagesPaid + row.wagesPaid,
    }),
    nothing,
  );
  return { totals: sumsOf(totals), days: period.days.map((day) => ({ day, ...sumsOf(byDay.get(day) ?? nothing) })) };
}
