import type { DownlineBetTotals, Period, VendorType } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../db/database.ts';
import { roundSums } from '../../records/bets.ts';
import { type DaysOfPeriod, type Moments, momentsOf } from '../../records/readPeriod.ts';
import { isOfKind } from '../branch.ts';
import { memberRows, ownerIn, type RecordGroup } from './recordGroup.ts';
import { isOfGames, ofPeriod, passes, type TeamBetFilter } from './teamBets.ts';

type Sums = Omit<DownlineBetTotals, 'net' | 'isWhole'>;
interface Summed extends Sums {
  isWhole: boolean;
}

/** Rounds of all that one statement sums up, and milliseconds after which no further day is begun. */
const mostSummed = 50_000;
const sumMs = 2_000;
const nothing: Sums = { count: 0, open: 0, inPlay: 0, bet: 0, win: 0 };
const names = ['count', 'open', 'inPlay', 'bet', 'win'] as const;

const plus = (one: Sums, other: Sums): Sums => Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as unknown as Sums;

/** Rounds that are over, from the daily figures: those directly below are the team without the teams of the agents among them. */
async function rolledSums(db: Db, { scope, rootId }: RecordGroup, { from, to }: Period, vendorType: VendorType | undefined): Promise<Sums> {
  const id = sql`${rootId}::uuid`;
  const of = (table: 'daily_figures' | 'team_figures', whose: SQL, sign = 1): SQL =>
    sql`select f.rounds * ${sign}::int as rounds, f.bet * ${sign}::int as bet, f.win * ${sign}::int as win from ${sql.raw(table)} f
      where f.customer_id ${whose} and f.day between ${from}::date and ${to}::date ${vendorType ? sql`and f.vendor_type = ${vendorType}` : sql``}`;
  const agents = sql`in (select c.id from customers c where c.upline_id = ${id} and c.id <> ${id} and ${isOfKind('agent')})`;
  const parts = {
    one: of('daily_figures', sql`= ${id}`),
    direct: sql`${of('team_figures', sql`= ${id}`)} union all ${of('team_figures', agents, -1)}`,
    team: sql`${of('daily_figures', sql`= ${id}`)} union all ${of('team_figures', sql`= ${id}`)}`,
  };
  const [row] = await rowsOf<Sums>(
    db,
    sql`select coalesce(sum(rounds), 0)::int as count, 0 as open, 0 as "inPlay", coalesce(sum(bet), 0)::bigint as bet,
      coalesce(sum(win), 0)::bigint as win from (${parts[scope]}) f`,
  );
  return row ?? nothing;
}

/** Of a group of many: the newest rounds of all that are looked at, as many as a statement may sum up. */
async function sumsOfNewest(db: Db, group: RecordGroup, isLookedAt: SQL, filter: TeamBetFilter): Promise<Summed> {
  // Counted before they are ordered: of rounds in play, which are few, no index has the order.
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select r.game_id from game_rounds r where ${isLookedAt} limit ${mostSummed}) f`,
  );
  const isWhole = (found?.count ?? 0) < mostSummed;
  const last = sql`select r.opened_at from game_rounds r where ${isLookedAt} order by r.opened_at desc limit 1 offset ${mostSummed - 1}`;
  const [row] = await rowsOf<Sums>(
    db,
    sql`select ${roundSums} from game_rounds r ${ownerIn(group, sql`r.customer_id`)} left join games g on g.game_id = r.game_id
      where ${isLookedAt} ${isWhole ? sql`` : sql`and r.opened_at >= (${last})`} and ${passes(filter)}`,
  );
  return { ...(row ?? nothing), isWhole };
}

/** By games, of a group of few: day by day, the newest first, as far as the time allows. */
async function sumsByDay(db: Db, ids: readonly string[], { days, timeZone }: DaysOfPeriod, filter: TeamBetFilter): Promise<Summed> {
  const until = performance.now() + sumMs;
  let sums = nothing;
  for (const day of days.toReversed()) {
    if (performance.now() > until) return { ...sums, isWhole: false };
    const moments = momentsOf({ from: day, to: day }, timeZone);
    const [row] = await rowsOf<Sums>(
      db,
      sql`select ${roundSums} from ${memberRows(ids)} join game_rounds r on r.customer_id = m.id and ${ofPeriod(moments)}
        join games g on g.game_id = r.game_id where ${passes(filter)}`,
    );
    sums = plus(sums, row ?? nothing);
  }
  return { ...sums, isWhole: true };
}

/** Rounds in play of a period: few at a time, and in an index of their own. */
async function openSums(db: Db, group: RecordGroup, moments: Moments, vendorType: VendorType | undefined): Promise<Summed> {
  const filter = { vendorType, state: 'open' } as const;
  const isLookedAt = sql`${ofPeriod(moments)} and ${passes(filter)}`;
  if (!group.ids) return sumsOfNewest(db, group, isLookedAt, filter);
  const [row] = await rowsOf<Sums>(
    db,
    sql`select ${roundSums} from ${memberRows(group.ids)} join game_rounds r on r.customer_id = m.id and ${isLookedAt}`,
  );
  return { ...(row ?? nothing), isWhole: true };
}

async function summed(db: Db, group: RecordGroup, days: Period, period: DaysOfPeriod, filter: TeamBetFilter): Promise<Summed> {
  const { vendorType, state } = filter;
  if (isOfGames(filter)) {
    return group.ids ? sumsByDay(db, group.ids, period, filter) : sumsOfNewest(db, group, ofPeriod(period.moments), filter);
  }
  if (state === 'open') return openSums(db, group, period.moments, vendorType);
  const over = await rolledSums(db, group, days, vendorType);
  if (state === 'settled') return { ...over, isWhole: true };
  const { isWhole, ...open } = await openSums(db, group, period.moments, vendorType);
  return { ...plus(over, open), isWhole };
}

/**
 * What a group's rounds come to. Rounds that are over are read from the daily figures, five seconds behind at most, and those in play from
 * their index; by vendor or game, which the figures do not have, from as many rounds as a statement may look at.
 * @param days the same period, as it was asked for
 */
export async function teamBetTotals(
  db: Db,
  group: RecordGroup,
  days: Period,
  period: DaysOfPeriod,
  filter: TeamBetFilter,
): Promise<DownlineBetTotals> {
  const { count, open, inPlay, bet, win, isWhole } = await summed(db, group, days, period, filter);
  return { count, open, inPlay, bet, win, net: win - bet, isWhole };
}
