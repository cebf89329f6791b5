import { type Brand, BrandError } from '@baize/brand';
import { type Currency, currencies } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { holdLock } from '../db/holdLock.ts';

/** Money and zone that the books of a database are kept in. */
export interface House {
  currency: Currency;
  /** IANA name of the zone in which days begin, and by whose clock players and operators read times, such as `Asia/Manila`. */
  timeZone: string;
}

/**
 * The money that the books of this database are kept in, for statements. A function of the database, so that no code names a currency, and no
 * process can post in another one; the planner puts its value in place.
 */
export const houseCurrency: SQL = sql`house_currency()`;

/** Money and zone that the books are kept in. */
export async function readHouse(executor: Db | Tx): Promise<House> {
  const [row] = await rowsOf<{ currency: string; timeZone: string }>(
    executor,
    sql`select ${houseCurrency} as currency, house_time_zone() as "timeZone"`,
  );
  const currency = currencies.find((one) => one === row?.currency);
  if (!row || !currency) throw new Error(`the books are kept in ${row?.currency}, which no portal knows`);
  return { currency, timeZone: row.timeZone };
}

/** What a brand asks that the books of a database are not kept in. */
const differences = (kept: House, asked: House) => (['currency', 'timeZone'] as const).filter((key) => kept[key] !== asked[key]);

/**
 * Keeps the books in a brand's money, and their days in its zone. A new database takes them; one with entries keeps its own.
 * @throws BrandError where the books are kept otherwise
 */
export async function claimHouse(db: Db, { currency, timeZone }: Pick<Brand, 'currency' | 'timeZone'>): Promise<void> {
  const asked = { currency: currency as Currency, timeZone };
  if (differences(await readHouse(db), asked).length === 0) return;
  await db.transaction(async (tx) => {
    await holdLock(tx, 'house');
    const kept = await readHouse(tx);
    const problems = differences(kept, asked).map((key) => ({
      key,
      value: asked[key],
      rule: `the books of this database are kept in ${kept[key]}. Name a database of its own by DATA_DIR or DATABASE_URL.`,
    }));
    if (problems.length === 0) return;
    if ((await rowsOf(tx, sql`select 1 from ledger_entries limit 1`)).length > 0) throw new BrandError(problems, 'BRAND_DIR');
    await define(tx, 'house_currency', asked.currency);
    await define(tx, 'house_time_zone', asked.timeZone);
  });
}

/** No parameter can stand in a definition: the value is quoted by the database itself. */
async function define(tx: Tx, name: string, value: string): Promise<void> {
  const [row] = await rowsOf<{ body: string }>(
    tx,
    sql`select quote_literal('select ' || quote_literal(${value}::text) || '::text') as body`,
  );
  await tx.execute(
    sql`create or replace function ${sql.raw(name)}() returns text language sql immutable parallel safe as ${sql.raw(row?.body ?? '')}`,
  );
}
