import type { PointGameType, PointRate } from '@baize/contract';
import { pointGameTypes } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** Betting units divide this, so that what turnover comes to is whole parts of a point at any rate. */
export const pointUnits = 1_000_000_000;
/** Parts of a point: a unit's hundredths times the units. */
export const partsOfPoint = 100 * pointUnits;

/** Parts of a point that an amount comes to at a rate, `r`. */
export const partsPerAmount = sql`(r.hundredths::numeric * (${sql.raw(String(pointUnits))} / r.unit))`;

const todayIn = (timeZone: string): SQL => sql`(clock_timestamp() at time zone ${timeZone}::text)::date`;
const tomorrowIn = (timeZone: string): SQL => sql`(${todayIn(timeZone)} + 1)`;

/** The rate table of a day, default today, in §3's order; a type without a rate is left out. */
export async function pointRatesOf(db: Db | Tx, timeZone: string, day: SQL = todayIn(timeZone)): Promise<PointRate[]> {
  const rows = await rowsOf<PointRate>(
    db,
    sql`select distinct on (game_type) game_type as "gameType", unit::float8 as unit, hundredths from point_rates
      where from_day <= ${day} order by game_type, from_day desc`,
  );
  return pointGameTypes.flatMap((type) => rows.filter(({ gameType, hundredths }) => gameType === type && hundredths > 0));
}

/**
 * Sets what a type of game brings.
 * @param fromDay default tomorrow: a round of a day that has begun counts, and is taken back, by the rate that the day began with
 */
export async function setPointRate(
  db: Db | Tx,
  {
    gameType,
    unit,
    hundredths,
    timeZone,
    fromDay,
  }: { gameType: PointGameType; unit: number; hundredths: number; timeZone: string; fromDay?: string },
): Promise<void> {
  const day = fromDay === undefined ? tomorrowIn(timeZone) : sql`${fromDay}::date`;
  await db.execute(
    sql`insert into point_rates (game_type, from_day, unit, hundredths) values (${gameType}, ${day}, ${unit}, ${hundredths})
      on conflict (game_type, from_day) do update set unit = excluded.unit, hundredths = excluded.hundredths`,
  );
}

/** The rate table of tomorrow: what was set today is in it. */
export const tomorrowsPointRates = (db: Db | Tx, timeZone: string): Promise<PointRate[]> =>
  pointRatesOf(db, timeZone, tomorrowIn(timeZone));
