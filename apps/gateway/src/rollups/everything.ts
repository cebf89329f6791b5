import { type SQL, sql } from 'drizzle-orm';
import { dayIn, entryDelta, followedAccounts, registrationDelta, roundDelta } from './deltas.ts';
import { deltaColumns, figureColumns, teamColumns, teamDelta } from './figures.ts';
import { type CustomerRange, isIn } from './ranges.ts';

const accounts = sql.join(
  followedAccounts.map((kind) => sql`${kind}`),
  sql`, `,
);

/** All that was counted of the rounds and the ledger of some customers, as `delta`: what the follower has not counted yet is left out. */
export const deltaOfCustomers = (range: CustomerRange, timeZone: string): SQL => sql`delta as (
    select ${roundDelta(timeZone)} from (select customer_id, opened_at, opened_at as ended_at, vendor_type, rolled_bet as bet_total,
      rolled_win as win_total, false as is_rolled, 0::bigint as rolled_bet, 0::bigint as rolled_win from game_rounds
      where is_rolled and ${isIn(sql`customer_id`, range)}) r
    union all select ${entryDelta(sql`e.customer_id`, sql`e.created_at`, timeZone)} from ledger_entries e
      join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      where e.kind in (${accounts}) and ${isIn(sql`e.customer_id`, range)}
        and not exists (select from rollup_marks m where m.customer_id = e.customer_id and m.kind = e.kind and m.currency = e.currency and m.seq = e.seq)
  )`;

const given = Object.fromEntries(figureColumns.map((column) => [column, sql`f.${sql.identifier(column)}`]));

/** What customers have of a day, as `delta`: their own figures, and whether they were registered. */
export const deltaOfDay = (day: string, timeZone: string): SQL => sql`delta as (
    select f.customer_id, f.day, f.vendor_type, ${deltaColumns(given)} from daily_figures f where f.day = ${day}::date
    union all select ${registrationDelta(sql`c.id`, sql`c.created_at`, timeZone)} from customers c
      where c.upline_id is not null and ${dayIn(sql`c.created_at`, timeZone)} = ${day}::date
        and not exists (select from rollup_marks m where m.customer_id = c.id and m.kind = 'registration')
  ), ${teamDelta(sql`select customer_id, day, sum(bet) as added, 0 as had from delta group by 1, 2`)}`;

/** What {@link deltaOfDay} comes to for each agent above. */
export const teamSums: SQL = sql`select above.id as customer_id, day, vendor_type, ${sql.join(
  teamColumns.map((column) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`),
  sql`, `,
)} from team_delta d join customers c on c.id = d.customer_id cross join unnest(c.upline_path) as above (id) group by 1, 2, 3`;
