import { BrandError } from '@baize/brand';
import { type Currency, currencies } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';

/**
 * The money that the books of this database are kept in, for statements. A function of the database, so that no code names a currency, and no
 * process can post in another one; the planner puts its value in place.
 */
export const houseCurrency: SQL = sql`house_currency()`;

/** ISO 4217 code of the money that the books are kept in. */
export async function readHouseCurrency(executor: Db | Tx): Promise<Currency> {
  const [row] = await rowsOf<{ currency: string }>(executor, sql`select ${houseCurrency} as currency`);
  const found = currencies.find((one) => one === row?.currency);
  if (!found) throw new Error(`the books are kept in ${row?.currency}, which no portal knows`);
  return found;
}

/**
 * Keeps the books in a brand's money. A new database takes it; one with entries keeps its own.
 * @throws BrandError where the books are kept in another money
 */
export async function claimHouseCurrency(db: Db, currency: Currency): Promise<void> {
  if ((await readHouseCurrency(db)) === currency) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('baize.currency'))`);
    const kept = await readHouseCurrency(tx);
    if (kept === currency) return;
    const entries = await rowsOf(tx, sql`select 1 from ledger_entries limit 1`);
    if (entries.length > 0) {
      throw new BrandError([{ key: 'currency', value: currency, rule: `the books of this database are kept in ${kept}.` }], 'BRAND_DIR');
    }
    // No parameter can stand in a definition; the code is one of a list.
    const body = `$house$ select '${currency}'::text $house$`;
    await tx.execute(
      sql`create or replace function house_currency() returns text language sql immutable parallel safe as ${sql.raw(body)}`,
    );
  });
}
