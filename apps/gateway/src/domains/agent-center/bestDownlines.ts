import { type BestDownline, type DownlineNames, vendorTypes } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { nameColumns } from './branch.ts';
import type { TeamDays } from './teamDays.ts';
import { figuresOf, figuresOfRow, membersBelow, type SummedRow, summed } from './teamSums.ts';

const shown = 5;
/** So many are looked up one by one; of more, all bets of all downlines are added up. */
const lookedUp = 300;
/** Rows of one customer and day: one for each type, and one for games that are gone. */
const rowsOfDay = vendorTypes.length + 1;

/**
 * Bets of the direct downlines that have bet most, `id, bets`, with their teams. The teams below them are added up from their own rows of the index, which
 * are few. The fifth of these sums has to be reached: who does it by his own bets has at least one row of that sum over the number of rows in the
 * period, and the index has each day's rows in the order of their bets. Where that leaves many, or fewer than five have a team, all are added up.
 */
export function bestBets(customerId: SQL, { from, to }: Record<'from' | 'to', SQL>): SQL {
  const inPeriod = sql`day between ${from} and ${to} and bet <> 0`;
  const isDirect = sql`upline_id = ${customerId}`;
  return sql`with below as materialized (
      select customer_id, sum(bet) as bets from team_figures where ${isDirect} and ${inPeriod} group by 1
    ), least as materialized (
      select coalesce((select bets from below order by bets desc offset ${shown - 1} limit 1), 0) as bets
    ), likely as materialized (
      select customer_id from below
      union select customer_id from daily_figures where ${isDirect} and bet <> 0
        and day = any(array(select d::date from generate_series(${from}, ${to}, interval '1 day') d))
        and bet >= (select div(bets, ${rowsOfDay}::int * (${to} - ${from} + 1))::bigint from least where bets > 0)
    ), counted as materialized (
      select case when least.bets > 0 then (select count(*) from likely) else ${lookedUp + 1}::int end as count from least
    ), own as (
      select customer_id, bet from daily_figures where ${inPeriod}
        and customer_id = any(array(select customer_id from likely where (select count from counted) <= ${lookedUp}))
      union all select customer_id, bet from daily_figures where ${isDirect} and ${inPeriod} and (select count from counted) > ${lookedUp}
    )
    select customer_id as id, sum(bets) as bets from (select customer_id, bets from below union all select customer_id, bet from own) t
    group by 1 having sum(bets) > 0 order by 2 desc, 1 limit ${shown}`;
}

const [customer, from, to] = [
  sql`${sql.placeholder('customerId')}::uuid`,
  sql`${sql.placeholder('from')}::date`,
  sql`${sql.placeholder('to')}::date`,
];
const best = prepared<{ id: string }, { customerId: string; from: string; to: string }>(bestBets(customer, { from, to }));
const teams = prepared<DownlineNames & SummedRow & { id: string; members: number }, { ids: string; from: string; to: string }>(
  sql`select c.id, ${nameColumns}, ${membersBelow(sql`c.id`)} as members, t.* from customers c
    cross join lateral (select ${summed} from (${figuresOf('team', sql`c.id`, { from, to })}) f) t
    where c.id = any(${sql.placeholder('ids')}::uuid[])`,
);

/** The direct downlines whose teams have bet most. */
export async function readBest(db: Db, customerId: string, period: TeamDays): Promise<BestDownline[]> {
  const { from, to } = period;
  const ids = (await best(db, { customerId, from, to })).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await teams(db, { ids: `{${ids.join(',')}}`, from, to });
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return inOrder.map(({ id: _, account, nickname, kind, iconId, members, ...row }) => {
    const { active, bets, netWin } = figuresOfRow(row, period.days.length);
    return { account, nickname, kind, iconId, members, active, bets, netWin };
  });
}
