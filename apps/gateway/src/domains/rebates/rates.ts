import type { RebateRate, VendorType } from '@baize/contract';
import { vendorTypes } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

const todayIn = (timeZone: string) => sql`(clock_timestamp() at time zone ${timeZone}::text)::date`;

/** The last of the brand's days that is over, as `YYYY-MM-DD`. */
export async function lastDay(db: Db | Tx, timeZone: string): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(db, sql`select (${todayIn(timeZone)} - 1)::text as day`);
  return row?.day ?? '';
}

/** The rates of today, in the order of the types; a type without one is left out. */
export async function todaysRates(db: Db | Tx, timeZone: string): Promise<RebateRate[]> {
  const rows = await rowsOf<RebateRate>(
    db,
    sql`select distinct on (vendor_type) vendor_type as "vendorType", rate from rebate_rates
      where from_day <= ${todayIn(timeZone)} order by vendor_type, from_day desc`,
  );
  return vendorTypes.flatMap((type) => rows.filter(({ vendorType, rate }) => vendorType === type && rate > 0));
}

/**
 * Sets what the brand gives back of a type's turnover.
 * @param fromDay default today: days that are over keep the rate that they had
 */
export async function setRate(
  db: Db | Tx,
  { vendorType, rate, timeZone, fromDay }: { vendorType: VendorType; rate: number; timeZone: string; fromDay?: string },
): Promise<void> {
  const day = fromDay === undefined ? todayIn(timeZone) : sql`${fromDay}::date`;
  await db.execute(
    sql`insert into rebate_rates (vendor_type, from_day, rate) values (${vendorType}, ${day}, ${rate})
      on conflict (vendor_type, from_day) do update set rate = excluded.rate`,
  );
}
