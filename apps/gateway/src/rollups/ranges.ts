import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Customers from behind one id to another; without an end, to the last. */
export interface CustomerRange {
  after?: string | undefined;
  to?: string | undefined;
}

/** Customers whose rounds and entries one statement reads. */
const customersAtOnce = 500;

/** All customers, some at a time, so that no statement reads all rounds. */
export async function* customerRanges(db: Db, size = customersAtOnce): AsyncGenerator<CustomerRange> {
  for (let after: string | undefined; ; ) {
    const [row] = await rowsOf<{ id: string }>(
      db,
      sql`select id from customers where ${isIn(sql`id`, { after })} order by id limit 1 offset ${size - 1}`,
    );
    yield { after, to: row?.id };
    if (!row) return;
    after = row.id;
  }
}

/** Whether a customer's id is in a range. */
export const isIn = (id: SQL, { after, to }: CustomerRange): SQL =>
  sql`(${after === undefined ? sql`true` : sql`${id} > ${after}::uuid`} and ${to === undefined ? sql`true` : sql`${id} <= ${to}::uuid`})`;

/** Days of the brand's zone on which somebody below an agent has figures or was registered, one by one in their indexes. */
export async function teamDays(db: Db, timeZone: string): Promise<string[]> {
  const rows = await rowsOf<{ day: string }>(
    db,
    sql`select distinct (created_at at time zone ${timeZone}::text)::date::text as day from customers where upline_id is not null`,
  );
  const days = new Set(rows.map(({ day }) => day));
  for (let last = '-infinity'; ; ) {
    const next = (table: SQL): SQL => sql`(select min(day) from ${table} where day > ${last}::date)`;
    const [row] = await rowsOf<{ day: string | null }>(
      db,
      sql`select least(${next(sql`daily_figures`)}, ${next(sql`team_figures`)})::text as day`,
    );
    if (!row || row.day === null) return [...days].sort();
    last = row.day;
    days.add(last);
  }
}
