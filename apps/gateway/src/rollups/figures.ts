import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** Columns of the figures, in the order in which deltas tell them. */
export const figureColumns = [
  'rounds',
  'bet',
  'win',
  'deposits',
  'withdrawals',
  'fees',
  'bonuses',
  'rebates',
  'transfers_in',
  'transfers_out',
  'wages',
  'wages_paid',
  'dividends',
  'daily_salaries',
  'hourly_salaries',
  'adjustments',
] as const;
export type FigureColumn = (typeof figureColumns)[number];
const deltaNames = [...figureColumns, 'registrations'] as const;
/** Columns of the figures of a team. */
export const teamColumns = [...deltaNames, 'active'] as const;

const list = (columns: readonly string[], written: (column: SQL) => SQL): SQL =>
  sql.join(
    columns.map((column) => written(sql.identifier(column) as unknown as SQL)),
    sql`, `,
  );
const named = (columns: readonly string[]): SQL => list(columns, (column) => sql`${column}`);

/**
 * Columns of a delta: what is not given is nothing.
 * @param given by the column's name
 */
export function deltaColumns(given: Partial<Record<FigureColumn | 'registrations', SQL>>): SQL {
  return sql.join(
    deltaNames.map((column) => sql`(${given[column] ?? sql`0`})::bigint as ${sql.identifier(column)}`),
    sql`, `,
  );
}

/**
 * Deltas as those above are told of them, `team_delta`, after `delta`: with `active`, which is one on the day on which the first bet of a
 * customer counts, and is taken back with the last one.
 * @param dayBets `customer_id, day, added, had`: what customers' bets of a day have grown by, and what they were before
 */
export const teamDelta = (dayBets: SQL): SQL => sql`day_bets as (${dayBets}), team_delta as (
    select customer_id, day, vendor_type, ${named(deltaNames)}, 0::bigint as active from delta
    union all select customer_id, day, '', ${list(deltaNames, () => sql`0`)}, (had + added > 0)::int - (had > 0)::int from day_bets where added <> 0
  )`;
/** The figures have what was added by then. */
const countedBets = sql`select d.customer_id, d.day, d.added, sum(f.bet) - d.added as had
  from (select customer_id, day, sum(bet) as added from delta group by 1, 2) d
  join daily_figures f on f.customer_id = d.customer_id and f.day = d.day group by d.customer_id, d.day, d.added`;

/** The agent directly above customers, `c`, as figures name him. */
export const uplineOf: SQL = sql`nullif(c.upline_id, c.id)`;

const sums = (columns: readonly string[]): SQL => list(columns, (column) => sql`sum(${column}) as ${column}`);
const added = (columns: readonly string[]): SQL => list(columns, (column) => sql`${column} = f.${column} + excluded.${column}`);

/**
 * Adds deltas to the figures: to the customer's own, and to those of each agent above him. Rows are taken in the order of their keys.
 * @param delta common table expressions, the last of them `delta (customer_id, day, vendor_type, …figures, registrations)`
 */
export async function addFigures(tx: Tx, delta: SQL): Promise<void> {
  await tx.execute(sql`with ${delta}
    insert into daily_figures as f (customer_id, day, vendor_type, upline_id, ${named(figureColumns)})
    select s.customer_id, s.day, s.vendor_type, ${uplineOf}, ${named(figureColumns)}
    from (select customer_id, day, vendor_type, ${sums(figureColumns)} from delta group by 1, 2, 3) s join customers c on c.id = s.customer_id
    order by s.customer_id, s.day, s.vendor_type
    on conflict (customer_id, day, vendor_type) do update set ${added(figureColumns)}`);
  await tx.execute(sql`with ${delta}, ${teamDelta(countedBets)}
    insert into team_figures as f (customer_id, day, vendor_type, upline_id, ${named(teamColumns)})
    select s.customer_id, s.day, s.vendor_type, ${uplineOf}, ${named(teamColumns)} from (
      select above.id as customer_id, day, vendor_type, ${sums(teamColumns)}
      from team_delta d join customers m on m.id = d.customer_id cross join unnest(m.upline_path) as above (id) group by 1, 2, 3
    ) s join customers c on c.id = s.customer_id order by s.customer_id, s.day, s.vendor_type
    on conflict (customer_id, day, vendor_type) do update set ${added(teamColumns)}`);
}
