import type { Period, TeamDay, TeamFigures, TeamSums } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { TeamDays } from './teamDays.ts';

/** What the figures say of some rows of them. */
interface SummedRow {
  deposits: number;
  withdrawals: number;
  bets: number;
  payouts: number;
  bonuses: number;
  rebates: number;
  wages: number;
  registrations: number;
  /** Players with a bet that counts, each once a day. */
  activeDays: number;
}

const kept = sql.raw('day, bet, win, deposits, withdrawals, bonuses - rebates as bonuses, rebates, wages - wages_paid as wages');
/** Days of a report, as values or as SQL. */
type Days = Record<keyof Period, SQL | string>;
const own = (customerId: SQL, { from, to }: Days): SQL =>
  sql`select ${kept}, 0::bigint as registrations, 0::bigint as active, bet as own_bet from daily_figures
    where customer_id = ${customerId} and day between ${from}::date and ${to}::date`;
const below = (customerId: SQL, { from, to }: Days): SQL =>
  sql`select ${kept}, registrations, active, 0::bigint as own_bet from team_figures
    where customer_id = ${customerId} and day between ${from}::date and ${to}::date`;

/** Rows of the figures as `f`: of somebody alone, or of him with all below him, who are his team. */
export const figuresOf = (whose: 'own' | 'team', customerId: SQL, period: Days): SQL =>
  whose === 'own' ? own(customerId, period) : sql`${own(customerId, period)} union all ${below(customerId, period)}`;

/** Sums of such rows, to be selected. */
export const summed: SQL = sql`coalesce(sum(f.deposits), 0)::bigint as deposits, coalesce(sum(f.withdrawals), 0)::bigint as withdrawals,
  coalesce(sum(f.bet), 0)::bigint as bets, coalesce(sum(f.win), 0)::bigint as payouts, coalesce(sum(f.bonuses), 0)::bigint as bonuses,
  coalesce(sum(f.rebates), 0)::bigint as rebates, coalesce(sum(f.wages), 0)::bigint as wages, coalesce(sum(f.registrations), 0)::bigint as registrations,
  (coalesce(sum(f.active), 0) + count(distinct f.day) filter (where f.own_bet > 0))::bigint as "activeDays"`;

/** The money of a row, with what it comes to. */
export function sumsOf({ deposits, withdrawals, bets, payouts, bonuses, rebates, wages }: SummedRow): TeamSums {
  const netWin = bets - payouts;
  return { deposits, withdrawals, bets, payouts, netWin, bonuses, rebates, wages, net: netWin - bonuses - rebates - wages };
}

/** All of a row. @param days of the period that have begun */
export function figuresOfRow(row: SummedRow, days: number): TeamFigures {
  const active = days <= 1 ? row.activeDays : Math.round((row.activeDays * 10) / days) / 10;
  return { ...sumsOf(row), registrations: row.registrations, active };
}

export type { SummedRow };

const nothing: SummedRow = {
  deposits: 0,
  withdrawals: 0,
  bets: 0,
  payouts: 0,
  bonuses: 0,
  rebates: 0,
  wages: 0,
  registrations: 0,
  activeDays: 0,
};

/** The figures of somebody, or of his team, over a period. */
export async function periodFigures(db: Db, whose: 'own' | 'team', customerId: string, period: TeamDays): Promise<TeamFigures> {
  const [row] = await rowsOf<SummedRow>(db, sql`select ${summed} from (${figuresOf(whose, sql`${customerId}::uuid`, period)}) f`);
  return figuresOfRow(row ?? nothing, period.days.length);
}

/** The figures of a team by days, one for each that has begun. */
export async function dailyFigures(db: Db, customerId: string, period: TeamDays): Promise<TeamDay[]> {
  const rows = await rowsOf<SummedRow & { day: string }>(
    db,
    sql`select f.day::text as day, ${summed} from (${figuresOf('team', sql`${customerId}::uuid`, period)}) f group by f.day`,
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  return period.days.map((day) => ({ day, ...figuresOfRow(known.get(day) ?? nothing, 1) }));
}

/** Accounts below somebody, at any depth. */
export const membersBelow = (customerId: SQL): SQL =>
  sql`(select coalesce(sum(registrations), 0) from team_figures where customer_id = ${customerId})::bigint`;

/**
 * What all of a team have: every figure that a balance is made of, since ever. Stakes of rounds that are not over, and withdrawals that
 * are not paid, are in it.
 */
export const teamBalance = (customerId: SQL): SQL => {
  const had = sql`sum(deposits - withdrawals - fees + bonuses + transfers_in - transfers_out + wages - wages_paid + adjustments + win - bet)`;
  return sql`(coalesce((select ${had} from daily_figures where customer_id = ${customerId}), 0)
    + coalesce((select ${had} from team_figures where customer_id = ${customerId}), 0))::bigint`;
};
