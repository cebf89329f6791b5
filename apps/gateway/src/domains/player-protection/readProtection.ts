import type { Closure, NetMonth, NetPosition, Protection, ProtectionLimit } from '@baize/contract';
import { limitReviewMonths, protectionKinds, protectionPeriods } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { playedDays } from '../../rollups/playedDays.ts';
import { lapsesAt, readyAt } from './limits.ts';

interface LimitRow extends Pick<ProtectionLimit, 'kind' | 'period'> {
  amount: number | null;
  used: number;
  freesAt: string | null;
  changeTo: number | null;
  readyAt: string | null;
  lapsesAt: string | null;
  isReady: boolean | null;
}

/** What counts for each limit, in quarters of an hour, or deposit by deposit; of all nine, so that a player reads what a limit would have used. */
const readLimits = (db: Db | Tx, customerId: string): Promise<LimitRow[]> =>
  rowsOf<LimitRow>(
    db,
    sql`with counted as (
        select 'wager' as kind, quarter as at, quarter + interval '15 minutes' as ends, staked as amount from protection_sums
          where customer_id = ${customerId}::uuid
        union all select 'loss', quarter, quarter + interval '15 minutes', staked - won from protection_sums where customer_id = ${customerId}::uuid
        union all select 'deposit', at, at, amount from (
          select protection_deposit_at(state, created_at, settled_at, expires_at) as at, amount from deposits
            where customer_id = ${customerId}::uuid and state in ('waiting', 'credited')
              and protection_deposit_at(state, created_at, settled_at, expires_at) > clock_timestamp() - interval '32 days'
        ) d
      )
      select n.kind, n.period, l.amount::float8 as amount, greatest(coalesce(u.used, 0), 0)::float8 as used,
        case when u.used > 0 then protection_iso(protection_ends(n.period, case n.period when 'month' then u.first else u.first_end end)) end as "freesAt",
        l.change_to::float8 as "changeTo", protection_iso(${readyAt}) as "readyAt", protection_iso(${lapsesAt}) as "lapsesAt",
        ${readyAt} <= clock_timestamp() as "isReady"
      from unnest(${`{${protectionKinds.join(',')}}`}::text[]) with ordinality as k (kind, kind_place)
      cross join unnest(${`{${protectionPeriods.join(',')}}`}::text[]) with ordinality as p (period, period_place)
      cross join lateral (select k.kind, p.period) n
      left join protection_limits l on l.customer_id = ${customerId}::uuid and l.kind = n.kind and l.period = n.period
      cross join lateral (
        select sum(c.amount) as used, min(c.at) filter (where c.amount > 0) as first, min(c.ends) filter (where c.amount > 0) as first_end
        from counted c
        where c.kind = n.kind and case when n.kind = 'deposit' and n.period <> 'month'
          then c.at > clock_timestamp() - case n.period when 'day' then interval '24 hours' else interval '168 hours' end
          else c.at >= protection_since(n.period, clock_timestamp()) end
      ) u
      order by k.kind_place, p.period_place`,
  );

function toLimit({ kind, period, amount, used, freesAt, changeTo, readyAt, lapsesAt, isReady }: LimitRow): ProtectionLimit {
  const waits = readyAt !== null && lapsesAt !== null && Date.parse(lapsesAt) > Date.now();
  return {
    kind,
    period,
    ...(amount !== null && { amount }),
    used,
    ...(freesAt !== null && { freesAt }),
    ...(waits && { change: { amount: changeTo, readyAt, lapsesAt, isReady: isReady ?? false } }),
  };
}

interface GuardRow {
  realityMinutes: number | null;
  closedBy: Closure['kind'] | null;
  since: string | null;
  until: string | null;
  opensAt: string | null;
  isClosed: boolean;
  isOver: boolean;
}

const netOf = ({ bet, win }: { bet: number; win: number }): NetPosition => ({ bet, win, net: win - bet });
const sumOf = (rows: readonly { bet: number; win: number }[]): NetPosition =>
  netOf({ bet: rows.reduce((sum, { bet }) => sum + bet, 0), win: rows.reduce((sum, { win }) => sum + win, 0) });

