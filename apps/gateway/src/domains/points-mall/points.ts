import type { MemberPoints, PointConversion } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { partsOfPoint, pointRatesOf, pointUnits } from './pointRates.ts';

/** A member's points. */
export async function pointBalance(db: Db | Tx, customerId: string): Promise<number> {
  const [row] = await rowsOf<{ balance: number }>(
    db,
    sql`select balance::float8 as balance from accounts where customer_id = ${customerId}::uuid and kind = 'points' and currency = 'PTS'`,
  );
  return row?.balance ?? 0;
}

/** A member's points, and the turnover that is left until the next one by each row of the rate table. */
export async function readPoints(
  db: Db,
  customerId: string,
  { timeZone, conversion }: { timeZone: string; conversion: PointConversion | null },
): Promise<MemberPoints> {
  const [balance, rates, accruals, [customer]] = await Promise.all([
    pointBalance(db, customerId),
    pointRatesOf(db, timeZone),
    rowsOf<{ gameType: string; earned: string; given: string }>(
      db,
      sql`select game_type as "gameType", earned::text as earned, given::text as given from point_accruals where customer_id = ${customerId}::uuid`,
    ),
    rowsOf<{ hasFundPassword: boolean }>(
      db,
      sql`select fund_password_hash is not null as "hasFundPassword" from customers where id = ${customerId}::uuid`,
    ),
  ]);
  return {
    balance,
    rates: rates.map((rate) => {
      const { earned = '0', given = '0' } = accruals.find(({ gameType }) => gameType === rate.gameType) ?? {};
      const missing = (BigInt(given) + 1n) * BigInt(partsOfPoint) - BigInt(earned);
      const perAmount = BigInt(rate.hundredths) * BigInt(pointUnits / rate.unit);
      return { ...rate, left: Number((missing + perAmount - 1n) / perAmount) };
    }),
    ...(conversion && { conversion }),
    hasFundPassword: customer?.hasFundPassword ?? false,
  };
}
