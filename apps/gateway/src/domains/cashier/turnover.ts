import type { HeldBonus } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { leftOf, openBonuses } from '../../bonuses/openBonuses.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { dayIn } from '../../rollups/deltas.ts';
import { settledDays } from '../../rollups/playedDays.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { canWager } from '../wallet/canWager.ts';

/**
 * Each open deposit, with what it and all later ones ask for and what was wagered since. It reads the figures of days, and the rounds of a day of
 * deposits, each once, where the days behind it are not enough for all of them: a withdrawal holds the wallet meanwhile.
 */
export const turnoverStatement = (customerId: string, timeZone: string): SQL => sql`with o as (
    select settled_at, ${dayIn(sql`settled_at`, timeZone)} as day from deposits
    where customer_id = ${customerId} and state = 'credited' and turnover_met_at is null
  ), later as materialized (${settledDays({ customerId, timeZone, inPeriod: sql`day > (select min(o.day) from o)` })}),
  due as materialized (select settled_at, day, lead(settled_at) over (partition by day order by settled_at) as next,
    (select coalesce(sum(d.turnover), 0) from deposits d
      where d.customer_id = ${customerId} and d.state = 'credited' and d.settled_at >= o.settled_at) as asked,
    (select coalesce(sum(later.bet), 0) from later where later.day > o.day) as wagered from o),
  played as (select *, case when wagered >= max(asked) over (partition by day) then 0 else (
      select coalesce(sum(r.bet_total), 0) from game_rounds r where r.customer_id = ${customerId} and r.ended_at is not null
      and r.opened_at >= due.settled_at and r.opened_at < coalesce(due.next, (due.day + 1)::timestamp at time zone ${timeZone}::text)
    ) end as until_next from due)
  select asked::bigint as asked, (wagered + sum(until_next) over (partition by day order by settled_at desc))::bigint as wagered from played`;

/** Turnover of deposits that is left. */
async function depositTurnoverLeft(db: Db | Tx, customerId: string, timeZone: string): Promise<number> {
  const rows = await rowsOf<{ asked: number; wagered: number }>(db, turnoverStatement(customerId, timeZone));
  // The largest difference is left.
  return Math.max(0, ...rows.map(({ asked, wagered }) => Number(asked) - Number(wagered)));
}

interface TurnoverLeft {
  /** In the minor unit. */
  left: number;
  bonuses: HeldBonus[];
  /** Nothing is asked for now, and will be again: deposits are not taken for wagered. */
  isWaived?: boolean;
}

/**
 * Turnover that a player still owes for bonuses, and for deposits (§9 "30% of the deposit must be wagered first"), in the minor unit. A stake counts for the
 * deposits credited before its round began, once the round is over; earlier bets do not count for a deposit.
 * A stake counts for a bonus too, so that the larger of both is left. An account that may not play for money owes nothing: it could never wager it.
 */
export async function turnoverLeft(db: Db | Tx, customerId: string, timeZone: string): Promise<TurnoverLeft> {
  // An account whose play is closed could not wager. Its bonuses have ended.
  if (await closureStopOf(db, customerId)) return { left: 0, bonuses: [], isWaived: true };
  const bonuses = await openBonuses(db, customerId);
  const left = Math.max(await depositTurnoverLeft(db, customerId, timeZone), leftOf(bonuses));
  return left > 0 && (await canWager(db, customerId)) ? { left, bonuses } : { left: 0, bonuses: [] };
}

/** Remembers which deposits have been wagered enough for, so that their rounds are counted no more. */
export async function markTurnoverMet(tx: Tx, customerId: string): Promise<void> {
  await tx.execute(
    sql`update deposits o set turnover_met_at = statement_timestamp()
      where o.customer_id = ${customerId} and o.state = 'credited' and o.turnover_met_at is null`,
  );
}
