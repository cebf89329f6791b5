import type { BetTotals, ProfitAndLoss, VendorType } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { inDays, playedDays } from '../../rollups/playedDays.ts';
import { type BetFilter, playedSums } from './bets.ts';
import type { DaysOfPeriod } from './readPeriod.ts';
import { sumOf } from './sums.ts';

type PlayedFigures = Omit<BetTotals, 'net'>;

interface PlayedRow extends PlayedFigures {
  day: string;
  /** Empty for rounds of a game outside the catalogue. */
  vendorType: VendorType | '';
}

function totalOf(rows: readonly PlayedRow[]): BetTotals {
  const of = (name: keyof PlayedFigures): number => sumOf(rows, (row) => row[name]);
  const [bet, win] = [of('bet'), of('win')];
  return { count: of('count'), open: of('open'), inPlay: of('inPlay'), bet, win, net: win - bet };
}

/** A player's wins and losses on each day of a period: the rounds of `listBets`, each on the day of its beginning. */
export async function profitAndLoss(
  db: Db,
  customerId: string,
  { moments, days, timeZone }: DaysOfPeriod,
  { vendorType }: Pick<BetFilter, 'vendorType'>,
): Promise<ProfitAndLoss> {
  const rows = await rowsOf<PlayedRow>(
    db,
    sql`select p.day::text as day, p.vendor_type as "vendorType", ${playedSums}
      from (${playedDays({ customerId, timeZone, inPeriod: inDays(moments.period) })}) p
      ${vendorType ? sql`where p.vendor_type = ${vendorType}` : sql``} group by 1, 2 having sum(p.rounds) <> 0`,
  );
  const types = [...new Set(rows.map((row) => row.vendorType))].sort();
  return {
    days: days.map((day) => ({ day, ...totalOf(rows.filter((row) => row.day === day)) })),
    vendorTypes: types.map((type) => ({ ...(type && { vendorType: type }), ...totalOf(rows.filter((row) => row.vendorType === type)) })),
    totals: totalOf(rows),
  };
}
