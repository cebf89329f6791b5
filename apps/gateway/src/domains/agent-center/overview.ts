import type { Newcomer, OverviewDay, OverviewFigures, Period, TeamOverview } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { readBest } from './bestDownlines.ts';
import { isOfKind, nameColumns } from './branch.ts';
import { idsIn } from './records/recordGroup.ts';
import { daysOf, periodBefore, type TeamDays } from './teamDays.ts';
import { dailyFigures, membersBelow, periodFigures, teamBalance } from './teamSums.ts';

const shownNewest = 5;

/** Dividends and salaries that came to somebody himself, less those that he paid, by day. */
async function incomeByDay(db: Db, customerId: string, { from, to }: Period): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ day: string; income: number }>(
    db,
    sql`select day::text as day, sum(wages - wages_paid)::bigint as income from daily_figures
      where customer_id = ${customerId}::uuid and day between ${from}::date and ${to}::date group by 1`,
  );
  return new Map(rows.map(({ day, income }) => [day, income]));
}

/** A period of a team: each of its days, and all of them together. */
async function readPeriodOf(db: Db, customerId: string, period: TeamDays): Promise<{ figures: OverviewFigures; days: OverviewDay[] }> {
  const [figures, days, income] = await Promise.all([
    periodFigures(db, 'team', customerId, period),
    dailyFigures(db, customerId, period),
    incomeByDay(db, customerId, period),
  ]);
  return {
    figures: { ...figures, income: [...income.values()].reduce((sum, amount) => sum + amount, 0) },
    days: days.map((day) => ({ ...day, income: income.get(day.day) ?? 0 })),
  };
}

/** The team as it is now. Who has the portal open is counted among those who have it open anywhere, who are few beside all accounts. */
async function readNow(db: Db, customerId: string): Promise<TeamOverview['now']> {
  const id = sql`${customerId}::uuid`;
  const [row] = await rowsOf<TeamOverview['now']>(
    db,
    sql`select ${teamBalance(id)} as balance, ${membersBelow(id)} as members, ${isoOf(sql`now()`)} as at,
      (select count(distinct s.customer_id) from live_streams s join live_processes p on p.id = s.process_id and p.alive_until > now()
        join customers c on c.id = s.customer_id where c.id = ${id} or c.upline_path @> array[${id}])::int as online`,
  );
  return row ?? { balance: 0, members: 0, online: 0, at: new Date().toISOString() };
}

/** An agent, and those below him in whose teams accounts were opened since a day: one level after the other. */
async function openedBelow(db: Db, customerId: string, since: string): Promise<string[]> {
  let found = [customerId];
  for (let level = found; level.length > 0; found = [...found, ...level]) {
    const below = await rowsOf<{ id: string }>(
      db,
      sql`select c.id from customers c where c.upline_id = any(${idsIn(level)}) and c.id <> c.upline_id and ${isOfKind('agent')}
        and exists (select from team_figures f
          where f.customer_id = c.id and f.vendor_type = '' and f.day >= ${since}::date and f.registrations > 0)`,
    );
    level = below.map(({ id }) => id);
  }
  return found;
}

/**
 * The accounts of the team that were opened last, at any depth. The team's figures tell on which day the fifth last one was; those of
 * the agents below tell which of them had one since then, so that all others are passed over.
 */
async function readNewest(db: Db, customerId: string, timeZone: string): Promise<Newcomer[]> {
  const [since] = await rowsOf<{ day: string | null }>(
    db,
    sql`select min(day)::text as day from (
        select day, sum(registrations) over (order by day desc) - registrations as later
        from team_figures where customer_id = ${customerId}::uuid and vendor_type = '' and registrations > 0
      ) d where later < ${shownNewest}`,
  );
  if (since?.day == null) return [];
  const uplines = await openedBelow(db, customerId, since.day);
  const rows = await rowsOf<Omit<Newcomer, 'via' | 'code'> & { via: string | null; code: string | null }>(
    db,
    sql`with newest as materialized (
        select id, upline_id, created_at from customers where upline_id = any(${idsIn(uplines)}) and id <> upline_id
          and created_at >= (${since.day}::date::timestamp at time zone ${timeZone}::text) order by created_at desc, id desc limit ${shownNewest}
      ), uplines as materialized (
        select distinct c.id, c.nickname from newest n join customers c on c.id = n.upline_id
      )
      select ${nameColumns}, ${isoOf(sql`c.created_at`)} as "joinedAt", c.affiliate_code as code,
        case when u.id <> ${customerId}::uuid then u.nickname end as via,
        exists (select from daily_figures f where f.customer_id = c.id and f.deposits > 0) as "hasDeposited"
      from newest n join customers c on c.id = n.id join uplines u on u.id = n.upline_id order by n.created_at desc, n.id desc`,
  );
  return rows.map(({ via, code, ...row }) => ({ ...row, ...(via !== null && { via }), ...(code !== null && { code }) }));
}

/**
 * An agent's team in a period, beside the period before.
 * @param databases `db` tells how it is now, and `reports` how it was
 */
export async function readOverview(
  { db, reports }: { db: Db; reports: Db },
  customerId: string,
  period: TeamDays,
  timeZone: string,
): Promise<TeamOverview> {
  const before = periodBefore(period);
  const previous = { ...before, days: daysOf(before) };
  const [now, current, earlier, best, newest] = await Promise.all([
    readNow(db, customerId),
    readPeriodOf(reports, customerId, period),
    readPeriodOf(reports, customerId, previous),
    readBest(reports, customerId, period),
    readNewest(db, customerId, timeZone),
  ]);
  return {
    now,
    figures: current.figures,
    previous: before,
    before: earlier.figures,
    days: current.days,
    daysBefore: earlier.days,
    best,
    newest,
  };
}
