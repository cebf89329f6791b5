import { type SQL, sql } from 'drizzle-orm';
import { deltaColumns } from './figures.ts';

/** The day of a moment in the brand's zone. */
export const dayIn = (moment: SQL, timeZone: string): SQL => sql`(${moment} at time zone ${timeZone}::text)::date`;

/** Whether a round, `r`, is counted as it is now: one whose stakes were all taken back cost nothing and paid nothing. */
const isOver = sql`(r.ended_at is not null and (r.bet_total > 0 or r.win_total > 0))`;
const wasOver = sql`(r.is_rolled and (r.rolled_bet > 0 or r.rolled_win > 0))`;

/** What rounds, `r`, count now, less what the figures have of them. */
export const roundDelta = (timeZone: string): SQL => sql`r.customer_id, ${dayIn(sql`r.opened_at`, timeZone)} as day,
  coalesce(r.vendor_type, '') as vendor_type, ${deltaColumns({
    rounds: sql`${isOver}::int - ${wasOver}::int`,
    bet: sql`case when r.ended_at is null then 0 else r.bet_total end - case when r.is_rolled then r.rolled_bet else 0 end`,
    win: sql`case when r.ended_at is null then 0 else r.win_total end - case when r.is_rolled then r.rolled_win else 0 end`,
  })}`;

const of = (condition: SQL, amount: SQL): SQL => sql`case when ${condition} then ${amount} else 0 end`;

/**
 * What entries of the ledger count, `e` with their transactions `t`: each movement is read at the house's side of it, which says why it came
 * about.
 */
export const entryDelta = (customerId: SQL, moment: SQL, timeZone: string): SQL => sql`${customerId} as customer_id,
  ${dayIn(moment, timeZone)} as day, ''::text as vendor_type, ${deltaColumns({
    deposits: of(sql`e.kind = 'cashier' and t.kind = 'deposit'`, sql`-e.amount`),
    withdrawals: of(sql`e.kind = 'cashier' and t.kind <> 'deposit'`, sql`e.amount`),
    fees: of(sql`e.kind = 'fees'`, sql`e.amount`),
    bonuses: of(sql`e.kind = 'promotions' or t.kind = 'welcome'`, sql`-e.amount`),
    rebates: of(sql`e.kind = 'promotions' and t.kind = 'rebate'`, sql`-e.amount`),
    transfers_in: of(sql`e.kind = 'transfers' and e.amount < 0`, sql`-e.amount`),
    transfers_out: of(sql`e.kind = 'transfers' and e.amount > 0`, sql`e.amount`),
    wages: of(sql`e.kind = 'wages' and e.amount < 0`, sql`-e.amount`),
    dividends: of(sql`e.kind = 'wages' and t.kind = 'dividend'`, sql`-e.amount`),
    daily_salaries: of(sql`e.kind = 'wages' and t.kind = 'dailySalary'`, sql`-e.amount`),
    hourly_salaries: of(sql`e.kind = 'wages' and t.kind = 'hourlySalary'`, sql`-e.amount`),
    wages_paid: of(sql`e.kind = 'wages' and e.amount > 0`, sql`e.amount`),
    adjustments: of(sql`e.kind = 'adjustment'`, sql`-e.amount`),
  })}`;

/** What the opening of an account counts. */
export const registrationDelta = (customerId: SQL, openedAt: SQL, timeZone: string): SQL => sql`${customerId} as customer_id,
  ${dayIn(openedAt, timeZone)} as day, ''::text as vendor_type, ${deltaColumns({ registrations: sql`1` })}`;

/** Accounts of the house whose entries are figures. Those of games are read from the rounds. */
export const followedAccounts = ['cashier', 'fees', 'promotions', 'sandboxCredit', 'transfers', 'wages', 'adjustment'] as const;
