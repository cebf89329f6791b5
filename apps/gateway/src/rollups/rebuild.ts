import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { deltaOfCustomers, deltaOfDay, teamSums } from './everything.ts';
import { figureColumns, teamColumns, uplineOf } from './figures.ts';
import { customerRanges, isIn, teamDays } from './ranges.ts';

const named = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Figures of `s` and the agent above their customer, `c`. */
const insertInto = (table: string, columns: readonly string[]): SQL => sql`insert into ${sql.identifier(table)}
    (customer_id, day, vendor_type, upline_id, ${named(columns)})
  select s.customer_id, s.day, s.vendor_type, ${uplineOf}, ${named(columns)} from`;

/** One part in a transaction of its own, while no follower counts: it writes both tables in one statement. */
const apart = (db: Db, ...statements: SQL[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table daily_figures in share row exclusive mode`);
    for (const statement of statements) await tx.execute(statement);
  });

/**
 * Makes all figures anew: those of some customers at a time, then those of the teams from them, day by day. What the follower has not counted
 * yet stays for it, and it goes on between. One that is stopped in the middle is done again.
 * @param atOnce customers that one statement makes anew; default of {@link customerRanges}
 */
export async function rebuildRollups(db: Db, timeZone: string, atOnce?: number): Promise<void> {
  for await (const range of customerRanges(db, atOnce)) {
    await apart(
      db,
      sql`delete from daily_figures where ${isIn(sql`customer_id`, range)}`,
      sql`with ${deltaOfCustomers(range, timeZone)} ${insertInto('daily_figures', figureColumns)} (
          select customer_id, day, vendor_type, ${sql.join(
            figureColumns.map((column) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`),
            sql`, `,
          )} from delta group by 1, 2, 3) s left join customers c on c.id = s.customer_id`,
    );
  }
  for (const day of await teamDays(db, timeZone)) {
    await apart(
      db,
      sql`delete from team_figures where day = ${day}::date`,
      sql`with ${deltaOfDay(day, timeZone)} ${insertInto('team_figures', teamColumns)} (${teamSums}) s left join customers c on c.id = s.customer_id`,
    );
  }
}