/** What the player is to be asked of his limits: never asked, or six months of the brand's calendar ago. */
async function readQuestion(db: Db | Tx, customerId: string, timeZone: string): Promise<Protection['limitQuestion']> {
  const [look] = await rowsOf<{ isDue: boolean }>(
    db,
    sql`select (looked_at at time zone ${timeZone} + make_interval(months => ${limitReviewMonths})) at time zone ${timeZone} <= clock_timestamp() as "isDue"
      from protection_looks where customer_id = ${customerId}::uuid`,
  );
  if (!look) return 'first';
  return look.isDue ? 'review' : undefined;
}

/** Minutes of today in which the player began rounds, in fives. Periods of a multi-period order begin without him: their stakes were held before. */
async function readPlayedToday(db: Db | Tx, customerId: string, timeZone: string): Promise<number> {
  const [played] = await rowsOf<{ minutes: number }>(
    db,
    sql`select (count(distinct floor(extract(epoch from r.opened_at) / 300)) * 5)::int as minutes from game_rounds r
      where r.customer_id = ${customerId}::uuid
        and r.opened_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}
        and (r.provider <> 'lottery' or not exists (
          select from wallet_transactions w
          where w.customer_id = r.customer_id and w.provider = r.provider and w.round_id = r.round_id and w.is_held))`,
  );
  return played?.minutes ?? 0;
}

/** What protects a player now, with what his play has come to. It reads rows by quarter and by day, however much was played. */
export async function readProtection(db: Db | Tx, customerId: string, timeZone: string): Promise<Protection> {
  const limits = await readLimits(db, customerId);
  const [guard] = await rowsOf<GuardRow>(
    db,
    sql`select reality_minutes as "realityMinutes", closed_by as "closedBy", protection_iso(closed_at) as since,
        protection_iso(closed_until) as until, protection_iso(opens_at) as "opensAt",
        coalesce(opens_at > clock_timestamp(), false) as "isClosed", coalesce(closed_until <= clock_timestamp(), false) as "isOver"
      from protection_guards where customer_id = ${customerId}::uuid`,
  );
  const [today] = await rowsOf<{ day: string }>(db, sql`select to_char(clock_timestamp() at time zone ${timeZone}, 'YYYY-MM-DD') as day`);
  const day = today?.day ?? '';
  const days = await rowsOf<{ day: string; bet: number; win: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(bet)::float8 as bet, sum(win)::float8 as win
      from (${playedDays({
        customerId,
        timeZone,
        inPeriod: sql`day >= least(date_trunc('year', ${day}::date), date_trunc('month', ${day}::date) - interval '11 months')::date`,
      })}) played group by day`,
  );
  const within = (prefix: string) => days.filter((one) => one.day.startsWith(prefix));
  const months = Array.from({ length: 12 }, (_, place): NetMonth => {
    const month = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 12 + place, 1)).toISOString().slice(0, 7);
    return { month, ...sumOf(within(month)) };
  });
  const limitQuestion = guard?.isClosed ? undefined : await readQuestion(db, customerId, timeZone);
  return {
    limits: limits.map(toLimit),
    ...(limitQuestion !== undefined && { limitQuestion }),
    ...(guard?.isClosed && guard.closedBy !== null && { closure: toClosure({ ...guard, closedBy: guard.closedBy }) }),
    ...(guard && guard.realityMinutes !== null && { realityCheckMinutes: guard.realityMinutes }),
    net: { day: sumOf(within(day)), month: sumOf(within(day.slice(0, 7))), year: sumOf(within(day.slice(0, 4))) },
    playedTodayMinutes: await readPlayedToday(db, customerId, timeZone),
    months,
  };
}

const toClosure = ({ closedBy, since, until, opensAt, isOver }: GuardRow & { closedBy: Closure['kind'] }): Closure => ({
  kind: closedBy,
  since: since ?? '',
  ...(until !== null && { until }),
  canAskReturn: closedBy === 'exclusion' && isOver && opensAt === null,
  ...(opensAt !== null && { opensAt }),
});
