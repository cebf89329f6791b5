import { randomUUID } from 'node:crypto';
import type { Rebate, RebateLine, RebateRate } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus, unwagered } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { settledDays } from '../../rollups/playedDays.ts';
import { AppError } from '../../wire/AppError.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { lastDay, todaysRates } from './rates.ts';

/** Claims that are shown. */
const shownClaims = 10;
const title = { vi: 'Hoàn trả', en: 'Rebate' };
/** A rebate is the player's own. */

/**
 * What of a customer's turnover was not rebated yet, by type and rate: all that he has on days that are over, each at the rate that it had, less
 * what the lines before have of it. A round that was taken back since, or came late, is in the difference, of whichever day it is. The amount is
 * the floor of the whole less the parts, so that what is left of the smallest unit counts for the next one.
 */
async function openLines(db: Db | Tx, customerId: string, timeZone: string, day: string): Promise<RebateLine[]> {
  const played = settledDays({ customerId, timeZone, inPeriod: sql`day <= ${day}::date` });
  return rowsOf<RebateLine>(
    db,
    sql`with played as (
        select vendor_type, day, sum(bet) as bet from (${played}) s group by 1, 2
      ), whole as (
        select p.vendor_type, r.rate, sum(p.bet) as turnover from played p cross join lateral (
          select rate from rebate_rates r where r.vendor_type = p.vendor_type and r.from_day <= p.day order by r.from_day desc limit 1
        ) r where r.rate > 0 group by 1, 2
      ), parts as (
        select vendor_type, rate, sum(turnover) as turnover, sum(amount) as amount from rebate_lines
        where customer_id = ${customerId}::uuid group by 1, 2
      ), open as (
        select vendor_type, rate, coalesce(w.turnover, 0) - coalesce(p.turnover, 0) as turnover,
          div(coalesce(w.turnover, 0) * rate, 10000) - coalesce(p.amount, 0) as amount
        from whole w full join parts p using (vendor_type, rate)
      )
      select vendor_type as "vendorType", rate, turnover::float8 as turnover, amount::float8 as amount from open
      where turnover <> 0 order by amount desc, vendor_type, rate`,
  );
}

async function newestClaims(db: Db | Tx, customerId: string): Promise<Rebate['claims']> {
  return rowsOf<Rebate['claims'][number]>(
    db,
    sql`select c.id as "claimId", c.day::text as day, ${isoOf(sql`c.created_at`)} as at, c.amount::float8 as amount, (
          select json_agg(json_build_object('vendorType', l.vendor_type, 'rate', l.rate, 'turnover', l.turnover, 'amount', l.amount)
            order by l.amount desc, l.vendor_type, l.rate)
          from rebate_lines l where l.customer_id = c.customer_id and l.day = c.day) as lines
      from rebate_claims c where c.customer_id = ${customerId}::uuid order by c.day desc limit ${shownClaims}`,
  );
}

const claimableOf = (lines: readonly RebateLine[]): number =>
  Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );

/** A customer's rebate as it stands: what can be claimed, at which rates, and what was. */
export async function readRebate(db: Db | Tx, customerId: string, timeZone: string): Promise<Rebate> {
  const day = await lastDay(db, timeZone);
  const mayClaim = await mayReceive(db, customerId, { isEarned: true });
  const lines = mayClaim ? await openLines(db, customerId, timeZone, day) : [];
  const rates: RebateRate[] = (await mayReceive(db, customerId)) ? await todaysRates(db, timeZone) : [];
  const claims = await newestClaims(db, customerId);
  const isClaimed = claims[0]?.day === day;
  return { day, lines, claimable: isClaimed ? 0 : claimableOf(lines), isClaimed, rates, claims };
}

/**
 * Puts on the balance what the days that are over come to. Lines that come to less than nothing are taken off the others; where all together
 * come to nothing, nothing is claimed and they are carried.
 * @throws AppError `rebate_not_open`: nothing to claim, or this day's was claimed already
 */
export async function claimRebateOf(tx: Tx, customerId: string, timeZone: string): Promise<Rebate> {
  // Claims of one member wait for each other here.
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  const { day, lines, claimable } = await readRebate(tx, customerId, timeZone);
  if (claimable === 0) throw new AppError('rebate_not_open');
  const id = randomUUID();
  const claimed = await rowsOf(
    tx,
    sql`insert into rebate_claims (customer_id, day, id, amount) values (${customerId}::uuid, ${day}::date, ${id}::uuid, ${claimable})
      on conflict do nothing returning 1`,
  );
  if (claimed.length === 0) throw new AppError('rebate_not_open');
  await tx.execute(sql`insert into rebate_lines (customer_id, day, vendor_type, rate, turnover, amount)
    select ${customerId}::uuid, ${day}::date, l."vendorType", l.rate, l.turnover, l.amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l ("vendorType" text, rate int, turnover bigint, amount bigint)`);
  await giveBonus(tx, { customerId, amount: claimable, kind: 'rebate', title, reference: id, wagering: unwagered, daysToUse: 1 });
  return readRebate(tx, customerId, timeZone);
}
