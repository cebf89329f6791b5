import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { entryDelta, followedAccounts, roundDelta } from './deltas.ts';
import { additions, figureColumns, teamColumns, teamDelta } from './figures.ts';

/** A figure that differs from what the ledger and the rounds come to. */
export interface Difference {
  table: 'daily_figures' | 'team_figures';
  customerId: string;
  day: string;
  vendorType: string;
  figure: string;
  kept: number;
  right: number;
}

const columnsOf = { daily_figures: figureColumns, team_figures: teamColumns };
const shown = 100;

/** All that was counted of the rounds and the ledger, as `delta`: what the follower has not counted yet is left out. */
const everything = (timeZone: string): SQL => sql`delta as (
    select ${roundDelta(timeZone)} from (select customer_id, opened_at, opened_at as ended_at, vendor_type, rolled_bet as bet_total,
      rolled_win as win_total, false as is_rolled, 0::bigint as rolled_bet, 0::bigint as rolled_win from game_rounds where is_rolled) r
    union all select ${entryDelta(sql`e.customer_id`, sql`e.created_at`, timeZone)} from ledger_entries e
      join ledger_transactions t on t.customer_id = e.customer_id and t.id = e.transaction_id
      where e.kind in (${sql.join(
        followedAccounts.map((kind) => sql`${kind}`),
        sql`, `,
      )})
        and not exists (select from rollup_marks m where m.customer_id = e.customer_id and m.kind = e.kind and m.currency = e.currency and m.seq = e.seq)
    union all select ${entryDelta(sql`c.id`, sql`c.created_at`, timeZone)} from customers c
      left join (select null::text as kind, 0::bigint as amount where false) e on true left join (select null::text as kind where false) t on true
      where c.upline_id is not null and not exists (select from rollup_marks m where m.customer_id = c.id and m.kind = 'registration')
  )`;

const differencesOf = (table: Difference['table'], timeZone: string): SQL => {
  const columns = columnsOf[table];
  const sums = sql.join(
    columns.map((column) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`),
    sql`, `,
  );
  const source =
    table === 'daily_figures'
      ? sql`select customer_id, day, vendor_type, ${sums} from delta group by 1, 2, 3`
      : sql`select above.id as customer_id, day, vendor_type, ${sums} from team_delta d join customers c on c.id = d.customer_id
          cross join unnest(c.upline_path) as above (id) group by 1, 2, 3`;
  const figures = sql.join(
    columns.map((column) => sql`(${column}, coalesce(f.${sql.identifier(column)}, 0), coalesce(r.${sql.identifier(column)}, 0))`),
    sql`, `,
  );
  return sql`with ${everything(timeZone)}, ${teamDelta(sql`0`)}, r as (${source})
    select ${table} as "table", coalesce(f.customer_id, r.customer_id) as "customerId", coalesce(f.day, r.day)::text as day,
      coalesce(f.vendor_type, r.vendor_type) as "vendorType", v.figure, v.kept::float8 as kept, v.right::float8 as right
    from ${sql.identifier(table)} f full join r on r.customer_id = f.customer_id and r.day = f.day and r.vendor_type = f.vendor_type
    cross join lateral (values ${figures}) as v (figure, kept, "right") where v.kept <> v.right
    order by 2, 3, 4, 5 limit ${shown}`;
};

/** Compares all figures with the ledger and the rounds, at one moment. @returns the first hundred differences of each table */
export function checkRollups(db: Db, timeZone: string): Promise<Difference[]> {
  return db.transaction(
    async (tx) => [
      ...(await rowsOf<Difference>(tx, differencesOf('daily_figures', timeZone))),
      ...(await rowsOf<Difference>(tx, differencesOf('team_figures', timeZone))),
    ],
    { isolationLevel: 'repeatable read' },
  );
}

/** Makes all figures anew. What the follower has not counted yet stays for it. */
export async function rebuildRollups(db: Db, timeZone: string): Promise<void> {
  await db.transaction(
    async (tx: Tx) => {
      await tx.execute(sql`delete from daily_figures`);
      await tx.execute(sql`delete from team_figures`);
      await tx.execute(sql`with ${everything(timeZone)}, ${additions} select count(*) from delta`);
    },
    { isolationLevel: 'repeatable read' },
  );
}
