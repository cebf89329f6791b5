import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { deltaOfCustomers, deltaOfDay, teamSums } from './everything.ts';
import { figureColumns, teamColumns, uplineOf } from './figures.ts';
import { customerRanges, isIn, teamDays } from './ranges.ts';

/** A figure that differs from what the ledger and the rounds come to. */
export interface Difference {
  table: 'daily_figures' | 'team_figures';
  customerId: string;
  day: string;
  vendorType: string;
  /** `upline` is 0 where the row names another agent than the one above its customer. */
  figure: string;
  kept: number;
  right: number;
}

const shown = 100;

/** Figures as they are kept, each with whether it names the agent above its customer: a row and its customer lie on one machine of a cluster. */
const keptFigures = (table: Difference['table'], condition: SQL): SQL =>
  sql`select k.*, (k.upline_id is not distinct from ${uplineOf})::int as has_upline
    from ${sql.identifier(table)} k join customers c on c.id = k.customer_id where ${condition}`;

/** Figures, `f`, that differ from those of `r`; some may be missing on either side. */
function differencesOf(table: Difference['table'], columns: readonly string[], condition: SQL): SQL {
  const figures = sql.join(
    [
      ...columns.map((column) => sql`(${column}, coalesce(f.${sql.identifier(column)}, 0), coalesce(r.${sql.identifier(column)}, 0))`),
      sql`('upline', coalesce(f.has_upline, 1), 1)`,
    ],
    sql`, `,
  );
  return sql`select ${table} as "table", coalesce(f.customer_id, r.customer_id) as "customerId", coalesce(f.day, r.day)::text as day,
      coalesce(f.vendor_type, r.vendor_type) as "vendorType", v.figure, v.kept::float8 as kept, v.right::float8 as right
    from (${keptFigures(table, condition)}) f full join r on r.customer_id = f.customer_id and r.day = f.day and r.vendor_type = f.vendor_type
    cross join lateral (values ${figures}) as v (figure, kept, "right") where v.kept <> v.right
    order by 2, 3, 4, 5 limit ${shown}`;
}

/**
 * Compares all figures with the ledger and the rounds, some customers at a time; and where theirs are right, those of the teams with them, day by
 * day. Each statement sees one moment, and the follower counts all of a change in one transaction.
 * @param atOnce customers that one statement reads; default of {@link customerRanges}
 * @returns the first hundred differences
 */
export async function checkRollups(db: Db, timeZone: string, atOnce?: number): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const range of customerRanges(db, atOnce)) {
    const statement = sql`with ${deltaOfCustomers(range, timeZone)}, r as (select customer_id, day, vendor_type,
        ${sql.join(
          figureColumns.map((column) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`),
          sql`, `,
        )} from delta group by 1, 2, 3) ${differencesOf('daily_figures', figureColumns, isIn(sql`k.customer_id`, range))}`;
    found.push(...(await rowsOf<Difference>(db, statement)));
    if (found.length >= shown) return found.slice(0, shown);
  }
  if (found.length > 0) return found;
  for (const day of await teamDays(db, timeZone)) {
    const statement = sql`with ${deltaOfDay(day, timeZone)}, r as (${teamSums}) ${differencesOf('team_figures', teamColumns, sql`k.day = ${day}::date`)}`;
    found.push(...(await rowsOf<Difference>(db, statement)));
    if (found.length >= shown) break;
  }
  return found.slice(0, shown);
}
